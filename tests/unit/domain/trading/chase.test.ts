import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import {
  canBeChased,
  chasedPrice,
  isTakenBack,
  hasEnded,
  isPassed,
  leavesRoom,
  offeredLimit,
} from '../../../../src/domain/trading/chase';
import type { OrderSide, OrderStatus } from '../../../../src/domain/trading/order';
import { fc } from '../../../support/properties';

function moved(
  side: OrderSide,
  limit: number,
  current: number,
  best: number,
  opposite = side === 'BUY' ? best + 1 : best - 1,
): string | undefined {
  const [bid, ask] = side === 'BUY' ? [best, opposite] : [opposite, best];
  const prices = { bid: decimal(bid), ask: decimal(ask) };
  const price = chasedPrice({ side, limit: decimal(limit) }, decimal(current), prices);
  return price && decimalText(price);
}

describe('an order that follows the market', () => {
  it('joins the best price of its own side as that goes away from it', () => {
    expect(moved('BUY', 110, 100, 105)).toBe('105');
    expect(moved('SELL', 90, 100, 95)).toBe('95');
  });

  it('goes to its limit and no further', () => {
    expect(moved('BUY', 110, 100, 110)).toBe('110');
    expect(moved('BUY', 110, 100, 115)).toBe('110');
    expect(moved('BUY', 110, 110, 115)).toBeUndefined();
    expect(moved('SELL', 90, 100, 85)).toBe('90');
    expect(moved('SELL', 90, 90, 85)).toBeUndefined();
  });

  it('stays where it is the best already, and never goes back', () => {
    expect(moved('BUY', 110, 100, 100)).toBeUndefined();
    expect(moved('BUY', 110, 100, 99)).toBeUndefined();
    expect(moved('SELL', 90, 100, 100)).toBeUndefined();
    expect(moved('SELL', 90, 100, 101)).toBeUndefined();
  });

  it('never goes where it would take', () => {
    expect(moved('SELL', 90, 110, 101, 105)).toBeUndefined();
    expect(moved('SELL', 90, 110, 101, 101)).toBeUndefined();
    expect(moved('SELL', 102, 110, 100, 102)).toBeUndefined();
    expect(moved('BUY', 110, 90, 105, 101)).toBeUndefined();
    expect(moved('BUY', 110, 90, 105, 105)).toBeUndefined();
    expect(moved('BUY', 110, 90, 105, 106)).toBe('105');
  });

  it('never pays more than its limit, and never more than the best of its side, wherever the market goes', () => {
    const price = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(fc.constantFrom('BUY' as const, 'SELL' as const), price, price, price, (side, limit, now, best) => {
        const price = moved(side, limit, now, best);
        fc.pre(price !== undefined);
        const sign = side === 'BUY' ? 1 : -1;
        expect(sign * Number(price)).toBeLessThanOrEqual(sign * limit);
        expect(sign * Number(price)).toBeLessThanOrEqual(sign * best);
        expect(sign * Number(price)).toBeGreaterThan(sign * now);
      }),
    );
  });

  it('needs a limit that is not reached yet', () => {
    const room = (side: OrderSide, limit: number) => leavesRoom({ side, limit: decimal(limit) }, decimal(100));
    expect([101, 100, 99].map((limit) => room('BUY', limit))).toEqual([true, false, false]);
    expect([101, 100, 99].map((limit) => room('SELL', limit))).toEqual([false, false, true]);
  });

  it('waits in the book at a price of its own', () => {
    const price = decimal(100);
    expect(canBeChased({ type: 'LIMIT', price, status: 'NEW' })).toBe(true);
    expect(canBeChased({ type: 'POST_ONLY', price, status: 'PARTIAL_FILLED' })).toBe(true);
    expect(canBeChased({ type: 'LIMIT', price: undefined, status: 'NEW' })).toBe(false);
    for (const type of ['MARKET', 'IOC', 'FOK', 'ASK', 'BID'] as const)
      expect(canBeChased({ type, price, status: 'NEW' })).toBe(false);
    expect(canBeChased({ type: 'LIMIT', price, status: 'FILLED' })).toBe(false);
  });

  it('is over once it is filled, cancelled or refused', () => {
    const statuses: readonly OrderStatus[] = ['FILLED', 'CANCELLED', 'REJECTED', 'NEW', 'PARTIAL_FILLED', 'other'];
    expect(statuses.map(hasEnded)).toEqual([true, true, true, false, false, false]);
  });
});

it.each([
  // An order far behind the market, one at it, and one whose market is not known yet.
  ['BUY', '50000', '60000', '60300'],
  ['BUY', '60000', '59990', '60300'],
  ['BUY', '60000', undefined, '60300'],
  ['SELL', '70000', '60000', '59700'],
  ['SELL', '60000', '60010', '59700'],
  ['BUY', '60001', '60001', '60301'],
  ['SELL', '60001', '60001', '59701'],
] as const)('a %s at %s with its side’s best at %s is offered to be followed to %s', (side, current, best, limit) => {
  const offered = offeredLimit(side, decimal(current), best === undefined ? undefined : decimal(best), decimal(1));
  expect(decimalText(offered)).toBe(limit);
  if (best !== undefined) expect(isPassed({ side, limit: offered }, decimal(best))).toBe(false);
});

it('a limit behind the best price of its side is passed, one at it is not', () => {
  const passed = (side: OrderSide, limit: number): boolean => isPassed({ side, limit: decimal(limit) }, decimal(100));
  expect([passed('BUY', 99), passed('BUY', 100), passed('SELL', 101), passed('SELL', 100)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it.each([
  ['BUY', '99', true],
  ['BUY', '100', false],
  ['BUY', '101', false],
  ['SELL', '101', true],
  ['SELL', '100', false],
  ['SELL', '99', false],
] as const)('a %s that goes from 100 to %s is taken back: %s', (side, now, expected) => {
  expect(isTakenBack({ side }, decimal('100'), decimal(now))).toBe(expected);
});
