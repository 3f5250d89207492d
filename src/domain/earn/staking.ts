import type { Decimal } from '../shared/decimal';
import type { Instant, Milliseconds } from '../shared/instant';

/** Terms of staking and what everybody has staked. */
export interface StakingTerms {
  readonly asset: string;
  /** A year's reward as a fraction. */
  readonly apr: Decimal;
  /** What an exit at once costs, as a fraction. */
  readonly exitPenalty: Decimal;
  readonly unbonding: Milliseconds;
  readonly minimum: Decimal;
  /** How far a person has to be verified. */
  readonly kycLevel: number;
  readonly totalStaked: Decimal;
  /** Lowest stake of each tier, the first tier first. */
  readonly tiers: readonly Decimal[];
}

export interface Unbonding {
  readonly amount: Decimal;
  readonly availableAt: Instant;
}

export interface StakingAccount {
  readonly staked: Decimal;
  readonly unbonding: readonly Unbonding[];
  readonly rewarded: Decimal;
  /** 0 below the first. */
  readonly tier: number;
}

export interface StakingReward {
  readonly id: string;
  readonly asset: string;
  readonly stake: Decimal;
  readonly amount: Decimal;
  readonly paidAt: Instant;
}
