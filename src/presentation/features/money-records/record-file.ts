import type { Instant } from '../../../domain/shared/instant';
import type { TimeSpan } from '../../../domain/trading/history-range';
import type { MoneyRecord } from '../../../domain/wallet/money-record';
import type { RecordFilter } from './record-filter';

export type RecordFileKind = 'records' | 'statement';

export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** For which time a file is: an open beginning is where what it tells begins. */
export function periodOf({ from, to }: TimeSpan, records: readonly MoneyRecord[]): TimeSpan {
  const oldest = records.reduce<Instant | undefined>((first, { at }) => Math.min(first ?? at, at), undefined);
  return { from: from ?? oldest ?? to, to };
}

const dayOf = (instant: Instant | undefined): string =>
  instant === undefined ? '' : new Date(instant).toISOString().slice(0, 10);

/** What a file holds, so that one is told from another: `records_WITHDRAW_USDT_2026-11-01_2026-11-30.csv`. */
export function fileNameOf(file: RecordFileKind, filter: RecordFilter, { from, to }: TimeSpan): string {
  const { asset, kind, status, range, first, last } = filter;
  const chosen = range === 'custom' ? { first, last } : { first: '', last: '' };
  const parts = [
    file,
    // A statement is of every kind.
    ...(file === 'records' ? [kind, status] : []),
    asset,
    chosen.first || dayOf(from),
    chosen.last || dayOf(to),
  ];
  return `${parts.filter(Boolean).join('_')}.csv`;
}
