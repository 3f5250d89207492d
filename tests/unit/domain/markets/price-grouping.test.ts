import { fc } from '../../../support/properties';
import { groupMultiples, PriceGrouping, usualMultiple } from '../../../../src/domain/markets/price-grouping';
import { decimal } from '../../../../src/domain/shared/decimal';

const sizes = (tick: string, price: number | undefined, offered: readonly number[] = []): readonly string[] =>
  groupMultiples(decimal(tick), price, offered).map((multiple) => decimal(tick).times(multiple).toFixed());

describe('the sizes that prices can be grouped by', () => {
  it.each([
    ['0.01', 60_480, '0.01 0.02 0.05 0.1 0.2 0.5 1 2 5 10 20 50 100 200 500'],
    ['0.0001', 0.0731, '0.0001 0.0002 0.0005'],
    ['0.5', 3_000, '0.5 1 2 5 10 20 50'],
    ['0.05', 12, '0.05 0.1 0.2 0.5'],
  ])('tick %s at a price of %d', (tick, price, expected) => {
    expect(sizes(tick, price).join(' ')).toBe(expected);
  });

  it('reach as far as what the exchange offers, also before a price is known', () => {
    expect(sizes('0.01', undefined, [1, 10, 100])).toEqual(['0.01', '0.02', '0.05', '0.1', '0.2', '0.5', '1']);
    expect(sizes('0.01', undefined)).toEqual(['0.01']);
  });

  it('are whole ticks, ascending, each of one digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('0.0001', '0.01', '0.05', '0.1', '0.25', '0.5', '1', '10'),
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        (tick, price) => {
          const multiples = groupMultiples(decimal(tick), price);
          expect(multiples[0]).toBe(1);
          expect(multiples.every(Number.isInteger)).toBe(true);
          expect([...multiples].sort((a, b) => a - b)).toEqual(multiples);
          for (const multiple of multiples.slice(1))
            expect(decimal(tick).times(multiple).toExponential()).toMatch(/^[125]e/);
        },
      ),
    );
  });
});

it('numbers groups as it names them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 5_000 }), (ticks, multiple) => {
      const grouping = new PriceGrouping(decimal('0.01'), multiple);
      const price = ticks / 100;
      expect(grouping.priceOf(grouping.below(price))).toBe(grouping.floor(price));
      expect(grouping.priceOf(grouping.above(price))).toBe(grouping.ceiling(price));
      expect(grouping.floor(price)).toBeLessThanOrEqual(price);
      expect(grouping.ceiling(price)).toBeGreaterThanOrEqual(price);
    }),
  );
});

it.each([
  ['0.01', 85_000, '5'],
  ['0.01', 2_900, '0.5'],
  ['0.00001', 0.0294, '0.00001'],
  ['0.01', undefined, '0.01'],
])('begins with a step that shows something of the market: tick %s at a price of %p', (tick, price, expected) => {
  const multiple = usualMultiple(decimal(tick), price, groupMultiples(decimal(tick), price));
  expect(decimal(tick).times(multiple).toFixed()).toBe(expected);
});

it('offers what the exchange names, however low the price is, and no half ticks', () => {
  expect(groupMultiples(decimal('0.25'), undefined, [1, 20])).toEqual([1, 2, 4, 8, 20]);
  expect(groupMultiples(decimal('0.04'), undefined, [25])).toEqual([1, 5, 25]);
  expect(groupMultiples(decimal('0.01'), 0, [])).toEqual([1]);
  expect(groupMultiples(decimal('0.01'), -5, [1, 10])).toEqual([1, 2, 5, 10]);
});

it('begins with the coarsest step where none shows enough, and with the tick where there is no other', () => {
  expect(usualMultiple(decimal('0.01'), 85_000, [1, 2, 5])).toBe(5);
  expect(usualMultiple(decimal('0.01'), 85_000, [])).toBe(1);
  expect(usualMultiple(decimal('0.01'), 0, [1, 2, 5])).toBe(1);
  expect(usualMultiple(decimal('0.01'), -1, [1, 2, 5])).toBe(1);
  expect(usualMultiple(decimal('0.01'), undefined, [1, 2, 5])).toBe(1);
});
