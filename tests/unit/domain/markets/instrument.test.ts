import { isOnTick } from '../../../../src/domain/markets/instrument';
import { decimal } from '../../../../src/domain/shared/decimal';

it.each([
  // A smallest price beside the grid shifts it.
  ['0.005', '0.01', '0.015', true],
  ['0.005', '0.01', '0.02', false],
  ['0', '0.5', '100.5', true],
  ['0', '0.5', '100.25', false],
  ['0', '0.5', '0', true],
])('from %s in ticks of %s, an order at %s can stand: %s', (minimumPrice, tick, price, stands) => {
  expect(isOnTick(decimal(price), { minimumPrice: decimal(minimumPrice), tick: decimal(tick) })).toBe(stands);
});
