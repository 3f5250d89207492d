import { actionBound, computed, makeObservable, observable, observableRef, runInAction, when } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { known, type Resource, type ResourceState } from '../../../application/kernel/resource';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { FundingQueries } from '../../../application/markets/funding.queries';
import { FuturesQueries } from '../../../application/markets/futures.queries';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import type { FundingRate, SettledFunding } from '../../../domain/markets/funding';
import type { FuturesFigures } from '../../../domain/markets/futures-figures';
import type { Instrument } from '../../../domain/markets/instrument';
import { minute } from '../../../domain/shared/instant';
import { matchesSearch, marketRow } from '../markets/market-row';
import { FavouritesStore } from '../markets/favourites.store';
import { type Sorting, nextSorting, sortedBy } from '../market-lists/sorting';
import { type FundingColumn, fundingRow, type FundingRow, fundingSortValue, usualSorting } from './funding-row';

/** Funding of all perpetuals: what is next, and what was. */
export class FundingRatesStore implements Startable {
  static readonly needs: Needs<typeof FundingRatesStore> = [
    FundingQueries,
    FuturesQueries,
    MarketsQueries,
    FavouritesStore,
    Scheduler,
    Clock,
  ];

  readonly #ratesRead: Resource<readonly FundingRate[]>;
  readonly #futuresRead: Resource<readonly FuturesFigures[]>;
  readonly #instrumentsRead: Resource<readonly Instrument[]>;
  /** What was settled, by symbol: each market's is a call of its own, and comes when it comes. */
  readonly #pasts = observable.map<string, readonly SettledFunding[]>({}, { deep: false });

  rates: ResourceState<readonly FundingRate[]>;
  futures: ResourceState<readonly FuturesFigures[]>;
  instruments: ResourceState<readonly Instrument[]>;
  search = '';
  onlyFavourites = false;
  sorting: Sorting<FundingColumn> = usualSorting;

  constructor(
    readonly funding: FundingQueries,
    futures: FuturesQueries,
    markets: MarketsQueries,
    readonly favourites: FavouritesStore,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {
    this.#ratesRead = funding.rates();
    this.#futuresRead = futures.all();
    this.#instrumentsRead = markets.instruments();
    this.rates = this.#ratesRead.current;
    this.futures = this.#futuresRead.current;
    this.instruments = this.#instrumentsRead.current;
    makeObservable(this, {
      rates: observableRef,
      futures: observableRef,
      instruments: observableRef,
      search: observable,
      onlyFavourites: observable,
      sorting: observableRef,
      all: computed,
      shown: computed,
      searchFor: actionBound,
      showFavourites: actionBound,
      sortBy: actionBound,
      follow: actionBound,
    });
  }

  start(): Unsubscribe {
    let reading = true;
    const stops = [
      when(
        () => known(this.rates) !== undefined,
        () => void this.#readPasts(() => reading),
      ),
      this.#ratesRead.subscribe(this.follow),
      this.#futuresRead.subscribe(this.follow),
      this.#instrumentsRead.subscribe(this.follow),
      this.favourites.start(),
      this.scheduler.every(minute, () => this.refresh()),
    ];
    this.follow();
    return () => {
      reading = false;
      stops.forEach((stop) => stop());
    };
  }

  /** Every perpetual that settles funding, by name; `undefined` until they are known, with what orders them. */
  get all(): readonly FundingRow[] | undefined {
    const instruments = known(this.instruments);
    const rates = known(this.rates);
    if (!instruments || !rates || this.futures.status === 'loading') return undefined;
    const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
    const figures = new Map(known(this.futures)?.map((each) => [each.symbol, each]));
    const now = this.clock.now();
    const rows = rates.flatMap((rate) => {
      const instrument = bySymbol.get(rate.symbol);
      const { symbol } = rate;
      return instrument ? [fundingRow(instrument, rate, figures.get(symbol), this.#pasts.get(symbol), now)] : [];
    });
    return sortedBy(rows, 'ascending', ({ name }) => name);
  }

  /** Those that were asked for, in their order. */
  get shown(): readonly FundingRow[] {
    const starred = new Set(this.favourites.symbols);
    const instruments = new Map(known(this.instruments)?.map((each) => [each.symbol, each]));
    const rows = (this.all ?? []).filter(
      ({ symbol }) =>
        (!this.onlyFavourites || starred.has(symbol)) &&
        matchesSearch(marketRow(instruments.get(symbol)!), this.search),
    );
    return sortedBy(rows, this.sorting.direction, (row) => fundingSortValue(row, this.sorting.column));
  }

  instrument(symbol: string): Instrument | undefined {
    return known(this.instruments)?.find((each) => each.symbol === symbol);
  }

  searchFor(text: string): void {
    this.search = text;
  }

  showFavourites(only: boolean): void {
    this.onlyFavourites = only;
  }

  sortBy(column: FundingColumn): void {
    this.sorting = nextSorting(this.sorting, column, column === 'market');
  }

  refresh(): void {
    for (const read of [this.#ratesRead, this.#futuresRead, this.#instrumentsRead]) void read.refresh();
  }

  follow(): void {
    this.rates = this.#ratesRead.current;
    this.futures = this.#futuresRead.current;
    this.instruments = this.#instrumentsRead.current;
  }

  /** One after the other: nobody waits for the last, and the exchange is not flooded. */
  async #readPasts(goesOn: () => boolean): Promise<void> {
    for (const { symbol } of known(this.rates) ?? []) {
      if (!goesOn()) return;
      const read = this.funding.past(symbol);
      if (known(read.current) === undefined) await read.refresh();
      const past = known(read.current);
      if (past) runInAction(() => this.#pasts.set(symbol, past));
    }
  }
}
