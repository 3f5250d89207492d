import type { Period } from 'klinecharts';
import type { CandleInterval } from '../../../../domain/markets/candle';

const units = { m: 'minute', h: 'hour', d: 'day', w: 'week', M: 'month' } as const;

/** An interval as the chart library names it. */
export function chartPeriod(interval: CandleInterval): Period {
  return { type: units[interval.slice(-1) as keyof typeof units], span: Number(interval.slice(0, -1)) };
}
