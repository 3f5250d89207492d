import type {
  ExtendedPortfolioRow,
  FoundTrader,
  PerformancePoint,
  PortfolioRow,
  ProfileOverview,
  ProfileSettings,
  ProfileSummary,
  TradingActivity,
} from '../../domain/social/trader-profile';
import type { TradingPeriod } from '../../domain/social/trading-period';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/**
 * Profiles of traders (protocol 6.4). Somebody who is not public is `notFound` for others; parts that the owner does
 * not show come empty or undefined. The owner sees everything.
 */
export interface ProfilesPort {
  /** The caller's own id among traders. */
  myUuid(): Outcome<string>;
  me(): Outcome<{ readonly uuid: string; readonly coolName: string; readonly userId: string }>;
  settings(): Outcome<ProfileSettings>;
  /** Public traders whose name begins so, in any casing. Anybody may ask. */
  search(coolName: string): Outcome<readonly FoundTrader[]>;
  overview(uuid: string): Outcome<ProfileOverview>;
  summary(uuid: string): Outcome<ProfileSummary>;
  performance(uuid: string, period?: TradingPeriod): Outcome<readonly PerformancePoint[]>;
  portfolio(uuid: string): Outcome<readonly PortfolioRow[]>;
  extendedPortfolio(uuid: string): Outcome<readonly ExtendedPortfolioRow[]>;
  /** Newest first, pages counted from 1. */
  tradingActivity(uuid: string, page: number, size: number): Outcome<Page<TradingActivity>>;
}

export const ProfilesPort = token<ProfilesPort>('ProfilesPort');
