import { noRecovery } from '../../../support/reads';
import type { AlgoOrdersPort } from '../../../../src/application/trading/algo-orders.port';
import { OpenAlgoOrders } from '../../../../src/application/trading/open-algo-orders';
import { decimal, zero } from '../../../../src/domain/shared/decimal';
import { success } from '../../../../src/domain/shared/result';
import type { AlgoOrder, AlgoStatus } from '../../../../src/domain/trading/algo-order';
import { protectionOf } from '../../../../src/domain/trading/position-protection';
import { triggerLines } from '../../../../src/domain/trading/price-line';
import { FakeAccountStream, settle } from './trading-fakes';

const symbol = 'PERP_ETH_USDT';

/** A market entry to buy, with a pair that closes the position again. */
function bracket(status: AlgoStatus, executed: string, stopLoss: Partial<AlgoOrder> = {}): AlgoOrder {
  const part = (change: Partial<AlgoOrder>): AlgoOrder =>
    ({
      symbol,
      rootAlgoOrderId: '1',
      rootStatus: status,
      status: 'NEW',
      side: 'SELL',
      positionSide: 'BOTH',
      triggered: false,
      fee: zero,
      executed: zero,
      legs: [],
      updatedAt: 1000,
      ...change,
    }) as AlgoOrder;
  const legs = [
    part({ algoOrderId: '3', parentAlgoOrderId: '2', algoType: 'TAKE_PROFIT', triggerPrice: decimal('3010') }),
    part({
      algoOrderId: '4',
      parentAlgoOrderId: '2',
      algoType: 'STOP_LOSS',
      triggerPrice: decimal('2900'),
      ...stopLoss,
    }),
  ];
  const pair = part({
    algoOrderId: '2',
    parentAlgoOrderId: '1',
    algoType: 'POSITIONAL_TP_SL',
    childType: 'CLOSE_POSITION',
    legs,
  });
  return part({
    algoOrderId: '1',
    algoType: 'BRACKET',
    side: 'BUY',
    status,
    fee: zero,
    executed: decimal(executed),
    legs: [pair],
  });
}

async function following(...rows: AlgoOrder[]) {
  const stream = new FakeAccountStream();
  const told: ((orders: readonly AlgoOrder[]) => void)[] = [];
  const asked: unknown[] = [];
  const held = { rows };
  const algos = {
    open: async (query: unknown) => (asked.push(query), success({ rows: held.rows, total: held.rows.length })),
  } as unknown as AlgoOrdersPort;
  const orders = new OpenAlgoOrders(
    algos,
    Object.assign(stream, {
      onAlgoOrders: (listener: (typeof told)[number]) => (told.push(listener), () => undefined),
    }),
    noRecovery(),
  );
  orders.start();
  await settle();
  const shown = (): readonly AlgoOrder[] => (orders.state.current.status === 'ready' ? orders.state.current.value : []);
  return {
    asked,
    /** The line was lost; the exchange now says that these are open. */
    async readAnew(...now: AlgoOrder[]) {
      held.rows = now;
      stream.connection.set({ phase: 'closed', retry: 1 });
      stream.connection.set({ phase: 'open' });
      await settle();
    },
    roots: () => shown().map(({ algoOrderId }) => algoOrderId),
    tell: (...changed: AlgoOrder[]) => told.forEach((listener) => listener(changed)),
    kinds: () => shown().map(({ algoType }) => algoType),
    lines: () => triggerLines(symbol, shown()).map(({ price }) => price.toFixed()),
    protecting: () => protectionOf({ symbol, positionSide: 'BOTH' }, shown()).map(({ algoOrderId }) => algoOrderId),
  };
}

it('keeps in sight what closes the position that a bracket has opened', async () => {
  const seen = await following();
  seen.tell(bracket('FILLED', '0.05'));
  expect(seen.kinds()).toEqual(['POSITIONAL_TP_SL']);
  expect(seen.lines()).toEqual(['3010', '2900']);
  expect(seen.protecting()).toEqual(['2']);
});

it('finds it again after a reload', async () => {
  expect((await following(bracket('FILLED', '0.05'))).kinds()).toEqual(['POSITIONAL_TP_SL']);
  expect((await following(bracket('CANCELLED', '0.02'))).kinds()).toEqual(['POSITIONAL_TP_SL']);
});

it('shows a bracket whole while its entry waits, and as protection once some of it was traded', async () => {
  const seen = await following(bracket('NEW', '0'));
  expect(seen.kinds()).toEqual(['BRACKET']);
  expect(seen.lines()).toEqual(['3010', '2900']);
  expect(seen.protecting()).toEqual([]);
  seen.tell(bracket('PARTIAL_FILLED', '0.02'));
  expect(seen.kinds()).toEqual(['BRACKET']);
  expect(seen.protecting()).toEqual(['2']);
});

it('shows nothing of a bracket whose entry was refused, or whose legs have ended', async () => {
  const [pair] = bracket('FILLED', '0.05').legs;
  const ended = {
    ...pair!,
    status: 'FILLED' as const,
    legs: pair!.legs.map((leg) => ({ ...leg, status: 'CANCELLED' as const })),
  };
  expect(
    (
      await following(bracket('REJECTED', '0'), { ...bracket('FILLED', '0.05'), algoOrderId: '9', legs: [ended] })
    ).kinds(),
  ).toEqual([]);
});

it('does not let an older report undo a change of a leg', async () => {
  const seen = await following();
  seen.tell(bracket('FILLED', '0.05', { triggerPrice: decimal('2850'), updatedAt: 3000 }));
  seen.tell(bracket('FILLED', '0.05', { updatedAt: 2000 }));
  expect(seen.lines()).toEqual(['3010', '2850']);
});

it('shows all that wait, the five hundred newest of them', async () => {
  const seen = await following(bracket('NEW', '0'), { ...bracket('NEW', '0'), algoOrderId: '11' });
  expect(seen.asked).toEqual([{ page: 1, size: 500 }]);
  expect(seen.roots()).toEqual(['1', '11']);
  seen.tell({ ...bracket('CANCELLED', '0'), algoOrderId: '11' });
  expect(seen.roots()).toEqual(['1']);
});

it('does not let a late report bring back what has ended, also when all was read anew meanwhile', async () => {
  const seen = await following(bracket('NEW', '0'));
  seen.tell(bracket('CANCELLED', '0', { updatedAt: 3000 }));
  await seen.readAnew();
  seen.tell(bracket('NEW', '0', { updatedAt: 2000 }));
  expect(seen.kinds()).toEqual([]);
});
