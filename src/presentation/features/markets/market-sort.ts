import { changePercent, type MarketTicker } from '../../../domain/markets/ticker';
import type { MarketRow } from './market-row';

export type MarketColumn = 'market' | 'last' | 'change' | 'bid' | 'ask' | 'high' | 'low' | 'volume';
export type VolumeUnit = 'quote' | 'base';

export interface MarketSort {
  readonly column: MarketColumn;
  readonly direction: 'ascending' | 'descending';
}

export const defaultSort: MarketSort = { column: 'volume', direction: 'descending' };

/** What a click on a column's header does: its natural direction, then the other, then back to the default. */
export function nextSort(current: MarketSort, column: MarketColumn): MarketSort {
  const first = column === 'market' ? 'ascending' : 'descending';
  if (current.column !== column) return { column, direction: first };
  if (current.direction === first) return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
  return column === defaultSort.column ? { column, direction: first } : defaultSort;
}

/** The figure a market is sorted by; `undefined` while it is not known. */
export function sortValue(
  ticker: MarketTicker | undefined,
  column: MarketColumn,
  unit: VolumeUnit,
): number | undefined {
  const statistics = ticker?.statistics;
  switch (column) {
    case 'market':
      return undefined;
    case 'last':
      return statistics?.close;
    case 'change':
      return statistics && changePercent(statistics.open, statistics.close);
    case 'bid':
      return ticker?.firstBidPrice;
    case 'ask':
      return ticker?.firstAskPrice;
    case 'high':
      return statistics?.high;
    case 'low':
      return statistics?.low;
    case 'volume':
      return unit === 'quote' ? statistics?.amount : statistics?.volume;
  }
}

/** Sorts rows that come in name order. Unknown figures are last in both directions; equals keep their order. */
export function sortRows(
  rows: readonly MarketRow[],
  sort: MarketSort,
  unit: VolumeUnit,
  tickerOf: (symbol: string) => MarketTicker | undefined,
): readonly MarketRow[] {
  if (sort.column === 'market') return sort.direction === 'ascending' ? rows : [...rows].reverse();
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValue(tickerOf(row.symbol), sort.column, unit) }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      return sign * (a.value - b.value);
    })
    .map(({ row }) => row);
}
