import { actionBound, computedStruct, makeObservable, observable, observableStruct, reaction, runInAction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import type { Resource } from '../../../application/kernel/resource';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { Environment } from '../../../application/platform/environment';
import type { Candle } from '../../../domain/markets/candle';
import type { MarketTicker } from '../../../domain/markets/ticker';
import { second } from '../../../domain/shared/instant';
import { homeMarket, isComparable, ranked, type HomeMarket, type Ranking } from './home-market';
import type { Needs } from '../../../application/kernel/token';
import { TickersStore } from '../markets/tickers.store';

/** How many markets the strip and the preview show. */
export const pairCount = 6;
export const previewCount = 8;
const hoursInDay = 24;

interface TickerReader {
  /** Changes only when a market comes or goes. */
  readonly symbols: readonly string[];
  readonly paused: boolean;
  ticker(symbol: string): MarketTicker | undefined;
}

/** Which markets the home page shows; their figures are read one by one, elsewhere. */
export class HomeStore implements Startable {
  static readonly needs: Needs<typeof HomeStore> = [MarketsQueries, TickersStore, Scheduler, Environment];

  readonly #queries: MarketsQueries;
  readonly #tickers: TickerReader;
  readonly #scheduler: Scheduler;
  readonly #productToken: string;
  readonly #days = new Map<string, Resource<readonly Candle[]>>();

  ranking: Ranking = 'volume';
  /** Spot markets with the highest turnover. */
  pairs: readonly HomeMarket[] = [];
  /** Spot markets with the highest turnover whose bid and ask, as they are shown, tell their spread. */
  compared: readonly HomeMarket[] = [];
  /** All markets in the order of the ranking. */
  preview: readonly HomeMarket[] = [];

  constructor(queries: MarketsQueries, tickers: TickerReader, scheduler: Scheduler, environment: Environment) {
    this.#queries = queries;
    this.#tickers = tickers;
    this.#scheduler = scheduler;
    this.#productToken = environment.brand.productToken;
    makeObservable(this, {
      ranking: observable,
      pairs: observableStruct,
      compared: observableStruct,
      preview: observableStruct,
      featured: computedStruct,
      rankBy: actionBound,
    });
  }

  start(): Unsubscribe {
    const stops = [
      reaction(
        () => [this.#tickers.symbols, this.ranking],
        () => this.#rank(),
        { fireImmediately: true },
      ),
      this.#scheduler.every(second, () => {
        if (!this.#tickers.paused) this.#rank();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The market the page opens with: bitcoin, or the most traded one where that is not listed. */
  get featured(): HomeMarket | undefined {
    return this.pairs.find((market) => market.symbol === 'SPOT_BTC_USDT') ?? this.pairs[0];
  }

  rankBy(ranking: Ranking): void {
    this.ranking = ranking;
  }

  /** A market's last 24 hours, hour by hour. */
  lastDay(symbol: string): Resource<readonly Candle[]> {
    const known = this.#days.get(symbol);
    if (known) return known;
    const day = this.#queries.recentCandles(symbol, '1h', hoursInDay);
    this.#days.set(symbol, day);
    return day;
  }

  #rank(): void {
    const all = this.#tickers.symbols.flatMap((symbol) => homeMarket(symbol, this.#productToken) ?? []);
    const tickerOf = (symbol: string) => this.#tickers.ticker(symbol);
    const spot = all.filter((market) => market.type === 'SPOT');
    runInAction(() => {
      this.pairs = ranked(spot, 'volume', pairCount, tickerOf);
      this.compared = ranked(spot, 'volume', pairCount, tickerOf, isComparable);
      this.preview = ranked(all, this.ranking, previewCount, tickerOf);
    });
  }
}
