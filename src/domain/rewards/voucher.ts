import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

export type VoucherType = 'FEE_REBATE' | 'TRIAL_FUND' | 'RATE_BOOST' | 'other';
/** `ENDED`: used, and its time or its amount is over; `EXPIRED`: never used. */
export type VoucherStatus = 'AVAILABLE' | 'IN_USE' | 'ENDED' | 'EXPIRED' | 'other';

export interface VoucherTerms {
  readonly type: VoucherType;
  /** From the moment it is used. */
  readonly days: number;
  /** Of each fee: 0.5 is half of it. */
  readonly part: number | undefined;
  /** On top of the product's rate, 0.05 is 5 % a year, on at most `principal` USDT. */
  readonly apr: number | undefined;
  readonly principal: Decimal | undefined;
  /** USDT that it brings or lends at most. */
  readonly most: Decimal;
}

export interface Voucher {
  readonly id: string;
  /** What brought it. */
  readonly task: string;
  readonly status: VoucherStatus;
  readonly terms: VoucherTerms;
  readonly issuedAt: Instant;
  /** It can be used before that. */
  readonly expiresAt: Instant;
  readonly usedAt: Instant | undefined;
  readonly endsAt: Instant | undefined;
  /** USDT that it has brought; of a trial fund what the exchange bore of losses. */
  readonly used: Decimal;
}

export interface VoucherTask {
  readonly id: string;
  readonly progress: number;
  readonly target: number;
  readonly done: boolean;
  readonly terms: VoucherTerms;
}

/** Of each type one at a time: whether another one stands in the way. */
export function isBlocked(voucher: Voucher, all: readonly Voucher[]): boolean {
  return all.some(
    ({ id, status, terms }) => id !== voucher.id && status === 'IN_USE' && terms.type === voucher.terms.type,
  );
}

/** The part of its amount that is used, 0 to 1. */
export function usedPart({ used, terms: { most } }: Voucher): number {
  return most.gt(0) ? Math.min(1, used.toNumber() / most.toNumber()) : 0;
}
