import type { CandleInterval } from '../../../src/domain/markets/candle';
import { day, hour, minute, type Instant } from '../../../src/domain/shared/instant';

/** The series kept as they are; every other interval is put together from one of them. */
export const nativeIntervals = ['1m', '15m', '1h', '1d'] as const;
export type NativeInterval = (typeof nativeIntervals)[number];

export const sourceOf: Record<CandleInterval, NativeInterval> = {
  '1m': '1m',
  '3m': '1m',
  '5m': '1m',
  '15m': '15m',
  '30m': '15m',
  '1h': '1h',
  '2h': '1h',
  '4h': '1h',
  '6h': '1h',
  '12h': '1h',
  '1d': '1d',
  '3d': '1d',
  '1w': '1d',
  '1M': '1d',
};

const lengths: Record<Exclude<CandleInterval, '1M'>, number> = {
  '1m': minute,
  '3m': 3 * minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '30m': 30 * minute,
  '1h': hour,
  '2h': 2 * hour,
  '4h': 4 * hour,
  '6h': 6 * hour,
  '12h': 12 * hour,
  '1d': day,
  '3d': 3 * day,
  '1w': 7 * day,
};

/** The epoch began on a Thursday; weeks begin on Monday. */
const firstMonday = 4 * day;

/** Start of the candle an instant falls into; days, weeks and months are those of UTC. */
export function candleStart(interval: CandleInterval, at: Instant): Instant {
  if (interval === '1M') {
    const date = new Date(at);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  }
  const length = lengths[interval];
  const offset = interval === '1w' ? firstMonday : 0;
  return Math.floor((at - offset) / length) * length + offset;
}

/** First instant after a candle. */
export function candleEnd(interval: CandleInterval, startAt: Instant): Instant {
  if (interval === '1M') {
    const date = new Date(startAt);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  }
  return startAt + lengths[interval];
}
