import { actionBound, computed, makeObservable, observable, observableRef, runInAction, when } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import type { Failure } from '../../../application/kernel/failure';
import { known, type Resource, type ResourceState } from '../../../application/kernel/resource';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { FundingQueries } from '../../../application/markets/funding.queries';
import { FuturesQueries } from '../../../application/markets/futures.queries';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { SparklinesQueries } from '../../../application/markets/sparklines.queries';
import type { Candle } from '../../../domain/markets/candle';
import type { Sparkline } from '../../../domain/markets/chart-feed';
import type { FundingRate } from '../../../domain/markets/funding';
import type { FuturesFigures } from '../../../domain/markets/futures-figures';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketMove, neededDays } from '../../../domain/markets/market-moves';
import { minute, second } from '../../../domain/shared/instant';
import { FavouritesStore } from '../markets/favourites.store';
import { marketRows } from '../markets/market-row';
import { TickersStore } from '../markets/tickers.store';
import type { Mover, MoverList } from './mover-lists';
import type { MoversChoice } from './movers-address';

/** Lists that changed with every trade could not be read. */
const pace = 5 * second;

/** What a list waits for. */
type Standing = { readonly status: 'loading' | 'there' } | { readonly status: 'failed'; readonly failure: Failure };

const loading: Standing = { status: 'loading' };
const there: Standing = { status: 'there' };

function standingOf(read: ResourceState<unknown>): Standing {
  return read.status === 'ready' || known(read) !== undefined ? there : read;
}

/** How all markets moved: live prices against their pasts, looked at every few seconds. */
export class MarketMoversStore implements Startable {
  static readonly needs: Needs<typeof MarketMoversStore> = [
    MarketsQueries,
    SparklinesQueries,
    FuturesQueries,
    FundingQueries,
    TickersStore,
    FavouritesStore,
    Scheduler,
    Clock,
  ];

  readonly #instrumentsRead: Resource<readonly Instrument[]>;
  readonly #futuresRead: Resource<readonly FuturesFigures[]>;
  readonly #ratesRead: Resource<readonly FundingRate[]>;
  /** The reading of the pasts that is under way; one that was left stops. */
  #reading: object | undefined;
  readonly #days = observable.map<string, readonly Candle[]>({}, { deep: false });

  instruments: ResourceState<readonly Instrument[]>;
  futures: ResourceState<readonly FuturesFigures[]>;
  rates: ResourceState<readonly FundingRate[]>;
  /** The hours and the days that figures of the past stand on. */
  hoursRead: Standing = loading;
  /** Failed where one of them could not be had: a list that is empty may be so for that one. */
  daysRead: Standing = loading;
  hours: ReadonlyMap<string, Sparkline['points']> = new Map();
  choice: MoversChoice = { period: '24h', type: 'ALL' };
  /** Those of the chosen kind, the most traded first; empty before the first prices. */
  movers: readonly Mover[] = [];

  constructor(
    private readonly markets: MarketsQueries,
    private readonly sparklines: SparklinesQueries,
    futures: FuturesQueries,
    funding: FundingQueries,
    readonly tickers: TickersStore,
    readonly favourites: FavouritesStore,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {
    this.#instrumentsRead = markets.instruments();
    this.#futuresRead = futures.all();
    this.#ratesRead = funding.rates();
    this.instruments = this.#instrumentsRead.current;
    this.futures = this.#futuresRead.current;
    this.rates = this.#ratesRead.current;
    makeObservable(this, {
      instruments: observableRef,
      futures: observableRef,
      rates: observableRef,
      hoursRead: observableRef,
      daysRead: observableRef,
      hours: observableRef,
      choice: observableRef,
      movers: observableRef,
      rows: computed,
      show: actionBound,
      follow: actionBound,
      look: actionBound,
    });
  }

  start(): Unsubscribe {
    const stops = [
      this.#instrumentsRead.subscribe(this.follow),
      this.#futuresRead.subscribe(this.follow),
      this.#ratesRead.subscribe(this.follow),
      this.favourites.start(),
      this.scheduler.every(pace, () => !this.tickers.paused && this.look()),
      this.scheduler.every(minute, () => this.refresh()),
      when(
        () => this.rows.length > 0,
        () => void this.#readPasts(),
      ),
      when(
        () => this.rows.length > 0 && this.tickers.symbols.length > 0,
        () => this.look(),
      ),
    ];
    this.follow();
    return () => {
      this.#reading = undefined;
      stops.forEach((stop) => stop());
    };
  }

  /** Every market, by name. */
  get rows() {
    return marketRows(known(this.instruments) ?? []);
  }

  show(choice: MoversChoice): void {
    this.choice = choice;
    this.look();
  }

  /** Of what a list shows: still on its way, there, or not to be had. A market of no such figures waits for none. */
  standing(list: MoverList): Standing {
    const { period, type } = this.choice;
    if (this.movers.length === 0) return loading;
    switch (list) {
      case 'interest':
        return type === 'SPOT' ? there : standingOf(this.futures);
      case 'funding':
        return type === 'SPOT' ? there : standingOf(this.rates);
      case 'gainers':
      case 'losers':
        return period === '24h' ? there : period === '4h' ? this.hoursRead : this.daysRead;
      case 'surges':
      case 'extremes':
        return this.daysRead;
    }
  }

  retry(): void {
    this.refresh();
    if ([this.hoursRead, this.daysRead].some(({ status }) => status === 'failed')) void this.#readPasts();
  }

  refresh(): void {
    for (const read of [this.#instrumentsRead, this.#futuresRead, this.#ratesRead]) void read.refresh();
  }

  follow(): void {
    this.instruments = this.#instrumentsRead.current;
    this.futures = this.#futuresRead.current;
    this.rates = this.#ratesRead.current;
    this.#lookAgain();
  }

  /** Takes the figures as they are now. */
  look(): void {
    const { period, type } = this.choice;
    const now = this.clock.now();
    const futures = new Map(known(this.futures)?.map((each) => [each.symbol, each]));
    const rates = new Map(known(this.rates)?.map((each) => [each.symbol, each]));
    this.movers = this.rows
      .flatMap((row): Mover[] => {
        const ticker = type === 'ALL' || row.type === type ? this.tickers.statistics(row.symbol) : undefined;
        if (!ticker) return [];
        const past = { hours: this.hours.get(row.symbol), days: this.#days.get(row.symbol) };
        const figures = futures.get(row.symbol);
        return [
          {
            ...marketMove(ticker, past, period, now),
            row,
            interest: figures?.markPrice && figures.openInterest.times(figures.markPrice).toNumber(),
            funding: rates.get(row.symbol)?.estimated.toNumber(),
          },
        ];
      })
      .sort((a, b) => b.turnover - a.turnover);
  }

  /** The hours of all at once; days one market after the other, so that the exchange is not flooded. */
  async #readPasts(): Promise<void> {
    const reading = (this.#reading = {});
    runInAction(() => (this.hoursRead = this.daysRead = loading));
    const symbols = this.rows.map(({ symbol }) => symbol);
    const hours = this.sparklines.of(symbols);
    await hours.refresh();
    const lines = known(hours.current) ?? [];
    runInAction(() => {
      this.hours = new Map(lines.map(({ symbol, points }) => [symbol, points]));
      this.hoursRead = standingOf(hours.current);
    });
    this.#lookAgain();
    let failure: Failure | undefined;
    for (const symbol of symbols) {
      if (this.#reading !== reading) return;
      const read = this.markets.recentCandles(symbol, '1d', neededDays);
      if (known(read.current) === undefined) await read.refresh();
      const days = known(read.current);
      if (days) runInAction(() => this.#days.set(symbol, days));
      else if (read.current.status === 'failed') ({ failure } = read.current);
    }
    runInAction(() => (this.daysRead = failure ? { status: 'failed', failure } : there));
    this.#lookAgain();
  }

  /** Something is known that was missing; before the first prices there is nothing to look at. */
  #lookAgain(): void {
    if (this.movers.length > 0 && !this.tickers.paused) this.look();
  }
}
