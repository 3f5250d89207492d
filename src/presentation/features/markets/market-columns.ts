import type { MarketColumn } from './market-sort';

/** The columns after the star, in the order of the page. */
export const marketColumns: readonly MarketColumn[] = [
  'market',
  'last',
  'change',
  'bid',
  'ask',
  'high',
  'low',
  'volume',
];

/** Position of a column for assistive technology: the star is column 1. */
export function columnIndex(column: MarketColumn): number {
  return marketColumns.indexOf(column) + 2;
}
