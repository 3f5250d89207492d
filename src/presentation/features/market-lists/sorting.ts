/** By which figure a list is sorted, and which way. */
export interface Sorting<Column extends string> {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** What pressing a column does: largest first, pressed again the other way; words begin with A. */
export function nextSorting<Column extends string>(
  current: Sorting<Column>,
  column: Column,
  words: boolean,
): Sorting<Column> {
  if (current.column !== column) return { column, direction: words ? 'ascending' : 'descending' };
  return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** What is not known is last in both directions; equals keep their order. */
export function sortedBy<Row>(
  rows: readonly Row[],
  direction: Sorting<string>['direction'],
  valueOf: (row: Row) => number | string | undefined,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      return a.value === b.value ? 0 : a.value < b.value ? -sign : sign;
    })
    .map(({ row }) => row);
}
