import {
  actionBound,
  computed,
  makeObservable,
  observable,
  observableRef,
  observableStruct,
  reaction,
  runInAction,
} from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { known, type Resource, type ResourceState } from '../../../application/kernel/resource';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import type { Instrument } from '../../../domain/markets/instrument';
import type { MarketTicker } from '../../../domain/markets/ticker';
import { second } from '../../../domain/shared/instant';
import { marketHighlights, type MarketHighlights } from './market-highlights';
import { marketRows, matchesSearch, type MarketRow } from './market-row';
import { defaultSort, nextSort, sortRows, type MarketColumn, type MarketSort, type VolumeUnit } from './market-sort';
import type { ReactNode } from 'react';
import type { Needs } from '../../../application/kernel/token';
import { TickersStore } from './tickers.store';
import { FavouritesStore } from './favourites.store';

export const marketsTabs = ['ALL', 'SPOT', 'PERP', 'FAVOURITES'] as const;
export type MarketsTab = (typeof marketsTabs)[number];

/** What the list gains once its first picture has had its time. */
interface Refinement {
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  /** Symbols of the category that is looked at; all without one. */
  readonly category: ReadonlySet<string> | undefined;
  /** What stands at the end of each row. */
  readonly rowEnd: { readonly title: string; readonly draw: (row: MarketRow) => ReactNode } | undefined;
}

interface TickerReader {
  /** Changes only when a market comes or goes. */
  readonly symbols: readonly string[];
  readonly paused: boolean;
  ticker(symbol: string): MarketTicker | undefined;
}

interface FavouritesReader {
  readonly symbols: readonly string[];
}

/** The list of markets: which are shown and in which order. Their figures are read row by row, elsewhere. */
export class MarketsStore implements Startable {
  static readonly needs: Needs<typeof MarketsStore> = [MarketsQueries, TickersStore, FavouritesStore, Scheduler];

  readonly #tickers: TickerReader;
  readonly #favourites: FavouritesReader;
  readonly #scheduler: Scheduler;
  readonly #instruments: Resource<readonly Instrument[]>;
  /** Why rows must not change places now: somebody points at one, or has moved into the list by keyboard. */
  readonly #holds = new Set<'pointer' | 'focus'>();

  state: ResourceState<readonly Instrument[]>;
  tab: MarketsTab = 'ALL';
  search = '';
  sort: MarketSort = defaultSort;
  volumeUnit: VolumeUnit = 'quote';
  hidden: Refinement['hidden'] = [];
  category: Refinement['category'] = undefined;
  rowEnd: Refinement['rowEnd'] = undefined;
  rows: readonly MarketRow[] = [];
  highlights: MarketHighlights = {};

  constructor(queries: MarketsQueries, tickers: TickerReader, favourites: FavouritesReader, scheduler: Scheduler) {
    this.#tickers = tickers;
    this.#favourites = favourites;
    this.#scheduler = scheduler;
    this.#instruments = queries.instruments();
    this.state = this.#instruments.current;
    makeObservable(this, {
      state: observableRef,
      tab: observable,
      search: observable,
      sort: observableRef,
      volumeUnit: observable,
      hidden: observableRef,
      category: observableRef,
      rowEnd: observableRef,
      rows: observableRef,
      highlights: observableStruct,
      all: computed,
      matching: computed,
      showTab: actionBound,
      searchFor: actionBound,
      sortBy: actionBound,
      countVolumeIn: actionBound,
      refine: actionBound,
    });
  }

  start(): Unsubscribe {
    const show = (state: ResourceState<readonly Instrument[]>) => runInAction(() => (this.state = state));
    const stops = [
      this.#instruments.subscribe(show),
      reaction(
        () => [this.matching, this.sort, this.volumeUnit, this.#tickers.symbols],
        () => this.#arrange(),
        { fireImmediately: true },
      ),
      // Once a second, so that rows do not jump while figures change many times between.
      this.#scheduler.every(second, () => {
        if (this.#holds.size === 0 && !this.#tickers.paused) this.#arrange();
      }),
    ];
    show(this.#instruments.current);
    return () => {
      stops.forEach((stop) => stop());
      this.#holds.clear();
    };
  }

  /** Every market, by name; empty until they have loaded. */
  get all(): readonly MarketRow[] {
    return marketRows(this.instruments ?? []);
  }

  /** `undefined` until they have loaded once; a failed refresh keeps the previous ones. */
  get instruments(): readonly Instrument[] | undefined {
    return known(this.state);
  }

  /** Those of the tab that match the search, by name. */
  get matching(): readonly MarketRow[] {
    const starred = new Set(this.tab === 'FAVOURITES' ? this.#favourites.symbols : []);
    const inTab = (row: MarketRow) => {
      if (this.tab === 'ALL') return true;
      return this.tab === 'FAVOURITES' ? starred.has(row.symbol) : row.type === this.tab;
    };
    const inCategory = ({ symbol }: MarketRow) => this.category?.has(symbol) ?? true;
    return this.all.filter((row) => inTab(row) && inCategory(row) && matchesSearch(row, this.search));
  }

  showTab(tab: MarketsTab): void {
    this.tab = tab;
  }

  searchFor(text: string): void {
    this.search = text;
  }

  sortBy(column: MarketColumn): void {
    this.sort = nextSort(this.sort, column);
  }

  countVolumeIn(unit: VolumeUnit): void {
    this.volumeUnit = unit;
  }

  refine(refinement: Partial<Refinement>): void {
    Object.assign(this, refinement);
  }

  /** Keeps every row where it is until it is let go. */
  hold(by: 'pointer' | 'focus'): void {
    this.#holds.add(by);
  }

  letGo(by: 'pointer' | 'focus'): void {
    this.#holds.delete(by);
  }

  retry(): void {
    void this.#instruments.refresh();
  }

  /** Symbols of the markets with the highest turnover. */
  mostTraded(count: number): readonly string[] {
    return sortRows(this.all, defaultSort, 'quote', (symbol) => this.#tickers.ticker(symbol))
      .slice(0, count)
      .map((row) => row.symbol);
  }

  #arrange(): void {
    const tickerOf = (symbol: string) => this.#tickers.ticker(symbol);
    const rows = sortRows(this.matching, this.sort, this.volumeUnit, tickerOf);
    const highlights = marketHighlights(this.all, tickerOf);
    runInAction(() => {
      if (!sameRows(rows, this.rows)) this.rows = rows;
      this.highlights = highlights;
    });
  }
}

function sameRows(a: readonly MarketRow[], b: readonly MarketRow[]): boolean {
  return a.length === b.length && a.every((row, index) => row === b[index]);
}
