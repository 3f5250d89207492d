import { Subject } from '../../../../src/application/kernel/observable-value';
import type { SwitchState } from '../../../../src/application/trading/dead-man-switch';
import { FiredSwitch } from '../../../../src/application/trading/fired-switch';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakeScheduler } from '../../../support/fake-scheduler';

const at = 1_000_000;

function setUp(initial: SwitchState = { status: 'off' }) {
  const time = new FakeScheduler();
  const state = new Subject<SwitchState>(initial);
  const line = { offline: false, asked: 0 };
  const held: { holdings: readonly string[] | undefined; asked?: () => void } = { holdings: [] };
  /** What is there to be cancelled still, and whether what is gone is in the history already. */
  const exchange = { open: [] as object[], waiting: [] as object[], cancelled: true };
  const told: unknown[] = [];
  const rows = (list: readonly object[]) =>
    line.offline ? failure({ kind: 'offline' as const }) : success({ rows: list as never, total: list.length });
  const asked = { trading: [] as unknown[], algos: [] as unknown[] };
  const switched = new FiredSwitch(
    { state },
    {
      orderHistory: async (query) => {
        line.asked += 1;
        asked.trading.push(query);
        if (!exchange.cancelled) return rows([{ updatedAt: at - 60_000 }]);
        return rows([
          { updatedAt: at },
          { updatedAt: at - 5_000 },
          { updatedAt: at + 5_001 },
          { updatedAt: at - 5_001 },
        ]);
      },
      openOrders: async () => rows(exchange.open),
    },
    {
      open: async () => rows(exchange.waiting),
      ended: async (query) => {
        asked.algos.push(query);
        if (!exchange.cancelled) return rows([]);
        return rows([
          { updatedAt: at + 5_000, rootStatus: 'CANCELLED' },
          { updatedAt: at, rootStatus: 'FILLED' },
          { updatedAt: at - 9_000, rootStatus: 'CANCELLED' },
        ]);
      },
    },
    {
      positions: async () => {
        held.asked?.();
        return held.holdings
          ? success(held.holdings.map((holding) => ({ holding: decimal(holding) })) as never)
          : failure({ kind: 'offline' });
      },
    },
    time,
  );
  const start = () => switched.start((firing) => void told.push(firing));
  return { time, state, line, held, exchange, asked, told, start };
}

const firing = { cancelled: 3, hasPositions: false };

it('tells once how many orders of either kind went as it fired', async () => {
  const { time, state, asked, told, start } = setUp();
  start();
  state.set({ status: 'on', time: 10_000, firesAt: at });
  await time.settle();
  expect(told).toEqual([]);
  state.set({ status: 'fired', at });
  await time.settle();
  expect(told).toEqual([firing]);
  expect(asked).toEqual({ trading: [{ status: 'CANCELLED', page: 1, size: 500 }], algos: [{ page: 1, size: 500 }] });
  state.set({ status: 'on', time: 10_000, firesAt: at + 60_000, firedAt: at });
  await time.settle();
  expect(told).toHaveLength(1);
  state.set({ status: 'fired', at: at + 60_000 });
  await time.settle(5_100);
  expect(told).toHaveLength(2);
});

it.each([
  ['there are positions', ['0', '-0.5'], true],
  ['nobody says whether there are positions', undefined, true],
  ['all positions are closed', ['0'], false],
] as const)('has what protected positions looked at where %s', async (_, holdings, hasPositions) => {
  const { time, told, held, start } = setUp({ status: 'fired', at });
  held.holdings = holdings;
  start();
  await time.settle();
  expect(told).toEqual([{ cancelled: 3, hasPositions }]);
});

it.each([
  ['it is stopped', (of: ReturnType<typeof setUp>, stop: () => void) => (stop(), [])],
  [
    'it has fired again',
    ({ state }: ReturnType<typeof setUp>) => {
      state.set({ status: 'fired', at: at + 1_000 });
      return [firing];
    },
  ],
])('tells of no earlier time where %s while positions are asked for', async (_, meanwhile) => {
  const of = setUp({ status: 'fired', at });
  let expected: unknown[] = [];
  let asked = 0;
  const stop = of.start();
  of.held.asked = () => {
    asked += 1;
    if (asked === 1) expected = meanwhile(of, stop);
  };
  await of.time.settle();
  await of.time.settle();
  expect(asked).toBeGreaterThan(0);
  expect(of.told).toEqual(expected);
});

it('tells it of one that fired while no page was open', async () => {
  const { time, told, start } = setUp({ status: 'on', time: 10_000, firesAt: at + 60_000, firedAt: at });
  start();
  await time.settle();
  expect(told).toEqual([firing]);
});

it('asks again while there is no connection, and no more once it is stopped', async () => {
  const { time, told, line, start } = setUp({ status: 'fired', at });
  line.offline = true;
  const stop = start();
  await time.settle(10_010);
  expect([line.asked, told]).toEqual([3, []]);
  line.offline = false;
  await time.settle(5_000);
  expect(told).toEqual([firing]);
  stop();
  const other = setUp({ status: 'fired', at });
  other.line.offline = true;
  const end = other.start();
  await other.time.settle();
  end();
  other.state.set({ status: 'fired', at: at + 1 });
  await other.time.settle(20_000);
  expect(other.line.asked).toBe(1);
});

it('says nothing to who has gone while it was asked', async () => {
  const { time, told, start } = setUp({ status: 'fired', at });
  start()();
  await time.settle();
  expect(told).toEqual([]);
});

describe('an exchange that is a moment later than this clock', () => {
  const before = { createdAt: at - 60_000 };

  it.each([
    ['has cancelled nothing yet', [], []],
    ['has an order open still', [before], []],
    ['has a conditional order waiting still', [], [before]],
    ['does not say when one that waits was placed', [], [{}]],
  ])('is asked again while it %s', async (_, open, waiting) => {
    const { time, told, exchange, start } = setUp({ status: 'fired', at });
    Object.assign(exchange, { open, waiting, cancelled: open.length + waiting.length > 0 });
    start();
    await time.settle(3_500);
    expect(told).toEqual([]);
    Object.assign(exchange, { open: [], waiting: [], cancelled: true });
    await time.settle(1_000);
    expect(told).toEqual([firing]);
  });

  it('had nothing to cancel where nothing is open nor gone for as long as the clocks may differ', async () => {
    const { time, told, exchange, line, start } = setUp({ status: 'fired', at });
    exchange.cancelled = false;
    start();
    await time.settle(4_900);
    expect(told).toEqual([]);
    await time.settle(200);
    expect(told).toEqual([{ cancelled: 0, hasPositions: false }]);
    expect(line.asked).toBe(6);
    await time.settle(60_000);
    expect(line.asked).toBe(6);
  });

  it('is not waited for because of what was placed since', async () => {
    const { time, told, exchange, start } = setUp({ status: 'fired', at });
    exchange.open = [{ createdAt: at - 5_000 }];
    start();
    await time.settle();
    expect(told).toEqual([firing]);
  });

  it('is asked for a minute, ever less; then what went is told, and nothing where nothing has', async () => {
    for (const cancelled of [true, false]) {
      const { time, told, exchange, line, start } = setUp({ status: 'fired', at });
      Object.assign(exchange, { open: [before], cancelled });
      start();
      await time.settle(59_000);
      expect(told).toEqual([]);
      await time.settle(2_000);
      expect(told).toEqual(cancelled ? [firing] : []);
      await time.settle(60_000);
      expect(line.asked).toBe(17);
    }
  });
});
