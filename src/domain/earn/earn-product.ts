import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

export type EarnType = 'FLEXIBLE' | 'FIXED' | 'RWA' | 'LOCKED';

export interface EarnProduct {
  readonly productId: string;
  readonly asset: string;
  readonly name: string;
  readonly type: EarnType | 'other';
  /** A year's yield as a fraction, all of it. */
  readonly apr: Decimal;
  /** The part of `apr` that is given on top for a while. */
  readonly bonusApr: Decimal;
  /** Days until it matures; absent where money may leave at any time. */
  readonly durationDays: number | undefined;
  readonly minimum: Decimal;
  /** Of one account. */
  readonly maximum: Decimal;
  readonly quota: Decimal;
  readonly quotaUsed: Decimal;
  readonly redeemDelayHours: number;
  readonly soldOut: boolean;
  /** Takes no money for now; what is inside earns on. */
  readonly paused: boolean;
  readonly riskNote: string;
}

export interface EarnPosition {
  readonly positionId: string;
  readonly productId: string;
  readonly asset: string;
  readonly type: EarnType | 'other';
  /** What earns at the moment. */
  readonly amount: Decimal;
  /** Earned so far. */
  readonly accrued: Decimal;
  /** Of that, what is paid once the term is over. */
  readonly pending: Decimal;
  readonly apr: Decimal;
  readonly startedAt: Instant;
  readonly maturesAt: Instant | undefined;
  readonly autoReinvest: boolean;
}

/** Money on its way back to the account. */
export interface EarnRedemption {
  readonly positionId: string;
  readonly productId: string;
  readonly asset: string;
  readonly amount: Decimal;
  readonly availableAt: Instant;
}

/** ACCRUE is interest that waits for the end of the term, RENEW the begin of another with all of it. */
export type EarnEventKind = 'SUBSCRIBE' | 'REDEEM' | 'YIELD' | 'REINVEST' | 'ACCRUE' | 'FORFEIT' | 'MATURE' | 'RENEW';

export interface EarnEvent {
  readonly id: string;
  readonly positionId: string;
  readonly productId: string;
  readonly asset: string;
  readonly kind: EarnEventKind | 'other';
  readonly amount: Decimal;
  readonly at: Instant;
}

/** A product on real-world assets, as it is disclosed to everybody. */
export interface RealWorldProduct {
  readonly asset: string;
  readonly name: string;
  readonly provider: string;
  readonly underlying: string;
  readonly apr: Decimal;
  /** In the asset. */
  readonly inside: Decimal;
  /** Page where the provider says what is held, if there is one. */
  readonly attestation: string | undefined;
}
