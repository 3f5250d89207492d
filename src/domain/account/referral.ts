import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** A code that brings people in. Rates are fractions of the fees they pay: 0.15 is 15 %. */
export interface ReferralCode {
  readonly id: string;
  readonly code: string;
  /** The one that is shared unless another is chosen. */
  readonly standard: boolean;
  /** What the inviter receives. */
  readonly commissionRate: Decimal;
  /** What the invited person gets back. */
  readonly friendRate: Decimal;
  readonly note: string;
  readonly registered: number;
  readonly traded: number;
  readonly createdAt: Instant;
}

export interface AssetAmount {
  readonly asset: string;
  readonly amount: Decimal;
}

/** What came of all codes so far. */
export interface ReferralSummary {
  readonly invited: number;
  readonly traded: number;
  readonly tier: number;
  /** Fraction of fees that codes of this tier share out. */
  readonly rate: Decimal;
  readonly commission: readonly AssetAmount[];
  /** Earned since the last payment. */
  readonly pending: readonly AssetAmount[];
  /** The code that this account came by; some hosts do not say. */
  readonly acceptedCode?: string | undefined;
}

/** How far an invited person has come. */
export type RefereeState = 'registered' | 'verified' | 'deposited' | 'traded' | 'other';

export interface Referee {
  readonly id: string;
  /** With most of it hidden. */
  readonly email: string;
  readonly code: string;
  readonly state: RefereeState;
  readonly earned: readonly AssetAmount[];
  readonly registeredAt: Instant;
}

/** What was paid for one day's fees of one invited person. */
export interface ReferralReward {
  readonly refereeId: string;
  /** UTC day. */
  readonly day: string;
  readonly asset: string;
  readonly amount: Decimal;
  readonly rate: Decimal;
}

/** The programme as it runs for a while. */
export interface ReferralCampaign {
  readonly id: string;
  readonly name: string;
  /** What part of the fees is shared out, by how many invited people have traded. */
  readonly tiers: readonly { readonly tradedFrom: number; readonly rate: Decimal }[];
  /** In the exchange's own words. */
  readonly rules: readonly string[];
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}
