import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { leftOfDay } from '../../../../src/domain/wallet/withdrawal';

test.each([
  ['10000', '0', '1', '10000'],
  ['10000', '9999.99', '1', '0.01'],
  // A third of it does not come out even: never more than may leave.
  ['10000', '0', '30000', '0.333333333333'],
  ['10000', '10000', '1', '0'],
  // A limit may have been lowered meanwhile.
  ['2000', '10000', '1', '0'],
])('of %s USDT a day, %s used, at a price of %s there may leave %s more', (limit, used, price, left) => {
  expect(decimalText(leftOfDay({ limit: decimal(limit), used: decimal(used) }, decimal(price))!)).toBe(left);
});

test('an asset without a price has no bound of its own', () => {
  expect(leftOfDay({ limit: decimal(10), used: decimal(0) }, decimal(0))).toBeUndefined();
});
