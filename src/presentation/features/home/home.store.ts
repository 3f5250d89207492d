import {
  actionBound,
  computedStruct,
  makeObservable,
  observable,
  observableRef,
  observableStruct,
  reaction,
  runInAction,
} from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { Environment } from '../../../application/platform/environment';
import type { MarketTicker } from '../../../domain/markets/ticker';
import { second } from '../../../domain/shared/instant';
import { TickersStore } from '../markets/tickers.store';
import { homeMarket, isComparable, ranked, type HomeMarket } from './home-market';

/** How many markets the strip shows, and between how many the terminal in small can change. */
export const pairCount = 6;
const choiceCount = 3;

interface TickerReader {
  /** Changes only when a market comes or goes. */
  readonly symbols: readonly string[];
  readonly paused: boolean;
  ticker(symbol: string): MarketTicker | undefined;
}

/** Closes of the last 24 hours by symbol, oldest first. */
export type Days = ReadonlyMap<string, readonly number[]>;

/** Which markets the home page opens with; their figures are read one by one, elsewhere. */
export class HomeStore implements Startable {
  static readonly needs: Needs<typeof HomeStore> = [TickersStore, Scheduler, Environment];

  readonly #tickers: TickerReader;
  readonly #scheduler: Scheduler;
  readonly #productToken: string;

  /** Spot markets with the highest turnover. */
  pairs: readonly HomeMarket[] = [];
  /** Those whose bid and ask, as they are shown, tell their spread. */
  compared: readonly HomeMarket[] = [];
  /** What the terminal in small offers; settled once, so that nothing moves under a hand. */
  choices: readonly HomeMarket[] = [];
  chosen: string | undefined = undefined;
  /** The last day of each pair, once the first picture has had its time. */
  days: Days | 'failed' | undefined = undefined;

  constructor(tickers: TickerReader, scheduler: Scheduler, environment: Environment) {
    this.#tickers = tickers;
    this.#scheduler = scheduler;
    this.#productToken = environment.brand.productToken;
    makeObservable(this, {
      pairs: observableStruct,
      compared: observableStruct,
      choices: observableRef,
      chosen: observable,
      days: observableRef,
      featured: computedStruct,
      feature: actionBound,
      draw: actionBound,
    });
  }

  start(): Unsubscribe {
    const stops = [
      reaction(
        () => this.#tickers.symbols,
        () => this.#rank(),
        { fireImmediately: true },
      ),
      this.#scheduler.every(second, () => {
        if (!this.#tickers.paused) this.#rank();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The market the page opens with: the one chosen, else bitcoin, else the most traded one. */
  get featured(): HomeMarket | undefined {
    const { choices, chosen = 'SPOT_BTC_USDT' } = this;
    return choices.find(({ symbol }) => symbol === chosen) ?? choices[0];
  }

  feature(symbol: string): void {
    this.chosen = symbol;
  }

  draw(days: Days | 'failed'): void {
    this.days = days;
  }

  #rank(): void {
    const spot = this.#tickers.symbols.flatMap((symbol) => {
      const market = homeMarket(symbol, this.#productToken);
      return market?.type === 'SPOT' ? market : [];
    });
    const tickerOf = (symbol: string) => this.#tickers.ticker(symbol);
    runInAction(() => {
      this.pairs = ranked(spot, 'volume', pairCount, tickerOf);
      this.compared = ranked(spot, 'volume', pairCount, tickerOf, isComparable);
      if (this.choices.length === 0) this.choices = this.compared.slice(0, choiceCount);
    });
  }
}
