import { day, type Instant } from '../shared/instant';

export const historyRanges = ['day', 'week', 'month', 'quarter', 'all', 'custom'] as const;
export type HistoryRange = (typeof historyRanges)[number];

/** How orders have ended; those that expired are among the cancelled ones as well. */
export const endedStatuses = ['FILLED', 'CANCELLED', 'EXPIRED', 'REJECTED'] as const;
export type EndedStatus = (typeof endedStatuses)[number];

const lengths = { day, week: 7 * day, month: 30 * day, quarter: 90 * day } as const;

/** Both ends belong to it; an absent end is open. */
export interface TimeSpan {
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
}

/** The time a preset reaches back from now; all time for the others. */
export function spanOf(range: HistoryRange, now: Instant): TimeSpan {
  return range === 'all' || range === 'custom' ? {} : { from: now - lengths[range] };
}

/** Whole days of the device's calendar: `2026-11-21` to `2026-11-22` is two of them. '' leaves an end open. */
export function spanOfDays(first: string, last: string): TimeSpan {
  const from = startOfDay(first, 0);
  const after = startOfDay(last, 1);
  return { from, to: after === undefined ? undefined : after - 1 };
}

function startOfDay(text: string, later: number): Instant | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return undefined;
  const at = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]) + later).getTime();
  return Number.isNaN(at) ? undefined : at;
}
