import type {
  BuyingPower,
  Collateral,
  CollateralRule,
  InterestEntry,
  InterestRate,
  LossCharge,
} from '../../domain/trading/collateral';
import type { AccountMode, MarginSummary } from '../../domain/trading/margin-summary';
import type { PositionMode } from '../../domain/trading/position';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { HistoryPage } from './trading.port';

/** How the account stands as a whole and what it stands on (protocol 3.5, 6.2). */
export interface MarginPort {
  summary(): Outcome<MarginSummary>;
  /** What is held, most valuable first; pages count from 1. */
  collateral(page: number, size: number): Outcome<HistoryPage<Collateral>>;
  collateralRules(): Outcome<readonly CollateralRule[]>;
  /** Refused when the margin would not suffice without the asset. */
  useAsCollateral(asset: string, use: boolean): Outcome<void>;
  /** Of spot margin: 3, 4, 5 or 10. */
  setSpotLeverage(leverage: number): Outcome<void>;
  setPositionMode(mode: PositionMode): Outcome<void>;
  setAccountMode(mode: Exclude<AccountMode, 'other'>): Outcome<void>;
  setLossCharge(charge: LossCharge): Outcome<LossCharge>;
  /** Of every asset that could be borrowed. */
  interestRates(): Outcome<readonly InterestRate[]>;
  /** Newest first; pages count from 1. */
  interestHistory(page: number, size: number): Outcome<HistoryPage<InterestEntry>>;
  buyingPower(symbol: string): Outcome<BuyingPower>;
}

export const MarginPort = token<MarginPort>('MarginPort');
