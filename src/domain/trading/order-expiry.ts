import { day, hour, minute, type Instant, type Milliseconds } from '../shared/instant';
import type { Order } from './order';

/** An order has to be on its way and seen before it ends. */
export const shortestExpiry: Milliseconds = minute;
export const longestExpiry: Milliseconds = 90 * day;

/** Ends that are offered: so far from now, in whole minutes. */
export const offeredExpiries = { hour, day, days: 7 * day } as const;

export function expiryIn(ahead: Milliseconds, now: Instant): Instant {
  return Math.ceil((now + ahead) / minute) * minute;
}

/**
 * Whether an order may end then. What is no time is none.
 * @param least how far ahead it has to be: an exchange asks for less, since an order takes a moment to come to it
 */
export function mayExpireAt(expiresAt: Instant, now: Instant, least: Milliseconds = shortestExpiry): boolean {
  const ahead = expiresAt - now;
  return ahead > 0 && ahead >= least && ahead <= longestExpiry;
}

/** Whether it ended because its time had come: the exchange tells that as a cancellation, at that time or after it. */
export function hasExpired({
  status,
  expiresAt,
  updatedAt,
}: Pick<Order, 'status' | 'expiresAt' | 'updatedAt'>): boolean {
  return status === 'CANCELLED' && expiresAt !== undefined && updatedAt >= expiresAt;
}
