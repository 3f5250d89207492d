import type { CandleInterval } from '../../../src/domain/markets/candle';
import { nativeIntervals, sourceOf, type NativeInterval } from '../model/intervals';
import type { EngineCandle } from '../model/market-data';
import type { Units } from '../model/units';
import { CandleSeries } from './candle-series';
import { collectCandles, type CandleBounds } from './collect-candles';

/** What a contract is valued by beside its trades. */
export const valuedBy = ['mark', 'index'] as const;
export type ValuedBy = (typeof valuedBy)[number];

/**
 * Candles of a price that is taken now and then rather than traded; prices are units, as numbers. One candle begins
 * where the one before it ended, since such a price has no gaps while it is taken.
 */
export class PriceSeries {
  readonly series: Readonly<Record<NativeInterval, CandleSeries>>;
  readonly #finestFirst: readonly CandleSeries[];

  constructor() {
    this.#finestFirst = nativeIntervals.map((interval) => new CandleSeries(interval));
    this.series = Object.fromEntries(this.#finestFirst.map((series) => [series.interval, series])) as Record<
      NativeInterval,
      CandleSeries
    >;
  }

  /** @param finest the finest series that is written: finer ones would be untrue while time is run through in long steps */
  add(price: Units, at: number, finest: NativeInterval): void {
    const value = Number(price);
    const from = nativeIntervals.indexOf(finest);
    for (let index = from; index < this.#finestFirst.length; index += 1) {
      const series = this.#finestFirst[index]!;
      const before = series.length - 1;
      if (before >= 0 && at >= series.end && at < series.endOfNext) series.add(series.candle(before).close, 0, 0n, at);
      series.add(value, 0, 0n, at);
    }
  }

  candles(interval: CandleInterval, bounds: CandleBounds): EngineCandle[] {
    return collectCandles(this.series[sourceOf[interval]], interval, bounds);
  }
}
