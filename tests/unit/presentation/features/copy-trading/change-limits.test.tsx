import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopiesQueries } from '../../../../../src/application/social/copies.queries';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { OwnCopy } from '../../../../../src/domain/social/own-copy';
import { ChangeLimitsDialog } from '../../../../../src/presentation/features/copy-trading/change-limits.view';
import { ManageCopyStore } from '../../../../../src/presentation/features/copy-trading/manage-copy.store';
import { socialTradingFeature } from '../../../../../src/presentation/features/copy-trading/social-trading.feature';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { useResource } from '../../../../../src/presentation/kit/data/use-resource';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { renderShell } from '../../shell/shell-fixture';

const offered = {
  profitShare: 0.1,
  maxLeverage: 5,
  maxSlippage: 0.05,
  symbols: ['BTC_USDT'],
};
/** As it is read: another object each time. */
const copyNamed = (copyId: string, stopLoss: string, worth = 100) =>
  ({
    copyId,
    strategyId: '3',
    leadTrader: 'Ann',
    counter: false,
    status: 'ACTIVE',
    amount: decimal(100),
    taken: zero,
    worth: decimal(worth),
    sharedProfit: zero,
    terms: { mode: 'PROPORTIONAL', stopLoss: decimal(stopLoss), slippage: decimal('0.01'), leverage: 3 },
  }) as OwnCopy;

async function show() {
  let copy = copyNamed('7', '0.11');
  const queries = new CopiesQueries(new PlainResourceCache(new FakeScheduler()), {
    terms: async () => success(offered),
    copies: async () => success([copy]),
  } as never);
  const own = queries.copies();
  const manage = new ManageCopyStore(exchange().port, new RecordedNotices());
  function Shown() {
    const state = useResource(own);
    if (state.status !== 'ready') return null;
    return <ChangeLimitsDialog copy={state.value[0]!} copies={queries} manage={manage} onClose={() => undefined} />;
  }
  await renderShell({
    at: socialTradingFeature.path,
    texts: socialTradingFeature.texts,
    open: async () => ({
      View: () => (
        <AntdRoot>
          <Shown />
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  const read = (next: OwnCopy) =>
    act(async () => {
      copy = next;
      await own.refresh();
    });
  return { stopLoss: () => screen.findByRole('textbox', { name: /Stop loss/ }), read };
}

it('keeps what is typed when the copy is read again, and begins anew with another one', async () => {
  const { stopLoss, read } = await show();
  const field = await stopLoss();
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, '15');
  await read(copyNamed('7', '0.11'));
  expect(await stopLoss()).toHaveValue('15');
  await read(copyNamed('8', '0.3'));
  expect(await stopLoss()).toHaveValue('30');
});

it('says at the field that a limit is reached already, and promises nothing of it', async () => {
  const { read } = await show();
  const field = await screen.findByRole('textbox', { name: /Take profit/ });
  const user = userEvent.setup();
  await read(copyNamed('7', '0.11', 105));
  await user.type(field, '4');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Already up 5.00 USDT (5%): the copy would end immediately.');
  expect(screen.getByText(/It also ends at a gain of —/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '6');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await read(copyNamed('7', '0.11', 80));
  const stop = await screen.findByRole('textbox', { name: /Stop loss/ });
  await user.click(stop);
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Already down 20.00 USDT (20%)');
});
