import { zero, type Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { ClosedPosition } from './closed-positions';
import type { Position } from './position';
import { fundedSide } from './position-figures';

/** Funding of one settlement, as far as it matters whose it was. */
interface FundingOfPosition {
  readonly symbol: string;
  readonly rate: Decimal;
  /** Above zero when it was received. */
  readonly amount: Decimal;
  readonly at: Instant;
}

/**
 * What a position has received, less what it has paid, in funding. Payments name the contract and not the position: of
 * those of hedge mode the sign tells which it was.
 * @param until it was closed; what was paid then was another's
 */
export function fundingOf(
  { symbol, positionSide }: Pick<Position, 'symbol' | 'positionSide'>,
  openedAt: Instant,
  payments: readonly FundingOfPosition[],
  until = Infinity,
): Decimal {
  return payments.reduce(
    (sum, payment) =>
      payment.symbol === symbol &&
      payment.at >= openedAt &&
      payment.at < until &&
      (positionSide === 'BOTH' || fundedSide(payment) === positionSide)
        ? sum.plus(payment.amount)
        : sum,
    zero,
  );
}

/** @param payments all there are from `since` on: of a position that was opened before, funding is not known */
export function withFunding(
  positions: readonly ClosedPosition[],
  payments: readonly FundingOfPosition[],
  since: Instant,
): readonly ClosedPosition[] {
  return positions.map((position) => {
    const { openedAt, closedAt } = position;
    return openedAt === undefined || openedAt < since
      ? position
      : { ...position, funding: fundingOf(position, openedAt, payments, closedAt) };
  });
}
