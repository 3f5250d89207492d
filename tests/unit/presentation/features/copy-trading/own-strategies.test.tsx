import '@testing-library/jest-dom';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductAccessQueries } from '../../../../../src/application/account/product-access.queries';
import { LeadStrategy } from '../../../../../src/application/social/lead-strategy.use-case';
import { LeadingQueries, leadingStaleAfter } from '../../../../../src/application/social/leading.queries';
import { StrategiesQueries } from '../../../../../src/application/social/strategies.queries';
import type { ProductAccess } from '../../../../../src/domain/account/account-profile';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import { NewStrategyStore } from '../../../../../src/presentation/features/copy-trading/new-strategy.store';
import { OwnStrategies } from '../../../../../src/presentation/features/copy-trading/own-strategies.view';
import { socialTradingFeature } from '../../../../../src/presentation/features/copy-trading/social-trading.feature';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { RefreshStore } from '../../../../../src/presentation/runtime/stores/refresh.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakePage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const strategy = {
  strategyId: '3',
  name: 'Calm',
  intro: '',
  kind: 'spot',
  profitShare: 0.1,
  openedAt: 1_760_000_000_000,
  closedAt: undefined as number | undefined,
  listed: true,
  copiers: 1,
  assetsUnderCopy: decimal(2_000),
  earned: zero,
  due: zero,
};
const copier = {
  copyId: '7',
  coolName: 'Ada',
  uuid: undefined,
  counter: false,
  status: 'ACTIVE',
  end: undefined as string | undefined,
  returned: undefined as ReturnType<typeof decimal> | undefined,
  startedAt: 1_760_000_000_000,
  amount: decimal('1849.45'),
  worth: decimal('1849.45'),
  profit: zero,
  sharedProfit: zero,
};
const leading = (change: Partial<typeof strategy> = {}) =>
  success({ requirements: [], minProfitShare: 0.01, maxProfitShare: 0.3, strategies: [{ ...strategy, ...change }] });

async function show(session?: SessionState, restricted: ProductAccess['restricted'] = []) {
  const host = exchange({
    state: leading(),
    copiers: success([copier]),
    payments: success({ rows: [], total: 0 }),
    products: success({ restricted }),
    strategies: success({ rows: [], total: 0 }),
  });
  const time = new FakeScheduler();
  const cache = new PlainResourceCache(time);
  const queries = new LeadingQueries(cache, host.port);
  const lead = new LeadStrategy(host.port, host.port, queries, new StrategiesQueries(cache, host.port), time);
  const stores = {
    leading: queries,
    access: new ProductAccessQueries(cache, host.port),
    newStrategy: new NewStrategyStore(lead, { show: () => undefined }),
    refresh: new RefreshStore(time, new FakePage()),
  };
  await renderShell({
    at: socialTradingFeature.path,
    ...(session && { session }),
    texts: socialTradingFeature.texts,
    open: async () => ({
      View: () => (
        <AntdRoot>
          <OwnStrategies stores={stores} strategyId={undefined} />
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  const copiers = await screen.findByRole('table', { name: 'Copiers' });
  const times = () => ['state', 'copiers', 'payments'].map((each) => host.times(each));
  return { host, copiers, times, pass: () => act(async () => void time.advance(leadingStaleAfter)) };
}

it('reads what is led, who copies and what was paid again while it is looked at', async () => {
  const { host, times, pass } = await show();
  expect(times()).toEqual([1, 1, 1]);
  host.answers['copiers'] = success([{ ...copier, coolName: 'Bea' }]);
  await pass();
  expect(times()).toEqual([2, 2, 2]);
  expect(screen.getByText('Bea')).toBeVisible();
});

it('reads the payments again with what was earned', async () => {
  const { host, times, pass } = await show();
  host.answers['state'] = leading({ earned: decimal('3.86') });
  await pass();
  expect(times()).toEqual([2, 2, 3]);
});

it('calls what was put in, less what was taken out, what it is', async () => {
  const { copiers } = await show();
  expect(within(copiers).getByRole('columnheader', { name: 'Net invested' })).toBeVisible();
  expect(within(copiers).getByText('Active')).toBeVisible();
});

it.each([
  ['STOPPED', 'Stopped by copier'],
  ['STOP_LOSS', 'Stop loss hit'],
  [undefined, 'Ended'],
])('says of a copy that has ended (%s) what came of it: %s', async (end, words) => {
  const { host, copiers, pass } = await show();
  const ended = { amount: decimal(900), worth: zero, returned: decimal('883.399'), profit: decimal('-16.6') };
  host.answers['copiers'] = success([{ ...copier, ...ended, status: 'ENDED', end }]);
  await pass();
  const row = within(copiers).getByRole('row', { name: /Ada/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(1, 6)).toEqual([
    words,
    'Copy',
    '900.00 USDT',
    '—Returned 883.40 USDT',
    '−16.60 USDT',
  ]);
  host.answers['copiers'] = success([{ ...copier, ...ended, status: 'ENDED', returned: undefined }]);
  await pass();
  expect(within(row).getAllByRole('cell')[4]).toHaveTextContent(/^—$/);
});

it('tells a sub-account, whatever it meets, that main accounts lead, and switches to its own', async () => {
  await show(loggedIn(false));
  expect(screen.getByText('Main account only')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Strategy name' })).not.toBeInTheDocument();
  cleanup();
  await show(loggedIn());
  expect(screen.queryByText('Main account only')).not.toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Strategy name' })).toBeVisible();
});

it.each([
  ['a name that is taken', 'spot' as const, 'This name is taken. Choose another.'],
  ['a second strategy of a kind', 'default-v2' as const, 'You already lead a strategy of this type. Choose another.'],
])('tells %s apart', async (_, openedMeanwhile, words) => {
  const { host } = await show(loggedIn());
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Strategy name' }), 'Quiet lane');
  host.answers['open'] = failure({ kind: 'duplicate' });
  host.answers['state'] = leading({ kind: openedMeanwhile });
  await user.click(screen.getByRole('button', { name: 'Open a strategy' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByText(/Choose another/)).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: /Type/ })).toHaveValue('default-v2');
});

it('shows the copies of a strategy that was closed as ended', async () => {
  const { host, copiers } = await show();
  host.answers['state'] = leading({ closedAt: 1_760_000_001_000, copiers: 0 });
  host.answers['copiers'] = success([{ ...copier, status: 'ENDED' }]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Close strategy' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close strategy' }));
  expect(await within(copiers).findByText('Ended')).toBeVisible();
});

it.each([
  ['says so before it offers to open a strategy where copying is not allowed', [{ product: 'COPY', reason: 'REGION' }]],
  ['says nothing of regions where it is', []],
] as const)('%s', async (_, restricted) => {
  await show(loggedIn(), restricted);
  await screen.findByRole('textbox', { name: 'Strategy name' });
  expect(screen.queryAllByText('Not available in your region')).toHaveLength(restricted.length);
});
