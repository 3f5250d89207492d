import type {
  ContractMultiplier,
  FuturesFigures,
  IndexSource,
  InsuranceFund,
  LeverageTier,
} from '../../domain/markets/futures-figures';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Perpetuals and what stands behind them (protocol 2.2, 2.5, 4.3). `invalid` for what is no perpetual. */
export interface FuturesPort {
  all(): Outcome<readonly FuturesFigures[]>;
  of(symbol: string): Outcome<FuturesFigures>;
  /** Of one perpetual or of all, the lowest tier of each first. */
  leverageTiers(symbol?: string): Outcome<readonly LeverageTier[]>;
  /** The whole fund; a symbol asks for the fund behind that perpetual. */
  insuranceFund(symbol?: string): Outcome<InsuranceFund>;
  multipliers(): Outcome<readonly ContractMultiplier[]>;
  /** Where the index price of a market comes from. */
  indexSources(symbol: string): Outcome<readonly IndexSource[]>;
}

export const FuturesPort = token<FuturesPort>('FuturesPort');
