import type {
  BuyingPower,
  Collateral,
  CollateralRule,
  InterestEntry,
  InterestRate,
} from '../../domain/trading/collateral';
import type { MarginSummary } from '../../domain/trading/margin-summary';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { HistoryPage } from './trading.port';

/** How the account stands as a whole and what it stands on (protocol 3.5, 6.2). */
export interface MarginPort {
  summary(): Outcome<MarginSummary>;
  /** What is held, most valuable first; pages count from 1. */
  collateral(page: number, size: number): Outcome<HistoryPage<Collateral>>;
  collateralRules(): Outcome<readonly CollateralRule[]>;
  /** Of every asset that could be borrowed. */
  interestRates(): Outcome<readonly InterestRate[]>;
  /** Newest first; pages count from 1. */
  interestHistory(page: number, size: number): Outcome<HistoryPage<InterestEntry>>;
  buyingPower(symbol: string): Outcome<BuyingPower>;
}

export const MarginPort = token<MarginPort>('MarginPort');
