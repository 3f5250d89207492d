import type { Instant } from '../shared/instant';

export const candleIntervals = [
  '1m',
  '3m',
  '5m',
  '15m',
  '30m',
  '1h',
  '2h',
  '4h',
  '6h',
  '12h',
  '1d',
  '3d',
  '1w',
  '1M',
] as const;
export type CandleInterval = (typeof candleIntervals)[number];

export interface Candle {
  readonly startAt: Instant;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Base volume. */
  readonly volume: number;
  /** Quote volume. */
  readonly amount: number;
}

/** The candle with one more trade, as far as its price says; volume comes with the next candle. */
export function traded(candle: Candle, price: number): Candle {
  return { ...candle, close: price, high: Math.max(candle.high, price), low: Math.min(candle.low, price) };
}
