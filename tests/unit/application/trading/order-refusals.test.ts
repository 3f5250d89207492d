import { CancelOrder } from '../../../../src/application/trading/cancel-order.use-case';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { riskLimitsKey } from '../../../../src/application/trading/order-guard';
import { isLost, isRefusal } from '../../../../src/application/trading/lost-answer';
import type { Failure } from '../../../../src/application/kernel/failure';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { order } from './trading-fakes';

describe('cancelling an order of the book', () => {
  it.each([
    [success(undefined), success('asked'), 0],
    [failure<Failure>({ kind: 'notFound' }), success('ended'), 1],
    [failure<Failure>({ kind: 'rateLimited' }), failure({ kind: 'rateLimited' }), 0],
  ] as const)(
    'looks again only where it had ended without our having heard of it (%#)',
    async (answer, told, looks) => {
      let looked = 0;
      const asked: unknown[] = [];
      const cancel = new CancelOrder(
        { cancelOrder: async (what) => (asked.push(what), answer) },
        { refresh: async () => void (looked += 1) },
      );
      expect(await cancel.cancel(order())).toEqual(told);
      expect(asked).toEqual([{ orderId: '1', symbol: 'SPOT_BTC_USDT' }]);
      expect(looked).toBe(looks);
    },
  );
});

describe('the guard of orders', () => {
  it('is brought beforehand for whoever has limits, and for nobody else', () => {
    let brought = 0;
    const storage = new MemoryStorage();
    const guards = new OrderGuards(storage, { load: async () => ((brought += 1), {} as never) }, new FakePage());
    guards.prepare();
    expect(brought).toBe(0);
    storage.write(riskLimitsKey, '{}');
    guards.prepare();
    expect(brought).toBe(1);
    expect(riskLimitsKey).toBe('risk-limits');
  });
});

describe('an answer', () => {
  it.each(['unknownParameter', 'notFound', 'invalid', 'quantityTooHigh', 'cannotWithdraw', 'unauthorised'] as const)(
    '%s says that nothing was done',
    (kind) => {
      expect(isRefusal({ kind })).toBe(true);
      expect(isLost(failure({ kind }))).toBe(false);
    },
  );

  it.each(['offline', 'unanswered', 'malformed', 'maintenance', 'unknown'] as const)('%s says nothing', (kind) => {
    expect(isRefusal({ kind })).toBe(false);
    expect(isLost(failure({ kind }))).toBe(true);
  });

  it('that it is there already is no lost one, nor is a success', () => {
    expect([isLost(failure({ kind: 'duplicate' })), isLost(success(1)), isRefusal({ kind: 'duplicate' })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
