import type {
  ContractMultiplier,
  FuturesFigures,
  IndexSource,
  InsuranceFund,
  LeverageTier,
} from '../../domain/markets/futures-figures';
import type { Candle, CandleInterval } from '../../domain/markets/candle';
import type { ContractPriceKind } from '../../domain/markets/contract-figures';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface ContractCandleQuery {
  readonly symbol: string;
  readonly kind: ContractPriceKind;
  readonly interval: CandleInterval;
  /** Candles that start before this instant; the newest ones when absent. */
  readonly before?: Instant | undefined;
  /** 1000 at most. */
  readonly limit: number;
}

/** Perpetuals and what stands behind them (protocol 2.2, 2.5, 4.3). `invalid` for what is no perpetual. */
export interface FuturesPort {
  all(): Outcome<readonly FuturesFigures[]>;
  of(symbol: string): Outcome<FuturesFigures>;
  /** Of one perpetual or of all, the lowest tier of each first. */
  leverageTiers(symbol?: string): Outcome<readonly LeverageTier[]>;
  /** The whole fund; a symbol asks for the fund behind that perpetual. */
  insuranceFund(symbol?: string): Outcome<InsuranceFund>;
  multipliers(): Outcome<readonly ContractMultiplier[]>;
  /** Candles of a perpetual's mark or index, oldest first; nothing is traded in them. */
  priceCandles(query: ContractCandleQuery): Outcome<readonly Candle[]>;
  /** Where the index price of a market comes from. */
  indexSources(symbol: string): Outcome<readonly IndexSource[]>;
}

export const FuturesPort = token<FuturesPort>('FuturesPort');
