import { changePercent, type Ticker } from '../../../../domain/markets/ticker';
import { sortedBy, type Sorting } from '../../market-lists/sorting';
import { isNamed, matchesSearch, type MarketRow } from '../../markets/market-row';

/** `ALL` is what a search looks through: its results are of no tab. */
export type PickerTab = 'ALL' | 'FAVOURITES' | 'SPOT' | 'PERP';
export type PickerColumn = 'market' | 'volume' | 'last' | 'change';

interface Wanted {
  readonly tab: PickerTab;
  readonly search: string;
  readonly sorting: Sorting<PickerColumn>;
}

interface Known {
  statistics(symbol: string): Pick<Ticker, 'open' | 'close' | 'amount'> | undefined;
  starred(symbol: string): boolean;
}

/** The rows of a tab that a search finds, in the order of a column; first the market whose whole name the search is. */
export function pickedRows(
  rows: readonly MarketRow[],
  { tab, search, sorting }: Wanted,
  { statistics, starred }: Known,
): readonly MarketRow[] {
  const found = rows.filter(
    (row) =>
      (tab === 'ALL' || (tab === 'FAVOURITES' ? starred(row.symbol) : row.type === tab)) &&
      (search.trim() === '' || matchesSearch(row, search)),
  );
  const sorted = sortedBy(found, sorting.direction, ({ name, symbol }) => {
    const day = statistics(symbol);
    switch (sorting.column) {
      case 'market':
        return name;
      case 'volume':
        return day?.amount ?? 0;
      case 'last':
        return day?.close;
      case 'change':
        return day && changePercent(day.open, day.close);
    }
  });
  return [...sorted].sort((a, b) => Number(isNamed(b, search)) - Number(isNamed(a, search)));
}
