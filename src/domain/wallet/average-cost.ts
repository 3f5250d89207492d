import { parseMarketSymbol } from '../markets/market-symbol';
import { type Decimal, divide, zero } from '../shared/decimal';
import type { Fill } from '../trading/order';

/** Money in USDT. */
interface Bought {
  readonly quantity: Decimal;
  readonly cost: Decimal;
}

/**
 * What one of each asset has cost on average, in USDT, fees included: of what was bought on spot against USDT and not
 * sold since. A sale takes its share of the cost; who has sold everything begins anew. What came otherwise has no cost.
 * @param fills newest first
 */
export function averageCosts(fills: readonly Fill[]): ReadonlyMap<string, Decimal> {
  const bought = new Map<string, Bought>();
  for (const fill of [...fills].reverse()) {
    const market = parseMarketSymbol(fill.symbol);
    if (market?.type !== 'SPOT' || market.quote !== 'USDT') continue;
    const before = bought.get(market.base) ?? { quantity: zero, cost: zero };
    bought.set(market.base, fill.side === 'BUY' ? more(before, fill, market.base) : less(before, fill, market.base));
  }
  return new Map(
    [...bought].flatMap(([asset, { quantity, cost }]) => (quantity.gt(0) ? [[asset, divide(cost, quantity)]] : [])),
  );
}

function more({ quantity, cost }: Bought, fill: Fill, base: string): Bought {
  const fee = fill.feeAsset === 'USDT' ? fill.fee : zero;
  return {
    quantity: quantity.plus(fill.quantity).minus(fill.feeAsset === base ? fill.fee : zero),
    cost: cost.plus(fill.price.times(fill.quantity)).plus(fee),
  };
}

function less({ quantity, cost }: Bought, fill: Fill, base: string): Bought {
  const left = quantity.minus(fill.quantity).minus(fill.feeAsset === base ? fill.fee : zero);
  return left.gt(0) ? { quantity: left, cost: divide(cost.times(left), quantity) } : { quantity: zero, cost: zero };
}
