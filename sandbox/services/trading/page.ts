import type { HistoryFilter } from '../../engine/model/history-filter';

export interface Page<T> {
  readonly rows: readonly T[];
  /** Of all pages together. */
  readonly total: number;
}

/** One page of rows that are all at hand. */
export function pageOf<T>(rows: readonly T[], { page, size }: Pick<HistoryFilter, 'page' | 'size'>): Page<T> {
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
}
