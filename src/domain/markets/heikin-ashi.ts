import type { Candle } from './candle';

export type PriceBar = Pick<Candle, 'open' | 'high' | 'low' | 'close'>;

/**
 * Heikin-Ashi bars of candles, oldest first: the close is the mean of the candle, the open the middle of the bar
 * before. They smooth; their opens and closes are no prices that anybody traded at.
 */
export function heikinAshi(candles: readonly PriceBar[]): readonly PriceBar[] {
  const bars: PriceBar[] = [];
  for (const candle of candles) {
    const before = bars.at(-1);
    const close = (candle.open + candle.high + candle.low + candle.close) / 4;
    const open = before ? (before.open + before.close) / 2 : (candle.open + candle.close) / 2;
    bars.push({ open, close, high: Math.max(candle.high, open, close), low: Math.min(candle.low, open, close) });
  }
  return bars;
}
