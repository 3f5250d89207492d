import { parseMarketSymbol } from '../markets/market-symbol';
import { type Decimal, divide } from '../shared/decimal';
import type { Fill } from '../trading/order';
import { holdingCost } from '../trading/spot-cost';
import type { Conversion } from './conversion';

/** What was bought of an asset, and what one of it has cost on average. */
export interface AverageCost {
  readonly bought: Decimal;
  /** USDT. */
  readonly cost: Decimal;
}

/**
 * What one of each asset has cost on average, in USDT: of what was bought on spot or converted from USDT and not sold since.
 * What came otherwise has no cost.
 * @param fills newest first
 */
export function averageCosts(
  fills: readonly Fill[],
  conversions: readonly Conversion[],
): ReadonlyMap<string, AverageCost> {
  const converted = conversions.filter(({ sellAsset }) => sellAsset === 'USDT');
  const symbols = [...fills.map(({ symbol }) => symbol), ...converted.map(({ buyAsset }) => `SPOT_${buyAsset}_USDT`)];
  return new Map(
    [...new Set(symbols)].flatMap((symbol) => {
      const market = parseMarketSymbol(symbol);
      if (market?.type !== 'SPOT' || market.quote !== 'USDT') return [];
      const { quantity, cost } = holdingCost(
        fills.filter((fill) => fill.symbol === symbol),
        conversions,
        market,
      );
      return quantity.gt(0) ? [[market.base, { bought: quantity, cost: divide(cost, quantity) }] as const] : [];
    }),
  );
}
