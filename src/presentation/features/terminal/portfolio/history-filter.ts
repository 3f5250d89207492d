import type { OrderHistoryQuery } from '../../../../application/trading/trading.port';
import type { Instant } from '../../../../domain/shared/instant';
import { spanOf, spanOfDays, type HistoryRange } from '../../../../domain/trading/history-range';

/** What of a history somebody wants to see. */
export interface HistoryFilter {
  readonly symbol?: string | undefined;
  readonly side?: OrderHistoryQuery['side'];
  readonly status?: OrderHistoryQuery['status'];
  readonly range: HistoryRange;
  /** Days of the calendar, while the range is `custom`: 2026-11-21, or '' for an open end. */
  readonly first: string;
  readonly last: string;
}

export const everything: HistoryFilter = { range: 'all', first: '', last: '' };

export function isFiltered(filter: HistoryFilter): boolean {
  return (
    filter.symbol !== undefined || filter.side !== undefined || filter.status !== undefined || filter.range !== 'all'
  );
}

export function queryOf(
  { symbol, side, status, range, first, last }: HistoryFilter,
  now: Instant,
): Omit<OrderHistoryQuery, 'page' | 'size'> {
  return { symbol, side, status, ...(range === 'custom' ? spanOfDays(first, last) : spanOf(range, now)) };
}
