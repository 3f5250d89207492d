import { EditOrder } from '../../../../src/application/trading/edit-order.use-case';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import { Placements } from '../../../../src/application/trading/placements';
import { longestJourney } from '../../../../src/application/trading/until-known';
import type { Placement } from '../../../../src/application/trading/place-once';
import type { Failure } from '../../../../src/application/kernel/failure';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success, type Result } from '../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler, flushPromises } from '../../../support/fake-scheduler';
import { loaderOf } from '../../../support/loader-of';
import { FakeAccountStream, order, pending, ScriptedTrading } from './trading-fakes';

type Told = Result<void, Failure>;
const lost = failure<Failure>({ kind: 'offline' });
const intent = {
  symbol: 'SPOT_BTC_USDT',
  side: 'BUY',
  type: 'LIMIT',
  price: decimal('60000'),
  quantity: decimal('0.1'),
} as const;

function setUp() {
  const time = new FakeScheduler();
  const trading = new ScriptedTrading();
  const stream = new FakeAccountStream();
  const guards = new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage());
  const counted: unknown[] = [];
  const listed = { state: new Subject<unknown>(0), value: undefined as ReturnType<typeof order>[] | undefined };
  let drawn = 100;
  const place = new PlaceOrder(
    trading,
    trading,
    { identifier: () => (drawn += 1) },
    time,
    { report: (event) => counted.push(event) },
    guards,
    stream,
    listed as never,
    new Placements(),
  );
  const conditional = { edited: [] as unknown[], answer: success(undefined) as Told, open: [] as AlgoOrder[] };
  const algos = {
    edit: async (...change: unknown[]) => (conditional.edited.push(change), conditional.answer),
    open: async (query: unknown) => (
      conditional.edited.push(query),
      success({ rows: conditional.open, total: conditional.open.length })
    ),
  };
  const edit = new EditOrder(trading, trading, algos, algos, time, guards, stream);
  return { time, trading, stream, counted, listed, place, conditional, edit };
}

describe('an order that was placed', () => {
  it('is counted by its kind, and never how much of what', async () => {
    const { place, counted } = setUp();
    await place.place(intent);
    expect(counted).toEqual([{ name: 'order_placed', market: 'SPOT', side: 'BUY', type: 'LIMIT' }]);
  });

  it('is not counted where it was refused, nor where nobody knows the market', async () => {
    const { place, counted, trading } = setUp();
    expect(await place.place({ ...intent, symbol: 'nothing' })).toMatchObject({ status: 'placed' });
    trading.placeAnswers = [async () => failure({ kind: 'invalid' })];
    await place.place(intent);
    expect(counted).toEqual([]);
  });

  it('is left alone where it was refused, also one that ends by itself', async () => {
    const { place, trading } = setUp();
    trading.placeAnswers = [async () => failure({ kind: 'invalid' })];
    expect(await place.place({ ...intent, expiresAt: 5 })).toMatchObject({ failure: { kind: 'invalid' } });
    expect(trading.cancelled).toEqual([]);
  });

  it('that was to stay is left alone whatever end the exchange names', async () => {
    const { place, trading } = setUp();
    trading.placeAnswers = [async () => success({ orderId: '1', expiresAt: 5 })];
    expect(await place.place(intent)).toMatchObject({ status: 'placed', expiresAt: 5 });
    expect(trading.cancelled).toEqual([]);
  });

  it('is known by the list of orders while no answer comes', async () => {
    const { place, trading, listed, time } = setUp();
    trading.placeAnswers = [() => pending<never>().promise];
    let known: Placement | undefined;
    void place.place(intent).then((placement) => (known = placement));
    await time.settle();
    listed.state.set(1);
    listed.value = [order({ clientOrderId: 7, orderId: '70' })];
    listed.state.set(2);
    await time.settle();
    expect(known).toBeUndefined();
    listed.value = [order({ clientOrderId: 101, orderId: '12' })];
    listed.state.set(3);
    await time.settle();
    expect(known).toMatchObject({ status: 'placed', orderId: '12' });
  });

  it('is on its way by itself: two of them end one after the other', async () => {
    const { place, trading, time } = setUp();
    const first = pending<never>();
    trading.placeAnswers = [() => first.promise, () => pending<never>().promise];
    const placed = place.place(intent);
    void place.place({ ...intent, price: decimal('1') });
    await time.settle();
    expect(place.pending.current.map(({ clientOrderId }) => clientOrderId)).toEqual([101, 102]);
    first.resolve(success({ orderId: '1' }) as never);
    await placed;
    expect(place.pending.current.map(({ clientOrderId }) => clientOrderId)).toEqual([102]);
  });
});

describe('an order in doubt that is sent again', () => {
  async function inDoubt(repeated: unknown) {
    const world = setUp();
    world.trading.placeAnswers = [async () => lost, async () => repeated as never];
    let known: Placement | undefined;
    void world.place.place(intent, (again) => again()).then((placement) => (known = placement));
    await world.time.settle();
    return { ...world, known: () => known };
  }

  it('is there where the exchange calls it a duplicate, whoever denies it afterwards', async () => {
    const { time, known, trading } = await inDoubt(failure({ kind: 'duplicate' }));
    await time.settle(2 * longestJourney, 1_000);
    expect(known()).toBeUndefined();
    trading.lookups = [success(order({ clientOrderId: 101, orderId: '12' }))];
    await time.settle(longestJourney, 1_000);
    expect(known()).toMatchObject({ status: 'placed', orderId: '12' });
  });

  it('may still be denied where the repetition was only refused', async () => {
    const { time, known } = await inDoubt(failure({ kind: 'rateLimited' }));
    await time.settle(2 * longestJourney, 1_000);
    expect(known()).toMatchObject({ status: 'notPlaced', failure: { kind: 'offline' } });
  });

  it('may still be denied where the repetition was lost as well', async () => {
    const { time, known } = await inDoubt(lost);
    expect(known()).toBeUndefined();
    await time.settle(3 * longestJourney, 1_000);
    expect(known()).toMatchObject({ status: 'notPlaced', failure: { kind: 'offline' } });
  });

  it('is placed once the repetition is taken', async () => {
    const { known, time } = await inDoubt(success({ orderId: '13' }));
    await time.settle();
    expect(known()).toMatchObject({ status: 'placed', orderId: '13' });
  });
});

describe('a change whose answer was lost', () => {
  const change = { price: decimal('59000') };
  const stop = (more: Partial<AlgoOrder> = {}): AlgoOrder =>
    ({
      algoOrderId: '7',
      symbol: 'PERP_BTC_USDT',
      algoType: 'STOP',
      side: 'SELL',
      quantity: decimal('1'),
      executed: decimal('0'),
      triggerPrice: decimal('55000'),
      legs: [],
      ...more,
    }) as unknown as AlgoOrder;

  function editing(world: ReturnType<typeof setUp>, what: Parameters<EditOrder['edit']>) {
    let told: Told | undefined;
    void world.edit.edit(...what).then((answer) => (told = answer));
    return () => told;
  }

  it('cannot be known by whoever is logged in no more', async () => {
    const world = setUp();
    world.trading.cancelAnswer = lost;
    world.trading.openAnswers = [async () => failure({ kind: 'unauthorised' })];
    expect(await world.edit.edit(order(), change)).toEqual(failure({ kind: 'unanswered' }));
  });

  it('is asked about of the order’s own market, and of no other order there', async () => {
    const world = setUp();
    world.trading.cancelAnswer = lost;
    const asked: unknown[] = [];
    world.trading.openOrders = async (query) => {
      asked.push(query);
      return success({ rows: [order({ orderId: '2', ...change })], total: 1 });
    };
    expect(await world.edit.edit(order(), change)).toEqual(failure({ kind: 'rejected', reason: 'orderEnded' }));
    expect(asked).toEqual([{ symbol: 'SPOT_BTC_USDT', page: 1, size: 500 }]);
  });

  it('is known by a report of the order as it was wanted, and by no other report', async () => {
    const world = setUp();
    const { promise } = pending<Told>();
    world.trading.editOrder = () => promise;
    const told = editing(world, [order(), change]);
    await world.time.settle();
    world.stream.report(order({ orderId: '2', ...change }));
    world.stream.report(order());
    await world.time.settle();
    expect(told()).toBeUndefined();
    world.stream.report(order(change));
    await world.time.settle();
    expect(told()).toEqual(success(undefined));
  });

  it('of a conditional order is looked for among those, legs and all', async () => {
    const world = setUp();
    world.conditional.answer = lost;
    const wanted = { triggerPrice: decimal('56000') };
    world.conditional.open = [stop({ algoOrderId: '1', legs: [stop({ triggerPrice: decimal('56000') })] })];
    expect(await world.edit.edit(stop(), wanted)).toEqual(success(undefined));
    expect(world.conditional.edited).toEqual([['7', wanted], { symbol: 'PERP_BTC_USDT', page: 1, size: 500 }]);
    world.conditional.open = [stop({ algoOrderId: '8', triggerPrice: decimal('56000') })];
    expect(await world.edit.edit(stop(), wanted)).toEqual(failure({ kind: 'rejected', reason: 'orderEnded' }));
  });

  it('of a conditional order is not known by a report of one of the book', async () => {
    const world = setUp();
    world.conditional.answer = lost;
    const told = editing(world, [stop({ algoOrderId: '1', orderId: '1' }), change]);
    world.conditional.open = [stop({ algoOrderId: '1' })];
    await world.time.settle();
    world.stream.report(order(change));
    await world.time.settle();
    expect(told()).toBeUndefined();
  });

  it('keeps back the next of that order alone', async () => {
    const world = setUp();
    const first = pending<Told>();
    world.trading.editOrder = async ({ orderId }, wanted) => {
      world.trading.edited.push({ orderId, ...wanted });
      return orderId === '1' ? first.promise : success(undefined);
    };
    const told = [editing(world, [order(), change]), editing(world, [order(), { price: decimal('58000') }])];
    expect(await world.edit.edit(order({ orderId: '2' }), change)).toEqual(success(undefined));
    // A conditional order of the same number is another one.
    expect(await world.edit.edit(stop({ algoOrderId: '1' }), change)).toEqual(success(undefined));
    expect(world.trading.edited.map(({ orderId }) => orderId)).toEqual(['1', '2']);
    first.resolve(success(undefined));
    await flushPromises(24);
    expect(told.map((answer) => answer())).toEqual([success(undefined), success(undefined)]);
    expect(world.trading.edited).toHaveLength(3);
  });
});
