/** Milliseconds since the Unix epoch. */
export type Instant = number;

/** A length of time in milliseconds. */
export type Milliseconds = number;

export const second: Milliseconds = 1_000;
export const minute: Milliseconds = 60 * second;
export const hour: Milliseconds = 60 * minute;
export const day: Milliseconds = 24 * hour;

/** 00:00 UTC of the day that a moment lies in. */
export function utcMidnight(at: Instant): Instant {
  return at - (at % day);
}

/**
 * Instant of a host's time field. Hosts answer seconds (with a millisecond fraction) or milliseconds,
 * as numbers or as text; a value below 1e11 is seconds.
 */
export function instantFrom(value: unknown): Instant | undefined {
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof time !== 'number' || !Number.isFinite(time) || time < 0) return undefined;
  return Math.round(time < 1e11 ? time * 1000 : time);
}
