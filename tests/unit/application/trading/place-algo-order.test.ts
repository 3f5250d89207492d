import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { riskLimitsKey, type OrderToGuard } from '../../../../src/application/trading/order-guard';
import { PlaceAlgoOrder, type AlgoOrderIntent } from '../../../../src/application/trading/place-algo-order.use-case';
import { Placements } from '../../../../src/application/trading/placements';
import { OrderSubmission } from '../../../../src/application/trading/order-submission';
import type { AlgoOrderRequest } from '../../../../src/application/trading/algo-orders-commands.port';
import type { Placement } from '../../../../src/application/trading/place-once';
import type { Failure } from '../../../../src/application/kernel/failure';
import type { Listener } from '../../../../src/application/kernel/observable-value';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success, type Result } from '../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { pending } from './trading-fakes';

type Taken = Result<{ readonly algoOrderId: string }, Failure>;

const stop: AlgoOrderIntent = {
  symbol: 'PERP_BTC_USDT',
  algoType: 'STOP',
  side: 'SELL',
  childType: 'MARKET',
  quantity: decimal('0.1'),
  triggerPrice: decimal('59000'),
};
const lost = failure<Failure>({ kind: 'offline' });
const algo = (change: Partial<AlgoOrder>): AlgoOrder =>
  ({ algoOrderId: '9', clientAlgoOrderId: 101, rootStatus: 'NEW', ...change }) as AlgoOrder;

function setUp() {
  const time = new FakeScheduler();
  const sent: AlgoOrderRequest[] = [];
  const asked: OrderToGuard[] = [];
  const reported: unknown[] = [];
  const listeners = new Set<Listener<readonly AlgoOrder[]>>();
  const exchange = {
    answer: (async () => success({ algoOrderId: '9' })) as () => Promise<Taken>,
    found: failure({ kind: 'notFound' }) as Result<AlgoOrder, Failure>,
    limit: undefined as 'orderQuantity' | undefined,
  };
  const storage = new MemoryStorage();
  storage.write(riskLimitsKey, '{}');
  const guard = {
    check: async (wanted: OrderToGuard) => (asked.push(wanted), exchange.limit && { limit: exchange.limit }),
  };
  let drawn = 100;
  const placements = new Placements();
  const place = new PlaceAlgoOrder(
    { byClientAlgoOrderId: async () => exchange.found } as never,
    { place: async (request: AlgoOrderRequest) => (sent.push(request), exchange.answer()) } as never,
    { identifier: () => (drawn += 1) },
    time,
    { report: (event: unknown) => reported.push(event) },
    new OrderGuards(storage, { load: async () => guard as never }, new FakePage()),
    { onAlgoOrders: (listener) => (listeners.add(listener), () => listeners.delete(listener)) },
    placements,
  );
  return {
    time,
    exchange,
    sent,
    asked,
    reported,
    place,
    placements,
    listening: () => listeners.size,
    tell: (...orders: AlgoOrder[]) => listeners.forEach((listener) => listener(orders)),
  };
}

describe('a conditional order', () => {
  it('is sent once, under a client order id of its own', async () => {
    const { place, sent, reported, listening } = setUp();
    expect(await place.place(stop)).toEqual({ status: 'placed', clientOrderId: 101, orderId: '9' });
    expect(sent).toEqual([{ ...stop, clientAlgoOrderId: 101 }]);
    expect(reported).toEqual([{ name: 'order_placed', market: 'PERP', side: 'SELL', type: 'STOP' }]);
    expect(listening()).toBe(0);
    expect(place.pending.current).toEqual([]);
  });

  it('says what became of it to whoever listens', async () => {
    const { place, placements } = setUp();
    const placement = await place.place(stop);
    expect(placements.last.current).toEqual({ symbol: stop.symbol, side: stop.side, placement });
  });

  it('is held against its sender’s own limits, by the price that sets it off', async () => {
    const { place, sent, asked, exchange, reported } = setUp();
    exchange.limit = 'orderQuantity';
    expect(await place.place(stop)).toMatchObject({
      status: 'notPlaced',
      failure: { kind: 'ownLimit', limit: 'orderQuantity' },
    });
    await place.place({ ...stop, price: decimal('58900') });
    expect(asked.map(({ price, closing }) => [String(price), closing])).toEqual([
      ['59000', false],
      ['58900', false],
    ]);
    expect(sent).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('is sent whatever the limits where it can only close', async () => {
    const { place, sent, asked } = setUp();
    expect(await place.place({ ...stop, reduceOnly: true })).toMatchObject({ status: 'placed' });
    expect(asked).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('is not counted where it was refused, or closes a position on whichever side it is', async () => {
    const { place, exchange, reported } = setUp();
    const { side: _, ...protection } = stop;
    await place.place({ ...protection, algoType: 'POSITIONAL_TP_SL', reduceOnly: true });
    exchange.answer = async () => failure({ kind: 'invalid' });
    expect(await place.place(stop)).toEqual({
      status: 'notPlaced',
      clientOrderId: 102,
      failure: { kind: 'invalid' },
    });
    expect(reported).toEqual([]);
  });

  it('is found by its client order id where the answer was lost', async () => {
    const { place, exchange } = setUp();
    exchange.answer = async () => lost;
    exchange.found = success(algo({ algoOrderId: '12' }));
    expect(await place.place(stop)).toMatchObject({ status: 'placed', orderId: '12' });
  });

  it('was not placed where the exchange has refused it afterwards', async () => {
    const { place, exchange } = setUp();
    exchange.answer = async () => lost;
    exchange.found = success(algo({ rootStatus: 'REJECTED' }));
    expect(await place.place(stop)).toMatchObject({ status: 'notPlaced', failure: { kind: 'offline' } });
  });

  it('is known by a report of it, and of no other', async () => {
    const { place, exchange, tell, time } = setUp();
    exchange.answer = () => pending<Taken>().promise;
    let known: Placement | undefined;
    void place.place(stop).then((placement) => (known = placement));
    await time.settle();
    tell(algo({ clientAlgoOrderId: 7, algoOrderId: '70' }));
    await time.settle();
    expect(known).toBeUndefined();
    expect(place.pending.current).toMatchObject([{ clientOrderId: 101, intent: stop, phase: 'sending' }]);
    tell(algo({ clientAlgoOrderId: 7 }), algo({ algoOrderId: '12' }));
    await time.settle();
    expect(known).toMatchObject({ status: 'placed', orderId: '12' });
  });
});

describe('where somebody writes orders', () => {
  const placed: Placement = { status: 'placed', clientOrderId: 1, orderId: '1' };

  it('a double click is one order', async () => {
    const submission = new OrderSubmission();
    const { promise, resolve } = pending<Placement>();
    const seen: string[] = [];
    const first = submission.place(
      () => promise,
      ({ status }) => seen.push(`${status} while ${submission.phase.current}`),
    );
    expect(submission.phase.current).toBe('sending');
    let sentTwice = false;
    expect(await submission.place(async () => ((sentTwice = true), placed))).toEqual({ status: 'busy' });
    resolve(placed);
    expect(await first).toBe(placed);
    expect([sentTwice, seen, submission.phase.current]).toEqual([false, ['placed while sending'], 'idle']);
  });

  it('what is in doubt can be sent again until it is known', async () => {
    const submission = new OrderSubmission();
    const { promise, resolve } = pending<Placement>();
    let again = 0;
    submission.again();
    const sending = submission.place((onLost) => (onLost(() => (again += 1)), promise));
    expect(submission.phase.current).toBe('unknown');
    submission.again();
    resolve(placed);
    await sending;
    submission.again();
    expect([again, submission.phase.current]).toEqual([1, 'idle']);
  });

  it('is free again where sending has failed altogether', async () => {
    const submission = new OrderSubmission();
    await expect(submission.place(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(submission.phase.current).toBe('idle');
  });
});
