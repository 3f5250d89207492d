import type { AlgoOrdersCommandsPort } from '../../../../src/application/trading/algo-orders-commands.port';
import { longestJourney } from '../../../../src/application/trading/until-known';
import type { AlgoOrdersPort } from '../../../../src/application/trading/algo-orders.port';
import { EditOrder } from '../../../../src/application/trading/edit-order.use-case';
import { riskLimitsKey, type OrderToGuard } from '../../../../src/application/trading/order-guard';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success, type Result } from '../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import type { OwnLimit } from '../../../../src/domain/trading/own-limit';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { FakeAccountStream, order, pending, ScriptedTrading } from './trading-fakes';

function setUp(limit?: OwnLimit) {
  const time = new FakeScheduler();
  const storage = new MemoryStorage();
  const trading = new ScriptedTrading();
  const stream = new FakeAccountStream();
  const edited: unknown[] = [];
  const algos = {
    edit: async (...change: unknown[]) => (edited.push(change), success(undefined)),
    open: async () => success({ rows: [], total: 0 }),
  } as unknown as AlgoOrdersPort & AlgoOrdersCommandsPort;
  const asked: OrderToGuard[] = [];
  storage.write(riskLimitsKey, '{}');
  const guard = { check: async (wanted: OrderToGuard) => (asked.push(wanted), limit && { limit }) };
  const guards = new OrderGuards(storage, { load: async () => guard as never }, new FakePage());
  const open =
    (...rows: ReturnType<typeof order>[]) =>
    async () =>
      success({ rows, total: rows.length });
  return {
    time,
    trading,
    stream,
    asked,
    edited,
    open,
    use: new EditOrder(trading, trading, algos, algos, time, guards, stream),
  };
}

describe('a change of an order', () => {
  it("asks one's own limits about what it would become, once it grows", async () => {
    const { use, trading, asked } = setUp('orderQuantity');
    expect(await use.edit(order({ executed: decimal('0.03') }), { quantity: decimal('0.2') })).toEqual(
      failure({ kind: 'ownLimit', limit: 'orderQuantity' }),
    );
    expect(asked).toMatchObject([
      { symbol: 'SPOT_BTC_USDT', side: 'BUY', closing: false, inPlaceOf: { orderId: '1' } },
    ]);
    expect([asked[0]!.price, asked[0]!.quantity, asked[0]!.inPlaceOf!.executed].map(String)).toEqual([
      '60000',
      '0.2',
      '0.03',
    ]);
    expect(trading.edited).toEqual([]);
  });

  it('is sent unasked while it makes the order no larger', async () => {
    const { use, trading, asked } = setUp('hours');
    expect(await use.edit(order(), { quantity: decimal('0.05') })).toMatchObject({ ok: true });
    expect(await use.edit(order({ reduceOnly: true }), { quantity: decimal('5') })).toMatchObject({ ok: true });
    expect([asked.length, trading.edited.length]).toEqual([0, 2]);
  });

  it('of a conditional order goes to where those are, and asks too', async () => {
    const stop = {
      algoOrderId: '7',
      symbol: 'PERP_BTC_USDT',
      side: 'BUY',
      algoType: 'STOP',
      quantity: decimal('1'),
      triggerPrice: decimal('100'),
      executed: decimal(0),
      legs: [],
    } as unknown as AlgoOrder;
    const { use, edited, asked } = setUp();
    await use.edit(stop, { triggerPrice: decimal('110') });
    expect(asked).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(edited))).toEqual([['7', { triggerPrice: '110' }]]);
  });

  it('is sent once; when its answer is lost the exchange is asked until it is known', async () => {
    const { use, trading, time, open } = setUp();
    trading.cancelAnswer = failure({ kind: 'offline' });
    trading.openAnswers = [
      async () => failure({ kind: 'offline' }),
      open(order()),
      open(order({ price: decimal('59000') })),
    ];
    const change = use.edit(order(), { price: decimal('59000') });
    await time.settle(5_000, 500);
    expect(await change).toEqual(success(undefined));
    expect(trading.edited).toHaveLength(1);
  });

  it.each([
    ['never arrived', [order()], { kind: 'offline' }],
    ['came too late', [], { kind: 'rejected', reason: 'orderEnded' }],
  ] as const)('that %s says so', async (_case, rows, told) => {
    const { use, trading, time, open } = setUp();
    trading.cancelAnswer = failure({ kind: 'offline' });
    trading.openAnswers = [open(...rows)];
    const change = use.edit(order(), { price: decimal('59000') });
    await time.settle(longestJourney + 20_000, 500);
    expect(await change).toEqual(failure(told));
  });

  it('that may still be on its way is not said to have failed, and a report ends the doubt', async () => {
    const { use, trading, stream, time, open } = setUp();
    trading.cancelAnswer = failure({ kind: 'offline' });
    trading.openAnswers = [open(order())];
    let told: unknown;
    void use.edit(order(), { price: decimal('59000') }).then((answer) => (told = answer));
    await time.settle(longestJourney - 1_000, 500);
    expect(told).toBeUndefined();
    stream.report(order({ price: decimal('59000') }));
    await time.settle();
    expect(told).toEqual(success(undefined));
  });

  it('waits until the one before it is known, so that two never cross', async () => {
    const { use, trading, time } = setUp();
    const first = pending<Result<void, never>>();
    const answers = [first.promise, Promise.resolve(success(undefined))];
    const sent: string[] = [];
    trading.editOrder = (_order, change) => (sent.push(String(change.price)), answers.shift()!);
    const changes = [use.edit(order(), { price: decimal('59000') }), use.edit(order(), { price: decimal('58000') })];
    await time.settle();
    expect(sent).toEqual(['59000']);
    first.resolve(success(undefined));
    await Promise.all(changes);
    expect(sent).toEqual(['59000', '58000']);
  });
});
