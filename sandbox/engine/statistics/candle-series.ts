import { candleEnd, candleStart, type NativeInterval } from '../model/intervals';
import type { EngineCandle } from '../model/market-data';
import type { Steps, Ticks, Units } from '../model/units';

/** Candles kept per series; older ones are dropped. */
export const capacities: Record<NativeInterval, number> = {
  '1m': 2 * 1440,
  '15m': 30 * 96,
  '1h': 90 * 24,
  '1d': 4 * 366,
};

/** Trimmed in blocks, because moving everything for each candle would cost more than the memory. */
const slack = 256;

const enum Field {
  startAt,
  open,
  high,
  low,
  close,
  volume,
  count,
  width,
}

/**
 * Candles of one instrument, oldest first; a period without trades has none. A quarter of a million of
 * them are alive at once, so they are numbers side by side rather than objects.
 */
export class CandleSeries {
  length = 0;
  #numbers = new Float64Array(64 * Field.width);
  readonly #amounts: Units[] = [];
  #lastEnd = 0;

  constructor(readonly interval: NativeInterval) {}

  add(price: Ticks, quantity: Steps, amount: Units, at: number): void {
    if (this.length === 0 || at >= this.#lastEnd) {
      const startAt = candleStart(this.interval, at);
      this.#put(startAt, price, price, price, price, quantity, 1, amount);
      return;
    }
    const numbers = this.#numbers;
    const last = (this.length - 1) * Field.width;
    if (price > numbers[last + Field.high]!) numbers[last + Field.high] = price;
    if (price < numbers[last + Field.low]!) numbers[last + Field.low] = price;
    numbers[last + Field.close] = price;
    numbers[last + Field.volume]! += quantity;
    numbers[last + Field.count]! += 1;
    this.#amounts[this.length - 1]! += amount;
  }

  append(candle: Omit<EngineCandle, 'endAt'>): void {
    const { startAt, open, high, low, close, volume, count, amount } = candle;
    this.#put(startAt, open, high, low, close, volume, count, amount);
  }

  /** First instant after the newest candle; 0 before there is one. */
  get end(): number {
    return this.#lastEnd;
  }

  /** First instant after the candle that follows the newest. */
  get endOfNext(): number {
    return candleEnd(this.interval, this.#lastEnd);
  }

  startAt(index: number): number {
    return this.#numbers[index * Field.width + Field.startAt]!;
  }

  candle(index: number): EngineCandle {
    const numbers = this.#numbers;
    const at = index * Field.width;
    const startAt = numbers[at + Field.startAt]!;
    return {
      startAt,
      endAt: candleEnd(this.interval, startAt),
      open: numbers[at + Field.open]!,
      high: numbers[at + Field.high]!,
      low: numbers[at + Field.low]!,
      close: numbers[at + Field.close]!,
      volume: numbers[at + Field.volume]!,
      amount: this.#amounts[index]!,
      count: numbers[at + Field.count]!,
    };
  }

  /** Index of the first candle starting after `at`. */
  firstAfter(at: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.startAt(middle) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #put(
    startAt: number,
    open: Ticks,
    high: Ticks,
    low: Ticks,
    close: Ticks,
    volume: Steps,
    count: number,
    amount: Units,
  ): void {
    this.#makeRoom();
    const numbers = this.#numbers;
    const at = this.length * Field.width;
    numbers[at + Field.startAt] = startAt;
    numbers[at + Field.open] = open;
    numbers[at + Field.high] = high;
    numbers[at + Field.low] = low;
    numbers[at + Field.close] = close;
    numbers[at + Field.volume] = volume;
    numbers[at + Field.count] = count;
    this.#amounts[this.length] = amount;
    this.length += 1;
    this.#lastEnd = candleEnd(this.interval, startAt);
  }

  #makeRoom(): void {
    const capacity = capacities[this.interval];
    if (this.length >= capacity + slack) {
      const dropped = this.length - capacity;
      this.#numbers.copyWithin(0, dropped * Field.width, this.length * Field.width);
      this.#amounts.splice(0, dropped);
      this.length = capacity;
    }
    const used = this.length * Field.width;
    if (used < this.#numbers.length) return;
    const grown = new Float64Array(Math.min(used * 2, (capacity + slack) * Field.width));
    grown.set(this.#numbers);
    this.#numbers = grown;
  }
}
