import { divide, roundTo, zero, type Decimal } from '../shared/decimal';
import { day, utcMidnight, type Instant } from '../shared/instant';
import type { EarnPosition } from './earn-product';

/** Decimals in which the exchange keeps amounts. */
export const keptPlaces = 12;

/** What an amount earns in one day at a yearly rate (a fraction), rounded down to the last digit the exchange keeps. */
export function dailyYield(amount: Decimal, apr: Decimal): Decimal {
  return roundTo(divide(amount.times(apr), yearDays), keptPlaces, 'down');
}

const yearDays = zero.plus(365);

interface Terms {
  readonly apr: Decimal;
  readonly durationDays: number | undefined;
}

/**
 * What an amount earns in so many whole days. A term pays on the same amount until it is over, and no longer unless it
 * is renewed; without a term, renewal lets each day's yield earn from the next day on.
 */
export function yieldOf(amount: Decimal, { apr, durationDays }: Terms, days: number, renewed: boolean): Decimal {
  const counted = durationDays === undefined || renewed ? days : Math.min(days, durationDays);
  if (!renewed) return dailyYield(amount, apr).times(counted);
  const step = durationDays ?? 1;
  let held = amount;
  for (let passed = 0; passed < counted; passed += step)
    held = held.plus(dailyYield(held, apr).times(Math.min(step, counted - passed)));
  return held.minus(amount);
}

/** Days of a subscription; all of them begin at 00:00 UTC but the first. */
interface EarnCalendar {
  readonly subscribedAt: Instant;
  /** The first day that earns begins. */
  readonly accruesFrom: Instant;
  /** That day is over: its yield is there. */
  readonly firstYieldAt: Instant;
  /** The money is back in the spot account, or is renewed. */
  readonly maturesAt: Instant | undefined;
}

export function earnCalendar(durationDays: number | undefined, subscribedAt: Instant): EarnCalendar {
  const accruesFrom = utcMidnight(subscribedAt) + day;
  return {
    subscribedAt,
    accruesFrom,
    firstYieldAt: accruesFrom + day,
    maturesAt: durationDays === undefined ? undefined : accruesFrom + durationDays * day,
  };
}

/** Whether who leaves before the term is over gets nothing of what it has earned. */
export function forfeitsInterest(type: EarnPosition['type']): boolean {
  return type === 'FIXED';
}

/** What leaving a term before its end costs: the yield of the term so far. */
export function forfeitedYield({ type, pending }: Pick<EarnPosition, 'type' | 'pending'>): Decimal {
  return forfeitsInterest(type) ? pending : zero;
}

/** What the account has in it whatever it does: what earns, and interest that nothing forfeits. */
export function assuredIn(position: Pick<EarnPosition, 'type' | 'amount' | 'pending'>): Decimal {
  return position.amount.plus(position.pending).minus(forfeitedYield(position));
}
