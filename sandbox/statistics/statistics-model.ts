import type { NetPosition, OwnTrade, TradeFigures } from './trade-figures';

export interface FiguresFilter {
  /** Instants; whole UTC days are counted, those of both bounds included. */
  readonly from: number;
  readonly to: number;
  /** All unless given. */
  readonly symbols?: readonly string[] | undefined;
  readonly type?: 'SPOT' | 'PERP' | undefined;
}

export interface AccountFigures extends TradeFigures {
  readonly accountId: string;
  readonly kind: 'customer' | 'house';
  /** Symbols that were traded, most volume first. */
  readonly symbols: readonly string[];
}

/** A day of an account in one market; days without a trade are left out. */
export interface DailyFigures extends TradeFigures {
  readonly symbol: string;
  /** Start of the UTC day; 0 for everything before the days that are kept. */
  readonly startAt: number;
  /** As it was after the day's last trade. */
  readonly position: NetPosition;
}

/** What everybody's trades add up to: volumes, profit by average cost, fees. Money in quote units. */
export interface TradeStatisticsReads {
  /** Customers and named traders who traded in the time, in no order. */
  figures(filter: FiguresFilter): readonly AccountFigures[];
  /** Of one account; undefined when it did not trade in the time. */
  figuresOf(accountId: string, filter: FiguresFilter): AccountFigures | undefined;
  /** Oldest first within each market. */
  daily(accountId: string): readonly DailyFigures[];
  /** Newest first; the last hundred are kept. */
  recentTrades(accountId: string): readonly OwnTrade[];
  position(accountId: string, symbol: string): NetPosition;
  /** Only those that are not flat. */
  positions(accountId: string): readonly (NetPosition & { readonly symbol: string })[];
}
