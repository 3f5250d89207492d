import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { CopyPanel } from '../../../../../src/presentation/features/copy-trading/copy-panel.view';
import { NewCopyStore } from '../../../../../src/presentation/features/copy-trading/new-copy.store';
import { strategyFeature } from '../../../../../src/presentation/features/copy-trading/strategy.feature';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { movable } from '../../../../support/movable';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const answered = (value: unknown) => ({
  current: read(value),
  subscribe: () => () => undefined,
  refresh: async () => undefined,
});

const terms = {
  profitShare: decimal('0.1'),
  minAmount: decimal(50),
  maxAmount: decimal(10_000),
  counterCopy: false,
  symbols: [],
  ...{ copiers: 0, copiersInProfit: 0, medianReturn: undefined },
};

async function show(
  own: ReturnType<typeof movable>,
  {
    session = loggedIn(),
    copies = [],
    led = [],
    restricted = [],
  }: {
    session?: ReturnType<typeof loggedIn>;
    copies?: readonly object[];
    led?: readonly object[];
    restricted?: readonly object[];
  } = {},
) {
  const props = {
    strategy: { strategyId: '1', leadTrader: 'Bo' },
    copies: { terms: () => answered(terms), copies: () => answered(copies) },
    leading: { state: () => answered({ strategies: led }) },
    access: { access: () => answered({ restricted }) },
    features: { all: () => answered([]), features: () => answered([]), switches: () => answered([]) },
    store: new NewCopyStore({} as never, own),
  } as never;
  await renderShell({
    at: strategyFeature.path,
    session,
    texts: strategyFeature.texts,
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : (
          <AntdRoot>
            <CopyPanel {...(props as object as Parameters<typeof CopyPanel>[0])} />
          </AntdRoot>
        ),
      stores: {},
    }),
  });
}

test('a copy is offered what contracts leave free, which is asked for while the form is there', async () => {
  const own = movable({ USDT: '5000' }, { USDT: '1200' });
  await show(own);
  expect((await screen.findByText(/^Used as margin:/)).textContent).toBe('Used as margin: 1,200.00 USDT');
  expect(own.running()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(screen.getByDisplayValue('3800')).toBeTruthy();
  cleanup();
  expect(own.running()).toBe(0);
});

test.each([
  ['RELEASED', true],
  ['ENDED', true],
  ['ACTIVE', false],
  ['CLOSING', false],
])('beside a copy that is %s the strategy can be copied: %s', async (status, can) => {
  await show(movable({ USDT: '5000' }), { copies: [{ copyId: '7', strategyId: '1', status }] });
  expect(await screen.findByText(can ? 'Start copying' : 'You are copying this strategy.')).toBeTruthy();
  expect(screen.queryAllByText('You are copying this strategy.')).toHaveLength(can ? 0 : 1);
});

test('whose money copies is said to a sub-account alone', async () => {
  await show(movable({ USDT: '5000' }), { session: loggedIn(false) });
  expect(await screen.findByText('Sub-account: desk-2')).toBeTruthy();
  cleanup();
  await show(movable({ USDT: '5000' }));
  await screen.findByText('Start copying');
  expect(screen.queryByText(/^Sub-account/)).toBeNull();
});

test.each([
  ['Start copying', {}, 1],
  ['You are copying this strategy.', { copies: [{ copyId: '7', strategyId: '1', status: 'ACTIVE' }] }, 0],
  ['This is your own strategy.', { led: [{ strategyId: '1' }] }, 0],
])('where copying is not allowed it is said of what can be started alone: %s', async (words, given, times) => {
  await show(movable({ USDT: '5000' }), { ...given, restricted: [{ product: 'COPY', reason: 'REGION' }] });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByText('Not available in your region')).toHaveLength(times);
});
