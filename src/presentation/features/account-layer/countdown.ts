import type { Instant } from '../../../domain/shared/instant';

/** What is left until a moment, as 1:05:09 or 5:09; nothing once it has passed. */
export function countdown(until: Instant, now: Instant): string | undefined {
  const seconds = Math.ceil((until - now) / 1_000);
  if (seconds <= 0) return undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
