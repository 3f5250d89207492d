import type { FailureKind } from '../../../../src/application/kernel/failure';
import { OrderSubmission } from '../../../../src/application/trading/order-submission';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../support/loader-of';
import { PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { ManualScheduler, order, pending, ScriptedTrading, settle } from './trading-fakes';

const intent = {
  symbol: 'SPOT_BTC_USDT',
  side: 'BUY',
  type: 'LIMIT',
  price: decimal('60000'),
  quantity: decimal('0.1'),
} as const;

function setUp() {
  const trading = new ScriptedTrading();
  const scheduler = new ManualScheduler();
  let drawn = 100;
  const placeOrder = new PlaceOrder(
    trading,
    trading,
    { identifier: () => (drawn += 1) },
    scheduler,
    { report: () => undefined },
    new OrderGuards(new MemoryStorage(), loaderOf()),
  );
  return { trading, scheduler, placeOrder };
}

describe('placing an order', () => {
  it('sends it once, with a client order id of its own', async () => {
    const { trading, placeOrder } = setUp();
    expect(await placeOrder.place(intent)).toEqual({ status: 'placed', clientOrderId: 101, orderId: '1' });
    expect(await placeOrder.place(intent)).toMatchObject({ clientOrderId: 102 });
    expect(trading.sent.map((request) => request.clientOrderId)).toEqual([101, 102]);
    expect(trading.askedFor).toEqual([]);
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
    expect(scheduler.delays).toEqual([1000, 2000, 4000, 8000, 15000, 15000]);
    expect(trading.sent).toHaveLength(1);
  });

  it('says it was not placed only after the exchange denied it twice', async () => {
    const { trading, scheduler, placeOrder } = setUp();
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    trading.lookups = [failure({ kind: 'notFound' }), failure({ kind: 'notFound' })];
    const placement = placeOrder.place(intent);
    await settle();
    expect(trading.askedFor).toHaveLength(1);
    scheduler.run();
    expect(await placement).toMatchObject({ status: 'notPlaced', failure: { kind: 'offline' } });
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
