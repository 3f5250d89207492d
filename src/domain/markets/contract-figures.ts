import type { Instant } from '../shared/instant';

/** What a perpetual is valued by beside its trades. */
export const contractPriceKinds = ['mark', 'index'] as const;
export type ContractPriceKind = (typeof contractPriceKinds)[number];

/** Mark or index price; the index is named by the spot market of the same coin. In the quote asset. */
export interface ContractPrice {
  readonly symbol: string;
  readonly price: number;
  readonly at: Instant;
}

/** What is held long in a contract, and as much short, in the base asset. */
export interface OpenInterest {
  readonly symbol: string;
  readonly quantity: number;
  readonly at: Instant;
}

/** What the next settlement of funding would be now. */
export interface FundingEstimate {
  readonly symbol: string;
  /** Fraction of the position's value; above zero when longs pay shorts. */
  readonly rate: number;
  /** When it is settled. */
  readonly nextAt: Instant;
  readonly at: Instant;
}
