import { type HistoryRange, historyRanges, spanOf, spanOfDays } from '../../../domain/trading/history-range';
import type { RecordQuery } from '../../../application/wallet/money-records';
import type { Instant } from '../../../domain/shared/instant';
import { type RecordKind, recordKinds } from '../../../domain/wallet/money-record';
import { chainSteps, type ShownStatus } from '../../../domain/wallet/movement';

/** What a record of a kind can have come to: each is found by its own name. None of what is done at once. */
export function statusesOf(kind: RecordKind | undefined): readonly ShownStatus[] {
  if (kind === 'DEPOSIT') return [...chainSteps.DEPOSIT, 'CANCELED'];
  // A second person has a part in what leaves alone.
  return kind === 'WITHDRAW' ? ['WAITING', ...chainSteps.WITHDRAW, 'CANCELED', 'REFUSED', 'EXPIRED'] : [];
}

/** What of the account's movements is shown; kept in the address, so that it can be sent and come back to. */
export interface RecordFilter {
  readonly asset: string;
  readonly kind: RecordKind | undefined;
  readonly status: ShownStatus | undefined;
  readonly range: HistoryRange;
  /** Days of the calendar, 2026-11-21, or '' for an open end. */
  readonly first: string;
  readonly last: string;
  /** Counted from 1. */
  readonly page: number;
}

export function filterOf(search: URLSearchParams): RecordFilter {
  const kind = recordKinds.find((each) => each === search.get('kind'));
  const page = Number(search.get('page'));
  return {
    asset: search.get('movements') ?? '',
    kind,
    status: statusesOf(kind).find((each) => each === search.get('status')),
    range: historyRanges.find((each) => each === search.get('range')) ?? 'all',
    first: search.get('first') ?? '',
    last: search.get('last') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function searchOf({ asset, kind, status, range, first, last, page }: RecordFilter): Record<string, string> {
  return {
    movements: asset,
    ...(kind === undefined ? {} : { kind }),
    ...(status !== undefined && statusesOf(kind).includes(status) ? { status } : {}),
    ...(range === 'all' ? {} : { range }),
    ...(range === 'custom' ? { first, last } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

export function queryOf(filter: RecordFilter, now: Instant): Omit<RecordQuery, 'page' | 'size'> {
  const { asset, kind, status, range, first, last } = filter;
  const span = range === 'custom' ? spanOfDays(first, last) : spanOf(range, now);
  return { asset: asset === '' ? undefined : asset, kind, status, ...span };
}
