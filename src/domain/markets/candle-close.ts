import { day, hour, minute, type Instant } from '../shared/instant';
import type { CandleInterval } from './candle';

const lengths = { m: minute, h: hour, d: day, w: 7 * day };

/** The epoch began on a Thursday; weeks begin on Monday. */
const firstMonday = 4 * day;

/** When the candle of a moment began; days, weeks and months are those of UTC. */
export function candleStartsAt(at: Instant, interval: CandleInterval): Instant {
  const unit = interval.slice(-1) as keyof typeof lengths | 'M';
  if (unit === 'M') {
    const date = new Date(at);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  }
  const length = Number(interval.slice(0, -1)) * lengths[unit];
  const first = unit === 'w' ? firstMonday : 0;
  return Math.floor((at - first) / length) * length + first;
}

/** When a candle ends and the next begins; months as the calendar of UTC has them. */
export function candleEndsAt(startAt: Instant, interval: CandleInterval): Instant {
  const count = Number(interval.slice(0, -1));
  const unit = interval.slice(-1) as keyof typeof lengths | 'M';
  if (unit !== 'M') return startAt + count * lengths[unit];
  const start = new Date(startAt);
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count);
}
