import { dailyYield, keptPlaces } from './earn-yield';
import { type Decimal, roundTo, zero } from '../shared/decimal';
import { day, utcMidnight, type Instant, type Milliseconds } from '../shared/instant';

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
  /** So long after a day is over its reward is paid. */
  readonly payoutAfter: Milliseconds;
  readonly totalStaked: Decimal;
  /** Lowest stake of each tier, the first tier first. */
  readonly tiers: readonly Decimal[];
}

/** What was staked at one time and is there still. */
export interface StakeLot {
  readonly id: string;
  readonly amount: Decimal;
  readonly stakedAt: Instant;
}

export interface Unbonding {
  readonly id: string;
  /** What arrives. */
  readonly amount: Decimal;
  /** What an exit at once has cost. */
  readonly fee: Decimal;
  readonly availableAt: Instant;
}

/** The reward of a day that is over. */
interface AwaitedReward {
  readonly amount: Decimal;
  readonly paidAt: Instant;
}

export interface StakingAccount {
  readonly staked: Decimal;
  /** What makes it up, newest first. */
  readonly lots: readonly StakeLot[];
  /** On its way, soonest first. */
  readonly unbonding: readonly Unbonding[];
  /** Arrived, newest first; no more than lately. */
  readonly returned: readonly Unbonding[];
  /** Paid so far. */
  readonly rewarded: Decimal;
  /** Soonest first. */
  readonly awaited: readonly AwaitedReward[];
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

/** What an exit at once costs, rounded down to the last digit the exchange keeps (protocol 6.6). */
export function earlyExitFee(amount: Decimal, { exitPenalty }: Pick<StakingTerms, 'exitPenalty'>): Decimal {
  return roundTo(amount.times(exitPenalty), keptPlaces, 'down');
}

/** The first whole day (UTC) that counts for what is staked at a moment. */
export function countsFrom(stakedAt: Instant): Instant {
  return utcMidnight(stakedAt) + day;
}

/** What one day pays: stake that lay there from 00:00 UTC on counts, as long as none of it leaves before the day is over. */
export function rewardOfDay(lots: readonly StakeLot[], { apr }: Pick<StakingTerms, 'apr'>, dayAt: Instant): Decimal {
  return dailyYield(
    lots.reduce((sum, { amount, stakedAt }) => (countsFrom(stakedAt) <= dayAt ? sum.plus(amount) : sum), zero),
    apr,
  );
}
