import type { Instant } from '../shared/instant';
import { traded, type Candle, type CandleInterval } from './candle';
import { candleEndsAt } from './candle-close';

/** The newest candle with a price that is taken rather than traded; a candle of it begins where the one before ended. */
export function withPrice(newest: Candle, price: number, at: Instant, interval: CandleInterval): Candle {
  let candle = newest;
  for (let end = candleEndsAt(candle.startAt, interval); at >= end; end = candleEndsAt(end, interval)) {
    const { close } = candle;
    candle = { startAt: end, open: close, high: close, low: close, close, volume: 0, amount: 0 };
  }
  return traded(candle, price);
}
