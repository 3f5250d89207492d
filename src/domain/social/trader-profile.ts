import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { OrderSide } from '../trading/order';

/** A trader as others see one; the id is missing for somebody who does not want to be found. */
export interface TraderName {
  readonly uuid: string | undefined;
  readonly coolName: string;
  readonly avatar: string;
}

export interface FoundTrader extends TraderName {
  readonly uuid: string;
  readonly followers: number;
  /** By volume of 30 days; 0 is the first. Undefined where the owner hides the volume. */
  readonly tier: number | undefined;
}

/** Which parts of a profile the caller may see; the others come empty. */
export interface ShownBlocks {
  readonly pnl: boolean;
  readonly portfolio: boolean;
  readonly volume: boolean;
  readonly trades: boolean;
}

export const everythingShown: ShownBlocks = { pnl: true, portfolio: true, volume: true, trades: true };

/** What others may see. Without `public` they see nothing at all. */
export interface ProfileSettings {
  readonly public: boolean;
  readonly showPnl: boolean;
  readonly showPortfolio: boolean;
  readonly showVolume: boolean;
  readonly showTrades: boolean;
  readonly avatar: string;
  readonly bio: string;
  /** Handle of the account of X that was bound. */
  readonly twitter: string | undefined;
}

/** What the owner of these settings shows to others. */
export function blocksForOthers(settings: ProfileSettings): ShownBlocks {
  return {
    pnl: settings.public && settings.showPnl,
    portfolio: settings.public && settings.showPortfolio,
    volume: settings.public && settings.showVolume,
    trades: settings.public && settings.showTrades,
  };
}

type Own = Omit<ProfileSettings, 'twitter'>;

/** What is left out stays as it is. */
export type ProfileChange = { readonly [Name in keyof Own]?: Own[Name] | undefined };

export interface ProfileOverview extends FoundTrader {
  readonly bio: string;
  readonly following: number;
  readonly joinedAt: Instant;
  readonly public: boolean;
  readonly twitter: string | undefined;
  readonly badges: readonly string[];
  readonly shows: ShownBlocks;
  /** Whether the caller follows this trader. */
  readonly followed: boolean;
}

export type Span = keyof Spans<unknown>;

export interface Spans<T> {
  readonly sevenDays: T;
  readonly thirtyDays: T;
  readonly ninetyDays: T;
  readonly all: T;
}

/** Figures of trading in USDT, fees taken off. Undefined is hidden by the owner, or not known yet. */
export interface ProfileSummary {
  readonly pnl: Spans<Decimal> | undefined;
  /** Ratios: 0.12 is 12 %. */
  readonly roi: Spans<number | undefined> | undefined;
  readonly volume: Spans<Decimal> | undefined;
  /** Share of closing trades with a profit. */
  readonly winRate: Spans<number | undefined> | undefined;
  readonly trades: Spans<number | undefined> | undefined;
  /** Largest fall from a peak of the last 90 days, as a ratio above zero. */
  readonly maxDrawdown: number | undefined;
  /** Of daily returns, for a year. */
  readonly sharpe: number | undefined;
  /** Days of the last 90 since the account first moved. */
  readonly recordDays: number | undefined;
  /** Of the return of 90 days, in 95 of 100 cases; undefined for too few days. */
  readonly roiInterval: readonly [low: number, high: number] | undefined;
  /** Of the last 90 days, most first. */
  readonly markets: readonly MarketVolume[] | undefined;
  /** How the latest closing trades ended, before fees; from the largest loss to the largest profit. */
  readonly results: readonly ResultCount[] | undefined;
}

/** Results that a picture of a profile tells of one period; the fall is known of the last 90 days only. */
interface SharedResults {
  readonly roi: number | undefined;
  readonly winRate: number | undefined;
  readonly maxDrawdown: number | undefined;
}

/** None where they are hidden. */
export function sharedResults(
  { shows }: Pick<ProfileOverview, 'shows'>,
  summary: ProfileSummary | undefined,
  span: Span,
): SharedResults | undefined {
  if (!shows.pnl || !summary) return undefined;
  const { roi, winRate, maxDrawdown } = summary;
  return { roi: roi?.[span], winRate: winRate?.[span], maxDrawdown };
}

export interface MarketVolume {
  readonly symbol: string;
  /** USDT. */
  readonly volume: Decimal;
}

/** Closing trades with a result from `from` to below `to`, as ratios of the cost; undefined is without end. */
export interface ResultCount {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly trades: number;
}

/** The worth of an account against the start of the period, which is 100. */
export interface PerformancePoint {
  readonly at: Instant;
  readonly equityIndex: number;
}

export interface PortfolioRow {
  readonly symbol: string;
  readonly side: 'LONG' | 'SHORT';
  /** Of all that is open, as a ratio. */
  readonly share: number;
  readonly roi: number | undefined;
}

/** What tells a profit is undefined where the owner hides it. */
export interface ExtendedPortfolioRow extends PortfolioRow {
  readonly averageOpenPrice: Decimal | undefined;
  readonly leverage: number | undefined;
  readonly openedAt: Instant | undefined;
  readonly quantity: Decimal | undefined;
  readonly value: Decimal | undefined;
}

export interface TradingActivity {
  readonly symbol: string;
  readonly side: OrderSide;
  readonly action: 'OPEN' | 'CLOSE' | 'other';
  /** Undefined where the owner hides results: prices tell them. */
  readonly price: Decimal | undefined;
  /** Undefined for a caller who may not see sums. */
  readonly size: Decimal | undefined;
  readonly pnl: Decimal | undefined;
  readonly roi: number | undefined;
  /** Where the price is hidden, the beginning of the UTC day. */
  readonly at: Instant;
}

/** Who is public no longer keeps the id, so as to be unfollowed, but no name. */
export interface FollowedTrader extends TraderName {
  readonly uuid: string;
  readonly roi30d: number | undefined;
  readonly since: Instant;
}
