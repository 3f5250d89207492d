import { orderAct, positionEffect } from '../../../../src/domain/trading/position-effect';

it.each([
  ['BUY', 'LONG', 'openLong'],
  ['SELL', 'LONG', 'closeLong'],
  ['SELL', 'SHORT', 'openShort'],
  ['BUY', 'SHORT', 'closeShort'],
] as const)('in hedge mode to %s the %s is to %s', (side, positionSide, effect) => {
  expect(positionEffect({ side, positionSide })).toBe(effect);
  expect(orderAct({ side, positionSide })).toBe(effect);
});

it('in one-way mode and on spot the side says all there is', () => {
  expect(orderAct({ side: 'SELL', positionSide: 'BOTH' })).toBe('SELL');
  expect(orderAct({ side: 'BUY' })).toBe('BUY');
  expect(positionEffect({ positionSide: 'LONG' })).toBeUndefined();
});
