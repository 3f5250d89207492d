import { parseMarketSymbol } from '../markets/market-symbol';
import { type Decimal, divide } from '../shared/decimal';
import type { Fill } from '../trading/order';
import { spotCost } from '../trading/spot-cost';

/** What was bought of an asset, and what one of it has cost on average. */
export interface AverageCost {
  readonly bought: Decimal;
  /** USDT. */
  readonly cost: Decimal;
}

/**
 * What one of each asset has cost on average, in USDT: of what was bought on spot against USDT and not sold since. What
 * came otherwise has no cost.
 * @param fills newest first
 */
export function averageCosts(fills: readonly Fill[]): ReadonlyMap<string, AverageCost> {
  const oldestFirst = [...fills].reverse();
  return new Map(
    [...new Set(fills.map(({ symbol }) => symbol))].flatMap((symbol) => {
      const market = parseMarketSymbol(symbol);
      if (market?.type !== 'SPOT' || market.quote !== 'USDT') return [];
      const { quantity, cost } = spotCost(
        oldestFirst.filter((fill) => fill.symbol === symbol),
        market,
      );
      return quantity.gt(0) ? [[market.base, { bought: quantity, cost: divide(cost, quantity) }] as const] : [];
    }),
  );
}
