import type { CandleInterval } from '../../../src/domain/markets/candle';
import type { CandleSeries } from './candle-series';
import { candleEnd, candleStart } from '../model/intervals';
import type { EngineCandle } from '../model/market-data';

type GrowingCandle = { -readonly [Key in keyof EngineCandle]: EngineCandle[Key] };

export interface CandleBounds {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/**
 * The newest `limit` candles of an interval, newest first, put together from a finer series.
 * Bounds are exclusive and on the start of the wider candle.
 */
export function collectCandles(series: CandleSeries, interval: CandleInterval, bounds: CandleBounds): EngineCandle[] {
  const rows: GrowingCandle[] = [];
  const { after = Number.NEGATIVE_INFINITY, before = Number.POSITIVE_INFINITY, limit } = bounds;
  let current: GrowingCandle | undefined;
  for (let index = newestIndex(series, interval, before); index >= 0; index -= 1) {
    const at = series.startAt(index);
    const startAt = current !== undefined && at >= current.startAt ? current.startAt : candleStart(interval, at);
    if (startAt <= after) break;
    if (startAt === current?.startAt) {
      include(current, series.candle(index));
      continue;
    }
    if (rows.length >= limit) break;
    current = { ...series.candle(index), startAt, endAt: candleEnd(interval, startAt) };
    rows.push(current);
  }
  return rows;
}

/** Last candle of the series that belongs to a wider candle starting before the bound. */
function newestIndex(series: CandleSeries, interval: CandleInterval, before: number): number {
  if (before === Number.POSITIVE_INFINITY) return series.length - 1;
  let index = series.firstAfter(before - 1) - 1;
  // A wider candle that starts before the bound may reach beyond it.
  while (index + 1 < series.length && candleStart(interval, series.startAt(index + 1)) < before) index += 1;
  return index;
}

function include(candle: GrowingCandle, earlier: EngineCandle): void {
  candle.open = earlier.open;
  candle.high = Math.max(candle.high, earlier.high);
  candle.low = Math.min(candle.low, earlier.low);
  candle.volume += earlier.volume;
  candle.amount += earlier.amount;
  candle.count += earlier.count;
}
