import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** A perpetual in figures; prices in the quote asset, absent before the market can tell them. */
export interface FuturesFigures {
  readonly symbol: string;
  readonly indexPrice?: Decimal | undefined;
  readonly markPrice?: Decimal | undefined;
  /** Absent for a contract without funding. */
  readonly estimatedFundingRate?: Decimal | undefined;
  readonly lastFundingRate?: Decimal | undefined;
  readonly nextFundingAt?: Instant | undefined;
  /** What is held long, in base. */
  readonly openInterest: Decimal;
  /** Of 24 hours. */
  readonly open?: Decimal | undefined;
  readonly close?: Decimal | undefined;
  readonly high?: Decimal | undefined;
  readonly low?: Decimal | undefined;
  /** Base volume. */
  readonly volume: Decimal;
  /** Quote volume. */
  readonly amount: Decimal;
}

/** How much leverage a contract allows while the position's value is from `notionalFrom` up to `notionalTo`, in quote. */
export interface LeverageTier {
  readonly symbol: string;
  readonly tier: number;
  readonly maximumLeverage: number;
  readonly notionalFrom: Decimal;
  readonly notionalTo: Decimal;
  /** Fractions of the position's value. */
  readonly initialMarginRate: Decimal;
  readonly maintenanceMarginRate: Decimal;
  /** Taken off the maintenance margin, so that it grows without a jump from tier to tier. */
  readonly maintenanceAmount: Decimal;
}

/** What stands behind losses that margin does not cover. */
export interface InsuranceFund {
  readonly balances: readonly { readonly token: string; readonly balance: Decimal }[];
  /** How it has stood, newest first; empty where the host keeps no past. */
  readonly history: readonly { readonly at: Instant; readonly balance: Decimal }[];
}

/** How many coins one contract stands for: 1000 PEPE for 1000PEPE. */
export interface ContractMultiplier {
  readonly symbol: string;
  readonly coin: string;
  readonly coins: number;
}

export type IndexSourceStatus = 'TRADING' | 'SUSPENDED' | 'other';

/** One leg of an index price. */
export interface IndexSource {
  readonly exchange: string;
  readonly symbol: string;
  readonly price?: Decimal | undefined;
  /** Fraction of the index. */
  readonly weight: Decimal;
  readonly updatedAt?: Instant | undefined;
  readonly status: IndexSourceStatus;
}
