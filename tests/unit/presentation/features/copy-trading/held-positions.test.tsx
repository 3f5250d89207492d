import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { CopiesQueries } from '../../../../../src/application/social/copies.queries';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { CopyPosition, OwnCopy } from '../../../../../src/domain/social/own-copy';
import { CopiedPositions } from '../../../../../src/presentation/features/copy-trading/copied-positions.view';
import { HeldPositions } from '../../../../../src/presentation/features/copy-trading/held-positions.view';
import { ManageCopyStore } from '../../../../../src/presentation/features/copy-trading/manage-copy.store';
import { socialTradingFeature } from '../../../../../src/presentation/features/copy-trading/social-trading.feature';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { RefreshStore } from '../../../../../src/presentation/runtime/stores/refresh.store';
import { FakePage, RecordedNotices } from '../../../../fakes/memory-platform';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { renderShell } from '../../shell/shell-fixture';

const position = (symbol: string, more: Partial<CopyPosition> = {}): CopyPosition => ({
  symbol,
  side: 'LONG',
  quantity: decimal('0.2'),
  averageOpenPrice: decimal('4.1'),
  markPrice: decimal('4.35'),
  unrealizedPnl: decimal('0.05'),
  liquidationPrice: decimal('3.3'),
  ...more,
});
const atom = position('PERP_ATOM_USDT');
const ether = position('PERP_ETH_USDT', {
  liquidationPrice: undefined,
  markPrice: undefined,
  unrealizedPnl: undefined,
});

async function show(status: OwnCopy['status'], answer?: unknown) {
  const shown = observable({ status, positions: [atom, ether] }, {}, { deep: false });
  const host = exchange(answer === undefined ? {} : { closePosition: answer });
  const notices = new RecordedNotices();
  const manage = new ManageCopyStore(host.port, notices);
  const Shown = observer(() => (
    <AntdRoot>
      <HeldPositions
        copy={{ copyId: '7', status: shown.status, positions: shown.positions } as unknown as OwnCopy}
        manage={manage}
      />
    </AntdRoot>
  ));
  await renderShell({
    at: socialTradingFeature.path,
    texts: socialTradingFeature.texts,
    open: async () => ({ View: Shown, stores: {} }),
  });
  await screen.findByRole('table');
  const becomes = (change: Partial<typeof shown>) => act(async () => runInAction(() => Object.assign(shown, change)));
  return { host, notices, becomes, user: userEvent.setup() };
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

it('shows what each is worth now and where it would be liquidated, and a dash for what is not known', async () => {
  await show('ACTIVE');
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles.slice(3)).toEqual(['Entry price', 'Mark price', 'Liquidation price', 'Unrealised PnL']);
  expect(rows().slice(1)).toEqual([
    ['ATOM-PERP', 'Long', '0.2', '4.1000', '4.3500', '3.3000', '+0.05 USDT'],
    ['ETH-PERP', 'Long', '0.2', '4.1000', '—', '—', '—'],
  ]);
  expect(screen.queryByRole('button', { name: /^Close/ })).not.toBeInTheDocument();
});

it('closes one of what was kept, once it is confirmed', async () => {
  const { host, user } = await show('RELEASED');
  await user.click(screen.getByRole('button', { name: 'Close ATOM-PERP' }));
  const question = screen.getByRole('dialog', { name: 'Close ATOM-PERP' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(host.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close ETH-PERP' }));
  await user.click(screen.getByRole('button', { name: 'Close position' }));
  expect(host.calls).toEqual([['closePosition', '7', 'PERP_ETH_USDT']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('goes on asking where it was refused, and no longer once it is closed elsewhere', async () => {
  const { notices, becomes, user } = await show('RELEASED', failure({ kind: 'offline' }));
  await user.click(screen.getByRole('button', { name: 'Close ATOM-PERP' }));
  await user.click(screen.getByRole('button', { name: 'Close position' }));
  expect(notices.shown).toHaveLength(1);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await becomes({ positions: [ether] });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is the same beside the own positions of a market, where each says whose strategy opened it', async () => {
  const copy = { copyId: '7', strategyName: 'Calm', counter: true, positions: [atom] };
  const host = exchange({ copies: success([copy]) });
  const scheduler = new FakeScheduler();
  const stores = {
    copies: new CopiesQueries(new PlainResourceCache(scheduler), host.port),
    refresh: new RefreshStore(scheduler, new FakePage()),
  };
  await renderShell({
    at: socialTradingFeature.path,
    texts: socialTradingFeature.texts,
    open: async () => ({ View: () => <CopiedPositions stores={stores} />, stores: {} }),
  });
  await screen.findByRole('table');
  expect(rows().slice(1)).toEqual([
    ['ATOM-PERP', 'Counter-copyCalm', 'Long', '0.2', '4.1000', '4.3500', '3.3000', '+0.05 USDT'],
  ]);
});
