import type { DayFigures, NetPosition, OwnTrade, TradeFigures } from './trade-figures';

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

/** What everybody's trades add up to: volumes, profit by average cost, fees. Money in quote units. */
export interface TradeStatisticsReads {
  /** Customers and named traders who traded in the time, in no order. */
  figures(filter: FiguresFilter): readonly AccountFigures[];
  /** Of one account; undefined when it did not trade in the time. */
  figuresOf(accountId: string, filter: FiguresFilter): AccountFigures | undefined;
  /** By symbol, oldest day first; days without a trade are left out. */
  daily(accountId: string): ReadonlyMap<string, readonly DayFigures[]>;
  /** As they were matched, the last first; a hundred are kept. What a market catches up on bears an older time. */
  recentTrades(accountId: string): readonly OwnTrade[];
  position(accountId: string, symbol: string): NetPosition;
  /** Only those that are not flat. */
  positions(accountId: string): readonly (NetPosition & { readonly symbol: string })[];
}
