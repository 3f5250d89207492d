import { parseMarketSymbol } from '../markets/market-symbol';
import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** Whether a contract has one position, or one long and one short beside each other. */
export type PositionMode = 'ONE_WAY' | 'HEDGE_MODE';

/** BOTH in one-way mode, LONG and SHORT in hedge mode. */
export type PositionSide = 'BOTH' | 'LONG' | 'SHORT';

/** Cross margin stands on the whole account, isolated margin on what was assigned to the position. */
export type MarginMode = 'CROSS' | 'ISOLATED';

/** A position in a perpetual contract (protocol 1.7, 3.4). Prices and money in the quote asset, quantities in the base. */
export interface Position {
  readonly symbol: string;
  readonly positionSide: PositionSide;
  readonly marginMode: MarginMode;
  readonly leverage: number;
  /** Above zero when long, below when short, 0 when closed. */
  readonly holding: Decimal;
  /** What open orders would add, unsigned. */
  readonly pendingLong: Decimal;
  readonly pendingShort: Decimal;
  readonly averageOpenPrice: Decimal;
  /** Where profit was last settled: unrealised profit = `holding` x (`markPrice` - `settlePrice`). */
  readonly settlePrice: Decimal;
  readonly markPrice: Decimal;
  /** Absent when no price would liquidate it, or where the source does not say. */
  readonly liquidationPrice?: Decimal | undefined;
  readonly pnl24h: Decimal;
  readonly fee24h: Decimal;
  /** Asset and amount of an isolated position's margin; '' and 0 with cross margin. */
  readonly isolatedMarginAsset: string;
  readonly isolatedMargin: Decimal;
  readonly isolatedFrozenLong: Decimal;
  readonly isolatedFrozenShort: Decimal;
  /** 1 (last) to 5 (first to be deleveraged); 0 where the source does not say. */
  readonly adlQuantile: number;
  /** Absent where the source does not say. */
  readonly openedAt?: Instant | undefined;
  readonly updatedAt: Instant;
  /** Grows by one per change; the highest wins. 0 where the source does not say. */
  readonly version: number;
}

/** What a message tells of a position: what it leaves out stays as it was. */
export type PositionChange = Partial<Position> &
  Pick<Position, 'symbol' | 'positionSide' | 'holding' | 'averageOpenPrice' | 'markPrice' | 'updatedAt' | 'version'>;

/** Margin of an isolated position was added or taken out. */
export interface MarginAssignment {
  readonly symbol: string;
  readonly positionSide: PositionSide;
  readonly asset: string;
  /** What the position stands on now. */
  readonly isolatedMargin: Decimal;
  /** Above zero when added, below when taken out. */
  readonly delta: Decimal;
  readonly at: Instant;
}

/** Tells positions apart: in hedge mode a contract has two. */
export function positionKey({ symbol, positionSide }: Pick<Position, 'symbol' | 'positionSide'>): string {
  return `${symbol} ${positionSide}`;
}

/** In which the margin of a position is put up, where a source does not say. */
export function marginAsset({ symbol, isolatedMarginAsset }: Pick<Position, 'symbol' | 'isolatedMarginAsset'>): string {
  return isolatedMarginAsset || (parseMarketSymbol(symbol)?.quote ?? '');
}
