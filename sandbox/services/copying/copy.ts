import type { OrderSide } from '../../../src/domain/trading/order';
import type { Ratio } from '../../engine/model/margin-model';
import type { Steps, Ticks, Units } from '../../engine/model/units';

/** How somebody copies; money in USDT units, ratios in 1e-12. */
export interface CopyTerms {
  /** The lead's trade in proportion to both worths, or the same amount for each that opens something. */
  readonly mode: 'PROPORTIONAL' | 'FIXED';
  /** FIXED only. */
  readonly amountPerTrade: Units | undefined;
  /** Of what one order of the lead opens, in however many parts it is filled. */
  readonly mostPerTrade: Units | undefined;
  /** Part of the amount whose loss ends the copy. */
  readonly stopLoss: Ratio | undefined;
  /** Part of the amount whose gain ends the copy. */
  readonly takeProfit: Ratio | undefined;
  /** How much worse than the lead's price an opening trade may be. */
  readonly slippage: Ratio;
  /** Value of all that is held against the worth of the copy. */
  readonly leverage: number;
  /** All of the strategy's unless given. */
  readonly symbols: readonly string[] | undefined;
}

/**
 * OPENING until the money is there; PAUSED closes with the lead and opens nothing; RELEASED follows no more and keeps
 * what is open, with the margin for it; CLOSING sells everything and gives the money back; ENDED.
 */
export type CopyStatus = 'OPENING' | 'ACTIVE' | 'PAUSED' | 'RELEASED' | 'CLOSING' | 'ENDED';
export type CopyEnd = 'STOPPED' | 'STOP_LOSS' | 'TAKE_PROFIT' | 'STRATEGY_CLOSED';

/** Somebody's money that follows a strategy, on an account of its own. */
export interface Copy {
  readonly copyId: number;
  readonly owner: string;
  readonly accountId: string;
  readonly strategyId: string;
  /** The other side of each trade. */
  readonly counter: boolean;
  /** Put in, at the beginning and later. */
  readonly amount: Units;
  /** Taken out while it ran. */
  readonly taken: Units;
  readonly terms: CopyTerms;
  readonly status: CopyStatus;
  readonly end: CopyEnd | undefined;
  /** Worth above which profit is shared. */
  readonly mark: Units;
  /** Profit shared so far. */
  readonly shared: Units;
  /** The lead's last trade that was looked at. */
  readonly seenTrade: number;
  /** UTC day up to which profit was shared. */
  readonly settledDay: number;
  readonly startedAt: number;
  readonly endedAt: number | undefined;
  /** What came back, once it has ended. */
  readonly returned: Units | undefined;
  /** RELEASED: what its contracts do not need has gone back since one of them was closed last. */
  readonly freed: boolean;
}

/** Its owner may stop it between any two orders. */
export const isFollowing = ({ status }: Pick<Copy, 'status'>): boolean => status === 'ACTIVE' || status === 'PAUSED';
export const isOver = ({ status }: Pick<Copy, 'status'>): boolean => status === 'CLOSING' || status === 'ENDED';

/** SENT until its answer is known. MISSED: nobody sold at a price within the limit. */
export type CopiedTradeStatus = 'SENT' | 'FILLED' | 'MISSED' | 'REFUSED';

/** What a copy made of one trade of the lead, all that one order filled by the time the copy looked; or closed by itself. */
export interface CopiedTrade {
  readonly copyId: number;
  /** The lead's last one, and the lead's order; below zero, and none, of what the copy closed by itself. */
  readonly tradeId: number;
  readonly leadOrder: number;
  readonly closing: boolean;
  readonly symbol: string;
  readonly side: OrderSide;
  /** `undefined` of what the copy closed by itself. */
  readonly leadPrice: Ticks | undefined;
  readonly wanted: Steps;
  readonly status: CopiedTradeStatus;
  readonly executed: Steps;
  /** Quote units paid or received. */
  readonly notional: Units;
  /** Quote units. */
  readonly fee: Units;
  readonly at: number;
}

/** Profit that was shared. */
export interface ProfitShare {
  readonly copyId: number;
  readonly profit: Units;
  readonly amount: Units;
  readonly at: number;
}

/** Money that was put into a running copy, or below zero taken out of it. */
export interface CopyMovement {
  readonly movementId: number;
  readonly copyId: number;
  readonly amount: Units;
  readonly at: number;
}

/** Copies by whose they are: who keeps what a stopped one holds may copy the strategy anew. */
export function byOwner(copies: readonly Copy[]): readonly (readonly Copy[])[] {
  return [...new Set(copies.map(({ owner }) => owner))].map((each) => copies.filter(({ owner }) => owner === each));
}

/** What each person made with their copies, as a ratio of what they put in. */
export function returnsByOwner(copies: readonly Copy[], profit: (copy: Copy) => Units): readonly number[] {
  return byOwner(copies).map(
    (own) =>
      Number(own.reduce((sum, copy) => sum + profit(copy), 0n)) /
      Number(own.reduce((sum, { amount }) => sum + amount, 0n)),
  );
}
