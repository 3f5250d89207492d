import { isComparable, isReadable } from '../../../../../src/presentation/features/home/home-market';
import { spreadOf } from '../../../../../src/presentation/features/home/spread';

test.each([
  [100.01, 100.02, 0.01],
  [0.2309, 0.2311, 0.0002],
  [97_008.91, 97_018.61, 9.7],
])('between %p and %p lies %p, free of binary noise', (firstBidPrice, firstAskPrice, price) => {
  expect(spreadOf({ symbol: 'X', firstBidPrice, firstAskPrice })?.price).toBe(price);
});

test.each([
  [undefined, 1],
  [1, undefined],
  [2, 1],
  [0, 1],
])('a bid of %p and an ask of %p make no spread', (firstBidPrice, firstAskPrice) => {
  expect(spreadOf({ symbol: 'X', firstBidPrice, firstAskPrice })).toBeUndefined();
});

test.each([
  [0.09, 2, false],
  [0.1, 2, true],
  [0.001, 4, true],
  [0.0000123, 2, false],
  [Number.NaN, 2, false],
])('%p with %p decimals can be read: %p', (price, places, readable) => {
  expect(isReadable(price, places)).toBe(readable);
});

test('markets are compared by their spread only where bid and ask can differ by a basis point', () => {
  const shown = (price: number) => (Math.floor(price * 100) / 100).toFixed(2);
  for (const price of [0.9999, 1, 2.11, 84.2, 100, 152.31, 97_008.91]) {
    const further = price * 1.0001;
    expect(isComparable(price, 2)).toBe(price >= 100);
    if (isComparable(price, 2)) expect(shown(further)).not.toBe(shown(price));
  }
});
