import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { FeeTier } from './fee-group';
import type { MarketType } from './market-symbol';

/** What trading an amount at once costs on an exchange, measured on its book. Absent where the book cannot fill the amount. */
export interface ExecutionCost {
  readonly at: Instant;
  readonly exchange: string;
  readonly token: string;
  readonly type: MarketType | 'other';
  /** In quote. */
  readonly amount: Decimal;
  readonly middlePrice?: Decimal | undefined;
  /** Average prices. */
  readonly buyPrice?: Decimal | undefined;
  readonly sellPrice?: Decimal | undefined;
  /** Basis points of the middle price. */
  readonly spreadBps?: Decimal | undefined;
  readonly buySlippageBps?: Decimal | undefined;
  readonly sellSlippageBps?: Decimal | undefined;
  /** Of a taker. */
  readonly feeBps: Decimal;
  /** Mean of both ways, with the fee where it was asked for. */
  readonly totalBps?: Decimal | undefined;
}

/** What the cost of trading can be asked for. */
export interface ExecutionCostChoices {
  readonly tokens: readonly string[];
  readonly types: readonly MarketType[];
  /** Usual amounts in quote. */
  readonly amounts: readonly Decimal[];
  readonly exchanges: readonly { readonly id: string; readonly name: string }[];
}

export interface ExchangeFeeTier extends FeeTier {
  readonly exchange: string;
  readonly type: MarketType | 'other';
}

/** How deep a market is; absent where a side of the book is empty. */
export interface MarketLiquidity {
  readonly symbol: string;
  /** Quote value that rests within 2 % of the middle price. */
  readonly bidDepth?: Decimal | undefined;
  readonly askDepth?: Decimal | undefined;
  readonly spreadBps?: Decimal | undefined;
}

/** What an amount costs in all, in quote; `undefined` where the book cannot fill it. */
export function costInQuote({ amount, totalBps }: Pick<ExecutionCost, 'amount' | 'totalBps'>): Decimal | undefined {
  return totalBps?.times(amount).div(10_000);
}
