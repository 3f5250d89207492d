import { traded, type Candle } from '../../../../src/domain/markets/candle';

const candle = { open: 10, high: 12, low: 9, close: 11, volume: 3 } as Candle;

test('a trade is the close, and widens the range where it lies outside', () => {
  expect(traded(candle, 10.5)).toEqual({ ...candle, close: 10.5 });
  expect(traded(candle, 13)).toEqual({ ...candle, close: 13, high: 13 });
  expect(traded(candle, 8)).toEqual({ ...candle, close: 8, low: 8 });
});
