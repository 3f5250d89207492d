import type { Instant } from '../../../domain/shared/instant';

/** Where a day such as `2026-03-31` begins, in the time of the device; `undefined` for no day. */
export function dayStart(day: string): Instant | undefined {
  return instantOf(day, 'T00:00:00.000');
}

/** The last millisecond of a day. */
export function dayEnd(day: string): Instant | undefined {
  return instantOf(day, 'T23:59:59.999');
}

/** The day of an instant, as `2026-03-31`. */
export function dayOf(at: Instant): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function instantOf(day: string, time: string): Instant | undefined {
  const at = Date.parse(`${day}${time}`);
  return Number.isNaN(at) ? undefined : at;
}
