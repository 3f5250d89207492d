import '@testing-library/jest-dom';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { CopiesQueries } from '../../../../../src/application/social/copies.queries';
import { StrategiesQueries } from '../../../../../src/application/social/strategies.queries';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { OwnCopy } from '../../../../../src/domain/social/own-copy';
import { ManageCopyStore } from '../../../../../src/presentation/features/copy-trading/manage-copy.store';
import { OwnCopies } from '../../../../../src/presentation/features/copy-trading/own-copies.view';
import { OwnCopyDetail } from '../../../../../src/presentation/features/copy-trading/own-copy.view';
import { socialTradingFeature } from '../../../../../src/presentation/features/copy-trading/social-trading.feature';
import type { SocialTradingStores } from '../../../../../src/presentation/features/copy-trading/social-trading.page';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { RefreshStore } from '../../../../../src/presentation/runtime/stores/refresh.store';
import { FakePage, RecordedNotices } from '../../../../fakes/memory-platform';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { renderShell } from '../../shell/shell-fixture';

const running = {
  copyId: '7',
  strategyId: '3',
  strategyName: 'Calm',
  leadTrader: 'Ann',
  counter: false,
  status: 'ACTIVE',
  amount: decimal(100),
  taken: zero,
  worth: decimal(100),
  fees: zero,
  slippageCost: zero,
  sharedProfit: zero,
  highWaterMark: decimal(100),
  positions: [],
  terms: { mode: 'PROPORTIONAL', stopLoss: decimal('0.11'), slippage: decimal('0.01'), leverage: 3 },
} as unknown as OwnCopy;

/** A copy that runs until something is made of it elsewhere. */
async function show(more: Partial<OwnCopy> = {}, listed: readonly string[] = ['3']) {
  const shown = observable({ status: running.status, sharedProfit: '0', taken: '0', fees: '0' });
  const host = exchange({
    terms: success({ profitShare: 0.1, maxLeverage: 5, maxSlippage: 0.05, symbols: ['BTC_USDT'] }),
    holdingReturns: success({ dailyReturns: [] }),
    returns: success([]),
    trades: success({ rows: [], total: 0 }),
    profitShares: success([]),
    movements: success([]),
    strategies: success({ rows: listed.map((strategyId) => ({ strategyId })), total: listed.length }),
  });
  const scheduler = new FakeScheduler();
  const cache = new PlainResourceCache(scheduler);
  const stores = {
    copies: new CopiesQueries(cache, host.port),
    strategies: new StrategiesQueries(cache, host.port),
    manage: new ManageCopyStore(host.port, new RecordedNotices()),
    refresh: new RefreshStore(scheduler, new FakePage()),
  } as SocialTradingStores;
  const Shown = observer(() => (
    <AntdRoot>
      <OwnCopyDetail
        copy={{
          ...running,
          ...more,
          status: shown.status,
          sharedProfit: decimal(shown.sharedProfit),
          taken: decimal(shown.taken),
          fees: decimal(shown.fees),
        }}
        stores={stores}
      />
    </AntdRoot>
  ));
  await renderShell({
    at: socialTradingFeature.path,
    texts: socialTradingFeature.texts,
    open: async () => ({ View: Shown, stores: {} }),
  });
  await screen.findByRole('button', { name: 'Change limits' });
  return {
    host,
    becomes: (change: Partial<typeof shown>) => act(async () => runInAction(() => Object.assign(shown, change))),
  };
}

it('asks for limits as long as the copy runs, and no longer', async () => {
  const { becomes } = await show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Change limits' }));
  await screen.findByRole('textbox', { name: /Stop loss/ });
  await becomes({ status: 'PAUSED' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await becomes({ status: 'ENDED' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['profit that was shared', { sharedProfit: '3.86' }, 'profitShares'],
  ['money that was taken out', { taken: '50' }, 'movements'],
  ['fees that were paid', { fees: '0.14' }, 'trades'],
] as const)('reads the list of %s again with the sum, and no other one', async (_, change, list) => {
  const lists = ['profitShares', 'movements', 'trades'] as const;
  const { host, becomes } = await show();
  const times = () => lists.map((each) => host.times(each));
  expect(times()).toEqual([1, 1, 1]);
  await becomes(change);
  expect(times()).toEqual(lists.map((each) => (each === list ? 2 : 1)));
});

it('promises no trades and no shares once it has ended', async () => {
  const { becomes } = await show();
  expect(await screen.findByText('The lead’s trades from now on appear here.')).toBeInTheDocument();
  await becomes({ status: 'ENDED' });
  expect(await screen.findByText('No trades copied')).toBeInTheDocument();
  expect(screen.getByText('There was no profit above the high-water mark.')).toBeInTheDocument();
  expect(screen.queryByText('The lead’s trades from now on appear here.')).not.toBeInTheDocument();
});

it('says what the lead has coming', async () => {
  await show({ shareDue: decimal('15.819') });
  expect(screen.getByText('Accrued').nextElementSibling).toHaveTextContent('15.82 USDT');
});

it('has no accrued share once it follows no more', async () => {
  await show();
  expect(screen.queryByText('Accrued')).not.toBeInTheDocument();
});

it('leads to the page of its strategy as long as there is one, however the copy ended', async () => {
  await show({ end: 'STOP_LOSS' });
  expect(await screen.findByRole('link', { name: 'Calm' })).toBeInTheDocument();
  for (const end of ['STOPPED', 'STRATEGY_CLOSED'] as const) {
    cleanup();
    const { host } = await show({ end }, ['4']);
    await waitFor(() => expect(host.times('strategies')).toBe(1));
    await act(async () => undefined);
    expect(screen.getByRole('heading', { name: 'Calm' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Calm' })).not.toBeInTheDocument();
  }
});

it('says what its return is of', async () => {
  const { becomes } = await show({ amount: decimal(1_500), worth: decimal('963.259') });
  await becomes({ taken: '600' });
  const fact = (name: string) => screen.getByText(name).nextElementSibling;
  expect(fact('Total invested')).toHaveTextContent('1,500.00 USDT');
  expect(fact('ROI on total invested')).toHaveTextContent('+4.22%');
});

async function list(...copies: readonly Partial<OwnCopy>[]) {
  const host = exchange({ copies: success(copies.map((copy) => ({ ...running, ...copy }))) });
  const scheduler = new FakeScheduler();
  const stores = {
    copies: new CopiesQueries(new PlainResourceCache(scheduler), host.port),
    manage: new ManageCopyStore(host.port, new RecordedNotices()),
    refresh: new RefreshStore(scheduler, new FakePage()),
  } as SocialTradingStores;
  await renderShell({
    at: socialTradingFeature.path,
    texts: socialTradingFeature.texts,
    open: async () => ({
      View: () => (
        <AntdRoot>
          <OwnCopies stores={stores} copyId={undefined} />
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  await screen.findByRole('table');
  return host;
}

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('adds up in the list, what was taken out taken off, to the cent', async () => {
  await list({ amount: decimal(1_500), taken: decimal(600), worth: decimal('963.259'), sharedProfit: zero });
  expect(screen.getByRole('columnheader', { name: 'Net invested' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'PnL ROI on total invested' })).toBeInTheDocument();
  expect(cells(/Calm/).slice(3, 6)).toEqual([
    '900.00 USDTTotal invested 1,500.00 USDT',
    '963.26 USDT',
    '+63.26 USDT▲+4.22%',
  ]);
});

it('has one sum in the list where nothing was taken out', async () => {
  await list({});
  expect(cells(/Calm/)[3]).toBe('100.00 USDT');
});

it('says in the list what came back, and no worth, once it has ended', async () => {
  await list({ status: 'ENDED', worth: zero, returned: decimal('83.399') });
  expect(cells(/Calm/)[4]).toBe('—Returned 83.40 USDT');
});

it('can be stopped from the list of copies, as long as it follows', async () => {
  const host = await list({}, { copyId: '8', strategyName: 'Done', status: 'ENDED', returned: decimal(90) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Stop copying Calm' }));
  expect(screen.queryByRole('button', { name: 'Stop copying Done' })).not.toBeInTheDocument();
  const question = screen.getByRole('dialog', { name: 'Stop copying' });
  await user.click(within(question).getByRole('button', { name: 'Stop copying' }));
  expect(host.calls).toContainEqual(['stop', '7', true]);
});
