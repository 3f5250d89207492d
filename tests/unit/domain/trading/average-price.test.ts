import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { shownAverage } from '../../../../src/domain/trading/average-price';

it.each([
  // Eight digits, of which at least two are decimals.
  ['81875.6449999', '81875.645'],
  ['1.23456785', '1.2345678'],
  ['12345678.9876', '12345678.99'],
  // Below one, eight decimals.
  ['0.123456789', '0.12345679'],
  ['0.00000001', '0.00000001'],
  // No zeros are added, and none are left behind.
  ['65000', '65000'],
  ['65000.50000001', '65000.5'],
])('%s is read as %s', (price, shown) => {
  expect(decimalText(shownAverage(decimal(price)))).toBe(shown);
});

it('has the decimals of its market where that is known', () => {
  const shown = ['81875.6449999', '65000', '0.125'].map((price) =>
    decimalText(shownAverage(decimal(price), decimal('0.01'))),
  );
  expect(shown).toEqual(['81875.64', '65000', '0.12']);
});
