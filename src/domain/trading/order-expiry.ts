import { day, minute, type Instant, type Milliseconds } from '../shared/instant';

/** An order has to be on its way and seen before it ends. */
const shortestExpiry: Milliseconds = minute;
export const longestExpiry: Milliseconds = 90 * day;

/** So far from now, in whole minutes: the next one, unless that is just beyond the longest. */
export function expiryIn(ahead: Milliseconds, now: Instant): Instant {
  const round = ahead === longestExpiry ? Math.floor : Math.ceil;
  return round((now + ahead) / minute) * minute;
}

/**
 * Whether an order may end then. What is no time is none.
 * @param least how far ahead it has to be: an exchange asks for less, since an order takes a moment to come to it
 */
export function mayExpireAt(expiresAt: Instant, now: Instant, least: Milliseconds = shortestExpiry): boolean {
  const ahead = expiresAt - now;
  return ahead >= least && ahead <= longestExpiry;
}
