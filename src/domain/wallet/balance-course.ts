import { type Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** What an account was worth. */
export interface BalancePoint {
  readonly at: Instant;
  /** USDT. */
  readonly value: Decimal;
}

/** The course of a total: recorded values and the one of now, oldest first; undefined while a line needs one more. */
export interface BalanceCourse {
  readonly points: readonly BalancePoint[];
  readonly lowest: Decimal;
  readonly highest: Decimal;
  /** From the first to the last; deposits and withdrawals are in it. */
  readonly change: Decimal;
}

export function balanceCourse(
  recorded: readonly BalancePoint[],
  now: BalancePoint | undefined,
): BalanceCourse | undefined {
  const newest = recorded.at(-1);
  const points = now && (newest === undefined || now.at > newest.at) ? [...recorded, now] : recorded;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return undefined;
  const values = points.map(({ value }) => value);
  return {
    points,
    lowest: values.reduce((least, value) => (value.lt(least) ? value : least)),
    highest: values.reduce((most, value) => (value.gt(most) ? value : most)),
    change: last.value.minus(first.value),
  };
}
