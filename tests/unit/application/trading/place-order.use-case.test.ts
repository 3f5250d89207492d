import { noOrders } from '../../../support/reads';
import type { Failure, FailureKind } from '../../../../src/application/kernel/failure';
import type { Scheduler } from '../../../../src/application/kernel/scheduler.port';
import { longestJourney } from '../../../../src/application/trading/until-known';
import type { Placement } from '../../../../src/application/trading/place-once';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { OrderSubmission } from '../../../../src/application/trading/order-submission';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../support/loader-of';
import { PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import { Placements } from '../../../../src/application/trading/placements';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeAccountStream, ManualScheduler, order, pending, ScriptedTrading, settle } from './trading-fakes';

const intent = {
  symbol: 'SPOT_BTC_USDT',
  side: 'BUY',
  type: 'LIMIT',
  price: decimal('60000'),
  quantity: decimal('0.1'),
} as const;

function setUp<S extends Scheduler = ManualScheduler>(scheduler: S = new ManualScheduler() as never) {
  const trading = new ScriptedTrading();
  const stream = new FakeAccountStream();
  let drawn = 100;
  const placements = new Placements();
  const placeOrder = new PlaceOrder(
    trading,
    trading,
    { identifier: () => (drawn += 1) },
    scheduler,
    { report: () => undefined },
    new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage()),
    stream,
    noOrders,
    placements,
  );
  return { trading, scheduler, stream, placeOrder, placements };
}

describe('placing an order', () => {
  it('sends it once, with a client order id of its own', async () => {
    const { trading, placeOrder } = setUp();
    expect(await placeOrder.place(intent)).toEqual({ status: 'placed', clientOrderId: 101, orderId: '1' });
    expect(await placeOrder.place(intent)).toMatchObject({ clientOrderId: 102 });
    expect(trading.sent.map((request) => request.clientOrderId)).toEqual([101, 102]);
    expect(trading.askedFor).toEqual([]);
  });

  it('says what became of it to whoever listens, refused as well as placed', async () => {
    const { trading, placeOrder, placements } = setUp();
    const told: unknown[] = [];
    placements.last.subscribe((sent) => told.push(sent));
    const placement = await placeOrder.place(intent);
    trading.placeAnswers = [async () => failure({ kind: 'invalid' })];
    const refused = await placeOrder.place(intent);
    const { symbol, side } = intent;
    expect(told).toEqual([
      { symbol, side, placement },
      { symbol, side, placement: refused },
    ]);
  });

  it('lets a ticket have one order on its way at a time', async () => {
    const { trading, placeOrder } = setUp();
    const answer = pending<ReturnType<typeof success<{ orderId: string }>>>();
    trading.placeAnswers = [() => answer.promise];
    const ticket = new OrderSubmission();
    const told: unknown[] = [];
    const write = () =>
      ticket.place(
        (onLost) => placeOrder.place(intent, onLost),
        ({ status }) => told.push(status, ticket.phase.current),
      );
    const first = write();
    expect(ticket.phase.current).toBe('sending');
    expect(await write()).toEqual({ status: 'busy' });
    answer.resolve(success({ orderId: '5' }));
    expect(await first).toMatchObject({ status: 'placed', orderId: '5' });
    expect(trading.sent).toHaveLength(1);
    expect(told).toEqual(['placed', 'sending']);
    expect(ticket.phase.current).toBe('idle');
    expect(placeOrder.pending.current).toEqual([]);
  });

  it.each<FailureKind>(['invalid', 'rateLimited', 'quantityTooHigh', 'unauthorised'])(
    'takes %s as a refusal',
    async (kind) => {
      const { trading, placeOrder } = setUp();
      trading.placeAnswers = [async () => failure({ kind } as never)];
      expect(await placeOrder.place(intent)).toMatchObject({ status: 'notPlaced', failure: { kind } });
      expect(trading.askedFor).toEqual([]);
    },
  );

  it.each<FailureKind>(['offline', 'unknown', 'malformed', 'maintenance'])(
    'asks what became of it when the answer is lost (%s)',
    async (kind) => {
      const { trading, placeOrder } = setUp();
      trading.placeAnswers = [async () => failure({ kind } as never)];
      trading.lookups = [success(order({ orderId: '9' }))];
      expect(await placeOrder.place(intent)).toEqual({ status: 'placed', clientOrderId: 101, orderId: '9' });
      expect(trading.sent).toHaveLength(1);
      expect(trading.askedFor).toEqual([101]);
    },
  );

  it('counts a duplicate as placed', async () => {
    const { trading, placeOrder } = setUp();
    trading.placeAnswers = [async () => failure({ kind: 'duplicate', code: '302117' })];
    trading.lookups = [success(order({ orderId: '9' }))];
    expect(await placeOrder.place(intent)).toMatchObject({ status: 'placed', orderId: '9' });
  });

  it('keeps asking while nobody answers, ever slower, and never sends again', async () => {
    const { trading, scheduler, placeOrder } = setUp();
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    trading.lookups = [
      ...Array.from({ length: 6 }, () => failure({ kind: 'offline' as const })),
      success(order({ orderId: '9' })),
    ];
    const placement = placeOrder.place(intent);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await settle();
      expect(placeOrder.pending.current).toMatchObject([{ phase: 'unknown', intent }]);
      scheduler.run();
    }
    expect(await placement).toMatchObject({ status: 'placed' });
    expect(scheduler.delays).toEqual([longestJourney, 1000, 2000, 4000, 8000, 15000, 15000]);
    expect(trading.sent).toHaveLength(1);
  });

  it('says it was not placed only once nothing of it can be on its way any more', async () => {
    const time = new FakeScheduler();
    const { trading, placeOrder } = setUp(time);
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    trading.lookups = [failure({ kind: 'notFound' })];
    let placement: Placement | undefined;
    void placeOrder.place(intent).then((known) => (placement = known));
    await time.settle(longestJourney - 1, 500);
    expect(placement).toBeUndefined();
    await time.settle(20_000, 500);
    expect(placement).toMatchObject({ status: 'notPlaced', failure: { kind: 'offline' } });
  });

  it('learns from a report that the order is there, while the exchange still denies it', async () => {
    const time = new FakeScheduler();
    const { trading, stream, placeOrder } = setUp(time);
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    const placement = placeOrder.place(intent);
    await time.settle(4_000, 500);
    stream.report(order({ orderId: '8', clientOrderId: 100 }));
    expect(placeOrder.pending.current).toHaveLength(1);
    stream.report(order({ orderId: '9', clientOrderId: 101 }));
    expect(await placement).toEqual({ status: 'placed', clientOrderId: 101, orderId: '9' });
    expect(placeOrder.pending.current).toEqual([]);
  });

  it('learns of it from a report, too, where no answer ever comes', async () => {
    const { trading, stream, placeOrder } = setUp();
    trading.placeAnswers = [() => new Promise(() => undefined)];
    const placement = placeOrder.place(intent);
    await settle();
    stream.report(order({ orderId: '9', clientOrderId: 101 }));
    expect(await placement).toMatchObject({ status: 'placed', orderId: '9' });
  });

  it('sends the same order under the same client order id for as long as the first is in doubt', async () => {
    const time = new FakeScheduler();
    const { trading, placeOrder } = setUp(time);
    trading.placeAnswers = [async () => failure({ kind: 'offline' }), async () => success({ orderId: '9' })];
    const ticket = new OrderSubmission();
    const first = ticket.place((onLost) => placeOrder.place(intent, onLost));
    await time.settle(1_000, 500);
    expect(ticket.phase.current).toBe('unknown');
    ticket.again();
    expect(await first).toMatchObject({ status: 'placed', orderId: '9' });
    expect(trading.sent.map((request) => request.clientOrderId)).toEqual([101, 101]);
  });

  it('takes the same wish from elsewhere for the order in doubt, and another wish for another order', async () => {
    const time = new FakeScheduler();
    const { trading, placeOrder } = setUp(time);
    trading.placeAnswers = [async () => failure({ kind: 'offline' }), async () => success({ orderId: '9' })];
    const first = placeOrder.place(intent);
    await time.settle(1_000, 500);
    const other = placeOrder.place({ ...intent, side: 'SELL' });
    const second = placeOrder.place({ ...intent });
    expect(await Promise.all([first, second])).toMatchObject([{ orderId: '9' }, { orderId: '9' }]);
    await other;
    expect(trading.sent.map((request) => request.clientOrderId)).toEqual([101, 102, 101]);
  });

  it('takes the refusal of a repetition for no word about the first', async () => {
    const time = new FakeScheduler();
    const { trading, stream, placeOrder } = setUp(time);
    const refusal = failure<Failure>({ kind: 'rejected', reason: 'insufficientBalance' });
    trading.placeAnswers = [async () => failure({ kind: 'offline' }), async () => refusal];
    const placement = placeOrder.place(intent);
    await time.settle(1_000, 500);
    void placeOrder.place(intent);
    await time.settle(5_000, 500);
    stream.report(order({ orderId: '9', clientOrderId: 101 }));
    expect(await placement).toMatchObject({ status: 'placed' });
  });

  it('keeps the client order id of what nobody could be asked about', async () => {
    const time = new FakeScheduler();
    const { trading, placeOrder } = setUp(time);
    trading.placeAnswers = [async () => failure({ kind: 'offline' }), async () => success({ orderId: '9' })];
    trading.lookups = [failure({ kind: 'unauthorised' })];
    expect(await placeOrder.place(intent)).toMatchObject({ status: 'unknown' });
    await placeOrder.place(intent);
    expect(trading.sent.map((request) => request.clientOrderId)).toEqual([101, 101]);
    await time.settle(longestJourney, 1_000);
    await placeOrder.place(intent);
    expect(trading.sent.at(-1)!.clientOrderId).toBe(102);
  });

  it('never says that a duplicate was not placed: it is this very order, whoever denies it', async () => {
    const { trading, scheduler, placeOrder } = setUp();
    trading.placeAnswers = [async () => failure({ kind: 'duplicate', code: '302117' })];
    trading.lookups = [
      ...Array.from({ length: 4 }, () => failure({ kind: 'notFound' as const })),
      success(order({ orderId: '9' })),
    ];
    const placement = placeOrder.place(intent);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await settle();
      scheduler.run();
    }
    expect(await placement).toMatchObject({ status: 'placed', orderId: '9' });
    expect(trading.sent).toHaveLength(1);
  });

  it('takes a denial for nothing where the other answer is only that nobody was reached', async () => {
    const { trading, scheduler, placeOrder } = setUp();
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    trading.lookups = [
      failure({ kind: 'notFound' }),
      failure({ kind: 'offline' }),
      failure({ kind: 'offline' }),
      success(order({ orderId: '9' })),
    ];
    const placement = placeOrder.place(intent);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await settle();
      scheduler.run();
    }
    expect(await placement).toMatchObject({ status: 'placed', orderId: '9' });
  });

  it('finds an order that the exchange has taken and refused afterwards', async () => {
    const { trading, placeOrder } = setUp();
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    trading.lookups = [success(order({ orderId: '9', status: 'REJECTED' }))];
    expect(await placeOrder.place(intent)).toMatchObject({ status: 'notPlaced', failure: { kind: 'offline' } });
  });

  it('finds an order that arrives after the first question', async () => {
    const { trading, scheduler, placeOrder } = setUp();
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    trading.lookups = [failure({ kind: 'notFound' }), success(order({ orderId: '7' }))];
    const placing = placeOrder.place(intent);
    await settle();
    scheduler.run();
    expect(await placing).toMatchObject({ status: 'placed', orderId: '7' });
    expect(trading.sent).toHaveLength(1);
  });

  it('says it does not know when the session ends while asking', async () => {
    const { trading, placeOrder } = setUp();
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    trading.lookups = [failure({ kind: 'unauthorised' })];
    expect(await placeOrder.place(intent)).toMatchObject({ status: 'unknown' });
  });
});

describe('an order that ends by itself', () => {
  const expiresAt = 1_760_000_600_000;
  const ending = { ...intent, expiresAt };

  it('is left where the exchange says its end back', async () => {
    const { trading, placeOrder } = setUp();
    trading.placeAnswers = [async () => success({ orderId: '1', expiresAt })];
    expect(await placeOrder.place(ending)).toMatchObject({ status: 'placed', orderId: '1' });
    expect(trading.sent[0]).toMatchObject({ expiresAt });
    expect(trading.cancelled).toEqual([]);
  });

  it('is cancelled where the host took it as one that never ends, and that is told', async () => {
    const { trading, placeOrder } = setUp();
    expect(await placeOrder.place(ending)).toMatchObject({
      status: 'notPlaced',
      failure: { kind: 'expiryNotKept' },
    });
    expect(trading.cancelled).toEqual(['1']);
  });

  it('may be there for ever where it could not be cancelled either, and the order list has to tell', async () => {
    const { trading, placeOrder } = setUp();
    trading.cancelAnswer = failure({ kind: 'offline' });
    expect(await placeOrder.place(ending)).toMatchObject({ status: 'unknown', failure: { kind: 'unanswered' } });
  });

  it('stays placed where it has filled meanwhile', async () => {
    const { trading, placeOrder } = setUp();
    trading.cancelAnswer = failure({ kind: 'rejected', reason: 'orderEnded' });
    expect(await placeOrder.place(ending)).toMatchObject({ status: 'placed', orderId: '1' });
  });

  it('is left where only the list of orders says its end, since the answer to it was lost', async () => {
    const { trading, placeOrder } = setUp(new FakeScheduler());
    trading.placeAnswers = [async () => failure({ kind: 'duplicate' })];
    trading.lookups = [success({ ...order(), expiresAt })];
    expect(await placeOrder.place(ending)).toMatchObject({ status: 'placed' });
    expect(trading.cancelled).toEqual([]);
  });
});
