import type { FundingRate, SettledFunding } from '../../domain/markets/funding';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface FundingHistoryQuery {
  readonly symbol: string;
  /** Bounds on the settlement, both inclusive. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** 25 unless said, 500 at most. */
  readonly size?: number | undefined;
}

export interface FundingHistory {
  /** Newest first. */
  readonly rows: readonly SettledFunding[];
  /** Of all pages. */
  readonly total: number;
}

/** Funding of perpetuals (protocol 2.2, 2.5, 4.3). `invalid` for what is no perpetual. */
export interface FundingPort {
  rates(): Outcome<readonly FundingRate[]>;
  rate(symbol: string): Outcome<FundingRate>;
  history(query: FundingHistoryQuery): Outcome<FundingHistory>;
}

export const FundingPort = token<FundingPort>('FundingPort');
