import { decimal, type Decimal } from '../shared/decimal';
import { day, hour, type Instant, type Milliseconds } from '../shared/instant';
import type { SettledFunding } from './funding';
import { fundingStatistics } from './funding-statistics';

/**
 * Mean of the rates that were settled in the span before `now`; `undefined` where what is known does not reach back to
 * its beginning.
 * @param settled newest first
 */
export function averageFunding(
  settled: readonly SettledFunding[],
  now: Instant,
  span: Milliseconds,
): Decimal | undefined {
  const start = now - span;
  const oldest = settled.at(-1);
  if (!oldest || oldest.at - (oldest.nextAt - oldest.at) > start) return undefined;
  const within = settled.filter(({ at }) => at > start && at <= now);
  return within.length === 0 ? undefined : fundingStatistics(within).average;
}

const year = 365 * day;

/** What a rate comes to in a year if every settlement were the same: a fraction of the position's value, not compounded. */
export function annualFunding(rate: Decimal, intervalHours: number): Decimal {
  return rate.times(decimal(year / hour)).div(intervalHours);
}
