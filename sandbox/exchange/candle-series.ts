import type { CandleInterval } from '../../src/domain/markets/candle';
import { candleEnd, candleStart, type NativeInterval } from './intervals';
import type { EngineCandle, Steps, Ticks, Units } from './model';

type GrowingCandle = { -readonly [Key in keyof EngineCandle]: EngineCandle[Key] };

/** Candles kept per series; older ones are dropped. */
export const capacities: Record<NativeInterval, number> = { '1m': 2 * 1440, '15m': 30 * 96, '1h': 90 * 24, '1d': 4 * 366 };

/** Candles of one instrument, oldest first. A period without trades has no candle. */
export class CandleSeries {
  readonly candles: GrowingCandle[] = [];
  private last: GrowingCandle | undefined;
  private lastEnd = 0;

  constructor(readonly interval: NativeInterval) {}

  add(price: Ticks, quantity: Steps, amount: Units, at: number): void {
    const { last } = this;
    if (last === undefined || at >= this.lastEnd) {
      const startAt = candleStart(this.interval, at);
      const endAt = candleEnd(this.interval, startAt);
      this.append({ startAt, endAt, open: price, high: price, low: price, close: price, volume: quantity, amount, count: 1 });
      return;
    }
    if (price > last.high) last.high = price;
    if (price < last.low) last.low = price;
    last.close = price;
    last.volume += quantity;
    last.amount += amount;
    last.count += 1;
  }

  append(candle: EngineCandle): void {
    this.last = { ...candle };
    this.lastEnd = candle.endAt;
    this.candles.push(this.last);
    const capacity = capacities[this.interval];
    // Trimmed in blocks, because shifting a long array for each candle costs more than the memory.
    if (this.candles.length > capacity + 256) this.candles.splice(0, this.candles.length - capacity);
  }
}

/** Index of the first candle starting after `at`. */
export function firstAfter(candles: readonly EngineCandle[], at: number): number {
  let low = 0;
  let high = candles.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (candles[middle]!.startAt <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The newest `limit` candles of an interval, newest first, put together from a finer series.
 * Bounds are exclusive and on the start of the wider candle.
 */
export function collect(
  candles: readonly EngineCandle[],
  interval: CandleInterval,
  bounds: { after?: number | undefined; before?: number | undefined; limit: number },
): EngineCandle[] {
  const rows: GrowingCandle[] = [];
  const { after = Number.NEGATIVE_INFINITY, before = Number.POSITIVE_INFINITY, limit } = bounds;
  const from = before === Number.POSITIVE_INFINITY ? candles.length : firstAfter(candles, before - 1);
  // A wider candle that starts before the bound may reach beyond it.
  let index = Math.min(candles.length, from) - 1;
  if (before !== Number.POSITIVE_INFINITY && interval !== undefined) {
    while (index + 1 < candles.length && candleStart(interval, candles[index + 1]!.startAt) < before) index += 1;
  }
  let current: GrowingCandle | undefined;
  for (; index >= 0; index -= 1) {
    const candle = candles[index]!;
    const startAt = current !== undefined && candle.startAt >= current.startAt ? current.startAt : candleStart(interval, candle.startAt);
    if (startAt <= after) break;
    if (current !== undefined && startAt === current.startAt) {
      current.open = candle.open;
      current.high = Math.max(current.high, candle.high);
      current.low = Math.min(current.low, candle.low);
      current.volume += candle.volume;
      current.amount += candle.amount;
      current.count += candle.count;
      continue;
    }
    if (rows.length >= limit) break;
    current = { ...candle, startAt, endAt: candleEnd(interval, startAt) };
    rows.push(current);
  }
  return rows;
}
