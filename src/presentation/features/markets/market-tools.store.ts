import { actionBound, makeObservable, observable, observableRef, runInAction, when } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { known } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { MarketLayoutQueries } from '../../../application/markets/market-layout.queries';
import { SparklinesQueries } from '../../../application/markets/sparklines.queries';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import type { Sparkline } from '../../../domain/markets/chart-feed';
import type { MarketGroup } from '../../../domain/markets/market-layout';
import type { MarketColumn } from './market-sort';
import { MarketsStore } from './markets.store';
import { TickersStore } from './tickers.store';

export const optionalColumns = ['change', 'bid', 'ask', 'high', 'low', 'volume'] as const satisfies MarketColumn[];
type OptionalColumn = (typeof optionalColumns)[number] | 'line';

const storageKey = 'markets-columns-hidden';
/** They say what the tabs say. */
const groupsOfTabs = ['spot', 'perpetual'];

/** Which columns the list of markets has, kept on this device; its categories, and the last day of each market. */
export class MarketToolsStore implements Startable {
  static readonly needs: Needs<typeof MarketToolsStore> = [
    MarketsStore,
    MarketLayoutQueries,
    SparklinesQueries,
    LocalStoragePort,
    TickersStore,
  ];

  readonly #lines = observable.map<string, Sparkline['points']>({}, { deep: false });
  hidden: readonly OptionalColumn[];
  groups: readonly MarketGroup[] = [];

  constructor(
    readonly markets: Pick<MarketsStore, 'all' | 'refine' | 'search' | 'searchFor'>,
    private readonly layout: MarketLayoutQueries,
    private readonly sparklines: SparklinesQueries,
    private readonly storage: LocalStoragePort,
    readonly tickers: Pick<TickersStore, 'statistics'>,
  ) {
    this.hidden = columnsFrom(storage.read(storageKey));
    makeObservable(this, { hidden: observableRef, groups: observableRef, show: actionBound, choose: actionBound });
  }

  /** For as long as the list is on screen. */
  start(): Unsubscribe {
    this.#refine();
    const groups = this.layout.groups();
    const take = (): void => {
      const found = (known(groups.current) ?? []).filter(({ id }) => !groupsOfTabs.includes(id));
      runInAction(() => (this.groups = found));
    };
    const stops = [
      groups.subscribe(take),
      when(
        () => this.markets.all.length > 0,
        () => void this.#read(),
      ),
    ];
    take();
    return () => {
      stops.forEach((stop) => stop());
      this.markets.refine({ category: undefined, rowEnd: undefined });
    };
  }

  line(symbol: string): Sparkline['points'] | undefined {
    return this.#lines.get(symbol);
  }

  show(column: OptionalColumn, shown: boolean): void {
    const others = this.hidden.filter((each) => each !== column);
    this.hidden = shown ? others : [...others, column];
    this.storage.write(storageKey, JSON.stringify(this.hidden));
    this.#refine();
  }

  /** One of the groups, or all markets. */
  choose(id: string | null): void {
    const group = this.groups.find((each) => each.id === id);
    this.markets.refine({ category: group && new Set(group.symbols) });
  }

  #refine(): void {
    this.markets.refine({ hidden: this.hidden });
  }

  async #read(): Promise<void> {
    const read = this.sparklines.of(this.markets.all.map(({ symbol }) => symbol));
    await read.refresh();
    const lines = known(read.current) ?? [];
    runInAction(() => this.#lines.replace(lines.map(({ symbol, points }) => [symbol, points])));
  }
}

/** What is stored may be from another version or edited by hand. */
function columnsFrom(text: string | undefined): readonly OptionalColumn[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? [...optionalColumns, 'line' as const].filter((column) => value.includes(column)) : [];
  } catch {
    return [];
  }
}
