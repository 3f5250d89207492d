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

/** A day of costs at one exchange, in basis points. */
export interface CostDay {
  readonly exchange: string;
  /** Oldest first; times at which the book could not fill the amount are left out. */
  readonly totals: readonly { readonly at: Instant; readonly total: Decimal }[];
  readonly lowest: Decimal;
  readonly highest: Decimal;
  readonly average: Decimal;
  readonly since: Instant;
}

/** By exchange, the cheapest on average first; an exchange without two measurements has no day yet. */
export function costDays(costs: readonly ExecutionCost[]): readonly CostDay[] {
  return [...new Set(costs.map(({ exchange }) => exchange))]
    .flatMap((exchange) => {
      const own = costs.filter((cost) => cost.exchange === exchange && cost.totalBps !== undefined);
      const totals = own.map(({ totalBps }) => totalBps!);
      if (totals.length < 2) return [];
      const sum = totals.reduce((all, each) => all.plus(each));
      return {
        exchange,
        totals: own.map(({ at, totalBps }) => ({ at, total: totalBps! })),
        lowest: totals.reduce((least, each) => (each.lt(least) ? each : least)),
        highest: totals.reduce((most, each) => (each.gt(most) ? each : most)),
        average: sum.div(totals.length),
        since: own[0]!.at,
      };
    })
    .sort((a, b) => a.average.cmp(b.average));
}

/** What an amount costs in all, in quote; `undefined` where the book cannot fill it. */
export function costInQuote({ amount, totalBps }: Pick<ExecutionCost, 'amount' | 'totalBps'>): Decimal | undefined {
  return totalBps?.times(amount).div(10_000);
}
