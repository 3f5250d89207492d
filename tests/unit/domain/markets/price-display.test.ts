import { fc } from '../../../support/properties';
import { decimal, decimalPlaces, fixedText } from '../../../../src/domain/shared/decimal';
import {
  pricePlaces,
  priceDifference,
  priceText,
  quantityText,
  roundedDownText,
  stepText,
} from '../../../../src/domain/markets/price-display';

describe('display of prices', () => {
  it.each([
    ['SPOT_WOO_USDT', 0.07319, '0.0731'],
    ['PERP_WOO_USDT', 0.07319, '0.0731'],
    ['SPOT_WOO_USDC', 0.07319, '0.07'],
    ['SPOT_BTC_USDT', 60480.999, '60480.99'],
    ['SPOT_BTC_USDT', 1.15, '1.15'],
    ['SPOT_BTC_USDT', 8.2, '8.20'],
    ['SPOT_BTC_USDT', 60000, '60000.00'],
    ['SPOT_SHIB_USDT', 1e-7, '0.00'],
    ['SPOT_BIG_USDT', 1e21, '1000000000000000000000.00'],
  ])('%s at %d reads %s', (symbol, price, text) => {
    expect(priceText(price, symbol, 'WOO')).toBe(text);
  });

  it.each([undefined, NaN, Infinity, -Infinity])('shows no text for %p', (price) => {
    expect(priceText(price, 'SPOT_BTC_USDT', 'WOO')).toBeUndefined();
    expect(quantityText(price)).toBeUndefined();
  });

  it('shows quantities with two decimals, rounded down', () => {
    expect(quantityText(0.019)).toBe('0.01');
    expect(quantityText(3)).toBe('3.00');
  });

  it('shows the terminal with the places of tick and step', () => {
    expect(stepText(1.23e-5, decimal('0.0000001'))).toBe('0.0000123');
    expect(stepText(60480, decimal('0.01'))).toBe('60480.00');
    expect(stepText(60480.4, decimal('1'))).toBe('60480');
    expect(stepText(34, decimal('10'))).toBe('34');
  });

  it('has no negative zero', () => {
    expect(roundedDownText(-0.001, 2)).toBe('0.00');
    expect(roundedDownText(-1.239, 2)).toBe('-1.23');
  });

  it('agrees with exact decimal arithmetic on every number', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e24, max: 1e24 }),
        fc.integer({ min: 0, max: 12 }),
        (value, places) => {
          const exact = fixedText(decimal(value), places, 'down');
          expect(roundedDownText(value, places)).toBe(/[1-9]/.test(exact) ? exact : exact.replace('-', ''));
        },
      ),
    );
  });
});

test('what lies between two prices has no more digits than they have', () => {
  expect(priceDifference(86022.45, 86021.58)).toBe(0.87);
  const price = fc.integer({ min: 1, max: 10 ** 9 });
  fc.assert(
    fc.property(price, price, fc.integer({ min: 0, max: 6 }), (one, other, places) => {
      const scale = 10 ** places;
      const difference = priceDifference(one / scale, other / scale);
      expect(decimalPlaces(decimal(difference))).toBeLessThanOrEqual(places);
      expect(Math.round(difference * scale)).toBe(one - other);
    }),
  );
});

test('a price has four decimals for the product token against USDT, two for every other market', () => {
  expect(pricePlaces('SPOT_WOO_USDT', 'WOO')).toBe(4);
  expect(pricePlaces('SPOT_WOO_USDC', 'WOO')).toBe(2);
  expect(pricePlaces('SPOT_BTC_USDT', 'WOO')).toBe(2);
  expect(pricePlaces('nonsense', 'WOO')).toBe(2);
});

test.each([
  [1.5e-7, 8, '0.00000015'],
  [1.25e21, 2, '1250000000000000000000.00'],
  [1.5e-7, 0, '0'],
  [123.456, 0, '123'],
  [0.5, 1, '0.5'],
  [-0, 2, '0.00'],
  [-2, 0, '-2'],
])('%d with %d decimals reads %s', (value, places, text) => {
  expect(roundedDownText(value, places)).toBe(text);
});
