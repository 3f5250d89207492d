import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import type { OrderBookSnapshot } from '../../../application/markets/market-data.port';
import { MarketStreamPort } from '../../../application/markets/market-stream.port';
import type { MarketTrade } from '../../../domain/markets/market-trade';

/** How many rows the terminal in small shows: levels a side, and trades. */
export const levelCount = 6;
export const tradeCount = 2 * levelCount + 1;
/** Trades come when they happen; they are shown together this often, in milliseconds. */
const pace = 200;

/** Best levels and last trades of one market, by the stream: the first picture waits for no call. */
export class GlanceStore {
  static readonly needs: Needs<typeof GlanceStore> = [MarketStreamPort, Scheduler];

  symbol: string | undefined = undefined;
  book: OrderBookSnapshot | undefined = undefined;
  /** Newest first. */
  trades: readonly MarketTrade[] = [];
  #arrived: MarketTrade[] = [];
  #held = false;

  constructor(
    private readonly stream: MarketStreamPort,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, { symbol: observable, book: observableRef, trades: observableRef });
  }

  /** Shows a market from now on. */
  watch(symbol: string): Unsubscribe {
    if (symbol !== this.symbol)
      runInAction(() => {
        this.symbol = symbol;
        this.book = undefined;
        this.trades = [];
      });
    this.#arrived = [];
    const stops = [
      this.stream.onTopOfBook(symbol, (book) => {
        if (!this.#held) runInAction(() => (this.book = book));
      }),
      this.stream.onTrade(symbol, (trade) => void this.#arrived.push(trade)),
      this.scheduler.every(pace, () => this.#show()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /**
   * Begins the list with what was traded before the stream told of anything.
   * @param read newest first; what the stream told of meanwhile and is newer stays above it
   */
  begin(symbol: string, read: readonly MarketTrade[]): void {
    const newest = read[0];
    if (!newest || this.#held || symbol !== this.symbol) return;
    const later = ({ at }: MarketTrade): boolean => at > newest.at;
    this.#arrived = this.#arrived.filter(later);
    runInAction(() => (this.trades = [...this.trades.filter(later), ...read].slice(0, tradeCount)));
  }

  /** Whoever reads may stop the figures from changing. */
  hold(held: boolean): void {
    this.#held = held;
  }

  #show(): void {
    if (this.#held || this.#arrived.length === 0) return;
    const newest = this.#arrived.reverse();
    this.#arrived = [];
    runInAction(() => (this.trades = [...newest, ...this.trades].slice(0, tradeCount)));
  }
}
