import type { Units } from '../model/units';

/** Fees that are not charged, for a while and up to an amount. */
export interface Rebate {
  readonly voucherId: number;
  /** In ten-thousandths of a fee. */
  readonly part: Units;
  /** USDT. */
  left: Units;
  readonly until: number;
}

const whole = 10_000n;

interface Fee {
  readonly fee: Units;
  /** What was traded, where the fee is charged in it; otherwise the fee is in USDT. */
  readonly base: Units | undefined;
  readonly notional: Units;
  readonly at: number;
}

/**
 * What of a fee is not charged, in what it is charged in, rounded down; its worth in USDT at the price of the trade,
 * rounded up, is counted on the rebate.
 */
export function forgone(rebate: Rebate, { fee, base, notional, at }: Fee): Units {
  if (at >= rebate.until || rebate.left <= 0n || fee <= 0n) return 0n;
  const asked = (fee * rebate.part) / whole;
  const worth = base === undefined ? asked : (asked * notional + base - 1n) / base;
  if (worth <= rebate.left) {
    rebate.left -= worth;
    return asked;
  }
  const rest = base === undefined ? rebate.left : (rebate.left * base) / notional;
  rebate.left = 0n;
  return rest;
}
