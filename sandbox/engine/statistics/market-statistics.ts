import type { CandleInterval } from '../../../src/domain/markets/candle';
import { minute } from '../../../src/domain/shared/instant';
import { CandleSeries } from './candle-series';
import { collectCandles, type CandleBounds } from './collect-candles';
import { nativeIntervals, sourceOf, type NativeInterval } from '../model/intervals';
import type { EngineCandle, EngineTicker, EngineTrade } from '../model/market-data';
import type { Steps, Ticks, Units } from '../model/units';

const dayInMinutes = 24 * 60;
const tapeLength = 500;

interface Window {
  readonly minute: number;
  readonly closed: number;
  readonly open: Ticks | undefined;
  readonly high: Ticks;
  readonly low: Ticks;
  readonly volume: Steps;
  readonly amount: Units;
  readonly count: number;
}

/** What the trades of one instrument add up to: tape, candles, and the rolling 24 hours. */
export class MarketStatistics {
  readonly series: Record<NativeInterval, CandleSeries>;
  readonly #finestFirst: readonly CandleSeries[];
  readonly tape: EngineTrade[] = [];
  lastPrice: Ticks | undefined;
  lastTradeAt = 0;
  /** The finest series written: while weeks are simulated in coarse steps, fine candles would be untrue, and their trades leave the tape unseen. */
  finest: NativeInterval = '1m';
  #window: Window | undefined;

  constructor(readonly symbol: string) {
    this.#finestFirst = nativeIntervals.map((interval) => new CandleSeries(interval));
    this.series = Object.fromEntries(this.#finestFirst.map((series) => [series.interval, series])) as Record<
      NativeInterval,
      CandleSeries
    >;
  }

  add(trade: EngineTrade, notional: Units): void {
    const { price, quantity, at } = trade;
    const from = nativeIntervals.indexOf(this.finest);
    for (let index = from; index < this.#finestFirst.length; index += 1)
      this.#finestFirst[index]!.add(price, quantity, notional, at);
    this.lastPrice = price;
    this.lastTradeAt = at;
    if (from > 0) return;
    this.tape.push(trade);
    if (this.tape.length > 2 * tapeLength) this.tape.splice(0, this.tape.length - tapeLength);
  }

  recentTrades(limit: number): readonly EngineTrade[] {
    return this.tape.slice(-Math.min(limit, tapeLength)).reverse();
  }

  candles(interval: CandleInterval, bounds: CandleBounds): EngineCandle[] {
    return collectCandles(this.series[sourceOf[interval]], interval, bounds);
  }

  /** The last 24 hours in whole minutes, the running minute included. */
  ticker(now: number): EngineTicker | undefined {
    if (this.lastPrice === undefined) return undefined;
    const series = this.series['1m'];
    const current = series.length === 0 ? undefined : series.candle(series.length - 1);
    const thisMinute = Math.floor(Math.max(now, this.lastTradeAt) / minute);
    if (this.#window?.minute !== thisMinute || this.#window.closed !== series.length - 1)
      this.#window = sum(series, thisMinute);
    const window = this.#window;
    const inWindow = current !== undefined && current.startAt > (thisMinute - dayInMinutes) * minute;
    if (!inWindow) {
      const price = this.lastPrice;
      return {
        symbol: this.symbol,
        open: price,
        close: price,
        high: price,
        low: price,
        volume: 0,
        amount: 0n,
        count: 0,
        lastTradeAt: this.lastTradeAt,
      };
    }
    return {
      symbol: this.symbol,
      open: window.open ?? current.open,
      close: this.lastPrice,
      high: Math.max(window.high, current.high),
      low: Math.min(window.low, current.low),
      volume: window.volume + current.volume,
      amount: window.amount + current.amount,
      count: window.count + current.count,
      lastTradeAt: this.lastTradeAt,
    };
  }
}

/** All candles of the window but the last, which still grows. */
function sum(series: CandleSeries, thisMinute: number): Window {
  const from = series.firstAfter((thisMinute - dayInMinutes) * minute);
  const closed = series.length - 1;
  let high = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let volume = 0;
  let amount = 0n;
  let count = 0;
  for (let index = from; index < closed; index += 1) {
    const candle = series.candle(index);
    if (candle.high > high) high = candle.high;
    if (candle.low < low) low = candle.low;
    volume += candle.volume;
    amount += candle.amount;
    count += candle.count;
  }
  return {
    minute: thisMinute,
    closed,
    open: from < closed ? series.candle(from).open : undefined,
    high,
    low,
    volume,
    amount,
    count,
  };
}
