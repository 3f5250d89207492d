import { decimal, decimalText, zero } from '../../../../src/domain/shared/decimal';
import { BookWalk, type FillPart } from '../../../../src/domain/trading/contract-fills';
import type { BookSide } from '../../../../src/domain/trading/order-draft';
import { fc } from '../../../support/properties';

const asks: BookSide = [
  [100, 1],
  [101, 2],
  [103, 4],
];
const bids: BookSide = [
  [99, 1],
  [98, 2],
];
const told = (parts: readonly FillPart[]) =>
  parts.map(({ price, quantity, maker }) => [decimalText(price), decimalText(quantity), maker]);
const cost = (walk: BookWalk, quantity: string) => {
  const { quantity: found, notional } = walk.cost(decimal(quantity));
  return [decimalText(found), decimalText(notional)];
};

describe('what an order finds in the book', () => {
  it('is filled from the best price on, the last level in part', () => {
    const walk = new BookWalk('BUY', undefined, asks);
    expect(told(walk.parts(decimal('2.5')))).toEqual([
      ['100', '1', false],
      ['101', '1.5', false],
    ]);
    expect(cost(walk, '0.5')).toEqual(['0.5', '50']);
    expect(cost(walk, '1')).toEqual(['1', '100']);
    expect(cost(walk, '2.5')).toEqual(['2.5', '251.5']);
    expect(cost(walk, '0')).toEqual(['0', '0']);
  });

  it('is no more than the book has', () => {
    const walk = new BookWalk('BUY', undefined, asks);
    expect(decimalText(walk.depth)).toBe('7');
    expect(cost(walk, '9')).toEqual(['7', '714']);
    const nothing = new BookWalk('BUY', undefined, []);
    expect(decimalText(nothing.depth)).toBe('0');
    expect(cost(nothing, '1')).toEqual(['0', '0']);
    expect(nothing.parts(decimal('1'))).toEqual([]);
  });

  it('ends at its limit, which it still takes', () => {
    expect(decimalText(new BookWalk('BUY', decimal('101'), asks).depth)).toBe('3');
    expect(decimalText(new BookWalk('BUY', decimal('100.99'), asks).depth)).toBe('1');
    expect(decimalText(new BookWalk('SELL', decimal('98'), bids).depth)).toBe('3');
    expect(decimalText(new BookWalk('SELL', decimal('98.01'), bids).depth)).toBe('1');
  });

  it('costs the sum of its parts, for any book and quantity', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 12 });
    fc.assert(
      fc.property(sizes, fc.nat(400), (levels, quantity) => {
        const walk = new BookWalk(
          'BUY',
          undefined,
          levels.map((size, index) => [100 + index, size] as const),
        );
        const parts = walk.parts(decimal(quantity));
        const found = walk.cost(decimal(quantity));
        expect(parts.reduce((sum, part) => sum.plus(part.quantity), zero)).toEqual(found.quantity);
        expect(parts.reduce((sum, part) => sum.plus(part.quantity.times(part.price)), zero)).toEqual(found.notional);
        expect(Number(found.quantity)).toBe(Math.min(quantity, Number(walk.depth)));
      }),
    );
  });
});
