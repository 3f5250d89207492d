import { actionBound, makeObservable, observable, observableStruct, reaction, runInAction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { known } from '../../../application/kernel/resource';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { MarketLayoutQueries } from '../../../application/markets/market-layout.queries';
import { Environment } from '../../../application/platform/environment';
import { second } from '../../../domain/shared/instant';
import { TickersStore } from '../markets/tickers.store';
import { homeMarket, isReadable, ranked, type HomeMarket, type Ranking } from './home-market';

/** How many markets the table shows. */
export const rowCount = 8;

type Tickers = Pick<TickersStore, 'symbols' | 'paused' | 'ticker'>;

/** The first markets of a ranking. Their figures are read row by row, elsewhere. */
export class MarketRanking implements Startable {
  static readonly needs: Needs<typeof MarketRanking> = [TickersStore, MarketLayoutQueries, Scheduler, Environment];

  ranking: Ranking = 'volume';
  rows: readonly HomeMarket[] = [];
  /** Why the exchange's own list is not there. */
  failed = false;
  #newest: readonly string[] = [];

  constructor(
    private readonly tickers: Tickers,
    private readonly layout: Pick<MarketLayoutQueries, 'highlights'>,
    private readonly scheduler: Scheduler,
    private readonly environment: Environment,
  ) {
    makeObservable(this, {
      ranking: observable,
      rows: observableStruct,
      failed: observable,
      rankBy: actionBound,
    });
  }

  start(): Unsubscribe {
    const stops = [
      reaction(
        () => [this.tickers.symbols, this.ranking],
        () => this.#rank(),
        { fireImmediately: true },
      ),
      reaction(
        () => this.ranking === 'newest',
        (asked) => this.#follow(asked),
        { fireImmediately: true },
      ),
      this.scheduler.every(second, () => {
        if (!this.tickers.paused) this.#rank();
      }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      this.#unfollow();
    };
  }

  rankBy(ranking: Ranking): void {
    this.ranking = ranking;
  }

  /** Asks again for what could not be had. */
  retry(): void {
    void this.layout.highlights().refresh();
  }

  #unfollow: Unsubscribe = () => undefined;

  /** The exchange's own list is read once somebody wants to see it. */
  #follow(asked: boolean): void {
    this.#unfollow();
    if (!asked) return;
    const highlights = this.layout.highlights();
    const take = (): void => {
      this.#newest = known(highlights.current)?.newest ?? [];
      runInAction(() => (this.failed = highlights.current.status === 'failed'));
      this.#rank();
    };
    this.#unfollow = highlights.subscribe(take);
    take();
  }

  #rank(): void {
    const marketOf = (symbol: string) => homeMarket(symbol, this.environment.brand.productToken) ?? [];
    const tickerOf = (symbol: string) => this.tickers.ticker(symbol);
    const { ranking } = this;
    const rows =
      ranking === 'newest'
        ? this.#newest.flatMap(marketOf).filter(({ symbol, priceDecimals }) => {
            const close = tickerOf(symbol)?.statistics?.close;
            return close !== undefined && isReadable(close, priceDecimals);
          })
        : ranked(this.tickers.symbols.flatMap(marketOf), ranking, rowCount, tickerOf);
    runInAction(() => (this.rows = rows.slice(0, rowCount)));
  }
}
