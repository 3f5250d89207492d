import { decimal, zero } from '../../../../src/domain/shared/decimal';
import { day, minute } from '../../../../src/domain/shared/instant';
import { expiryIn, mayExpireAt } from '../../../../src/domain/trading/order-expiry';
import { orderTimeline } from '../../../../src/domain/trading/order-timeline';
import { hasExpired, type Order } from '../../../../src/domain/trading/order';

const now = Date.UTC(2026, 0, 15, 10, 0, 30);

describe('when an order may end', () => {
  it.each([
    ['now', now, false],
    ['before now', now - 1, false],
    ['a moment under a minute ahead', now + minute - 1, false],
    ['a minute ahead', now + minute, true],
    ['90 days ahead', now + 90 * day, true],
    ['a moment later than that', now + 90 * day + 1, false],
    ['at no time', Number.NaN, false],
  ])('%s', (_, at, may) => {
    expect(mayExpireAt(at, now)).toBe(may);
  });

  it('an exchange takes what is just ahead of it', () => {
    expect(mayExpireAt(now + 1, now, 1)).toBe(true);
    expect(mayExpireAt(now, now, 1)).toBe(false);
  });

  it('what is offered are whole minutes, never sooner than they are called', () => {
    expect(expiryIn(60 * minute, now)).toBe(Date.UTC(2026, 0, 15, 11, 1));
  });
});

describe('whether an order has expired', () => {
  const ended = (status: Order['status'], expiresAt: number | undefined, updatedAt: number) => ({
    status,
    expiresAt,
    updatedAt,
  });

  it('where it was cancelled at its time or after it, and only there', () => {
    expect(hasExpired(ended('CANCELLED', now, now))).toBe(true);
    expect(hasExpired(ended('CANCELLED', now, now + 700))).toBe(true);
    expect(hasExpired(ended('CANCELLED', now, now - 1))).toBe(false);
    expect(hasExpired(ended('CANCELLED', undefined, now))).toBe(false);
    expect(hasExpired(ended('FILLED', now, now))).toBe(false);
  });

  it('what became of it says so', () => {
    const order: Order = {
      orderId: '7',
      clientOrderId: 0,
      symbol: 'SPOT_BTC_USDT',
      side: 'BUY',
      type: 'LIMIT',
      status: 'CANCELLED',
      price: decimal('100'),
      quantity: decimal('1'),
      executed: zero,
      fee: zero,
      feeAsset: 'BTC',
      expiresAt: now,
      createdAt: now - day,
      updatedAt: now,
    };
    expect(orderTimeline(order, []).at(-1)).toEqual({ kind: 'ended', at: now, status: 'EXPIRED' });
  });
});
