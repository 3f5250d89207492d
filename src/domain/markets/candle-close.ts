import { day, hour, minute, type Instant } from '../shared/instant';
import type { CandleInterval } from './candle';

const lengths = { m: minute, h: hour, d: day, w: 7 * day };

/** When a candle ends and the next begins; months as the calendar of UTC has them. */
export function candleEndsAt(startAt: Instant, interval: CandleInterval): Instant {
  const count = Number(interval.slice(0, -1));
  const unit = interval.slice(-1) as keyof typeof lengths | 'M';
  if (unit !== 'M') return startAt + count * lengths[unit];
  const start = new Date(startAt);
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count);
}
