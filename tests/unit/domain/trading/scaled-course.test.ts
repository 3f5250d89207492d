import { decimal, zero, type Decimal } from '../../../../src/domain/shared/decimal';
import type { BookSide } from '../../../../src/domain/trading/order-draft';
import { scaledCourse, scaledEstimate } from '../../../../src/domain/trading/scaled-course';
import type { PricedSlice } from '../../../../src/domain/trading/ticket-slices';
import { fc } from '../../../support/properties';

const orders = (...parts: readonly (readonly [price: number, quantity: number])[]): readonly PricedSlice[] =>
  parts.map(([price, quantity]) => ({ price: decimal(price), quantity: decimal(quantity) }));
const text = (parts: readonly PricedSlice[]) => parts.map(({ price, quantity }) => `${quantity} at ${price}`);
const total = (parts: readonly PricedSlice[]): Decimal => parts.reduce((sum, part) => sum.plus(part.quantity), zero);
const asks: BookSide = [
  [101, 1],
  [102, 2],
  [105, 9],
];
const bids: BookSide = [
  [100, 1],
  [99, 2],
];
const fees = { maker: decimal('0.001'), taker: decimal('0.002') };

describe('orders at several prices against the book', () => {
  it('wait as long as none of them meets it', () => {
    const course = scaledCourse(orders([90, 1], [100.5, 1]), 'BUY', asks);
    expect([course.crossing, course.taken, text(course.resting)]).toEqual([0, [], ['1 at 90', '1 at 100.5']]);
    expect(String(scaledEstimate(course, 'BUY', fees)!.fee)).toBe('0.002');
  });

  it('take what those before them left, each up to its own limit', () => {
    const course = scaledCourse(orders([100, 1], [101, 2], [102, 2.5], [103, 1]), 'BUY', asks);
    expect(course.crossing).toBe(2);
    expect(text(course.taken)).toEqual(['1 at 101', '2 at 102']);
    expect(text(course.resting)).toEqual(['1 at 100', '1 at 101', '0.5 at 102', '1 at 103']);
  });

  it('go on in a level that is not used up, and end with the book', () => {
    expect(text(scaledCourse(orders([101, 0.4], [101, 0.4], [101, 0.4]), 'BUY', asks).taken)).toEqual([
      '0.4 at 101',
      '0.4 at 101',
      '0.2 at 101',
    ]);
    const whole = scaledCourse(orders([200, 20]), 'BUY', asks);
    expect([text(whole.taken), text(whole.resting)]).toEqual([['1 at 101', '2 at 102', '9 at 105'], ['8 at 200']]);
    expect(scaledCourse(orders([200, 1]), 'BUY', []).crossing).toBe(0);
  });

  it('sell from the highest bid down', () => {
    const course = scaledCourse(orders([99, 2], [100, 1], [101, 1]), 'SELL', bids);
    expect([course.crossing, text(course.taken), text(course.resting)]).toEqual([
      1,
      ['1 at 100', '1 at 99'],
      ['1 at 100', '1 at 101'],
    ]);
  });

  it('are as many as they were, taken and waiting together', () => {
    const part = fc.tuple(fc.integer({ min: 95, max: 110 }), fc.integer({ min: 0, max: 5 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.constantFrom('BUY' as const, 'SELL' as const), (parts, side) => {
        const all = orders(...parts);
        const { taken, resting, crossing } = scaledCourse(all, side, side === 'BUY' ? asks : bids);
        expect(String(total(taken).plus(total(resting)))).toBe(String(total(all)));
        expect(crossing > 0).toBe(taken.length > 0);
      }),
    );
  });
});

describe('what orders at several prices come to', () => {
  it('is what the book asks for those that take, and the own price of those that wait', () => {
    // As seen: four from 86,000 to 90,000 at a market of 86,205.
    const parts = orders([86_000, 0.01], [87_333.3, 0.01], [88_666.6, 0.01], [90_000, 0.01]);
    const course = scaledCourse(parts, 'BUY', [[86_205, 5]]);
    const estimate = scaledEstimate(course, 'BUY', fees)!;
    expect(course.crossing).toBe(3);
    expect([estimate.notional, estimate.averagePrice, estimate.filled, estimate.quantity].map(String)).toEqual([
      '3446.15',
      '86153.75',
      '0.03',
      '0.04',
    ]);
    expect([estimate.fee, estimate.received].map(String)).toEqual(['0.00007', '0.03993']);
    expect([String(estimate.slippagePercent), estimate.complete]).toEqual(['0', true]);
  });

  it('is a fee in the quote asset for a sale, and slips as far as the book goes', () => {
    const estimate = scaledEstimate(scaledCourse(orders([99, 2], [110, 1]), 'SELL', bids), 'SELL', fees)!;
    expect([estimate.notional, estimate.fee, estimate.received, estimate.slippagePercent].map(String)).toEqual([
      '309',
      '0.508',
      '308.492',
      '0.5',
    ]);
  });

  it('is nothing of no quantity', () => {
    expect(scaledEstimate(scaledCourse(orders([100, 0]), 'BUY', asks), 'BUY', fees)).toBeUndefined();
  });
});
