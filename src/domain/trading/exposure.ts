import { parseMarketSymbol } from '../markets/market-symbol';
import { zero, type Decimal } from '../shared/decimal';
import type { Balance } from './balance';
import type { Order } from './order';
import type { Position } from './position';

/** What an account stands in by quote asset: contracts at their mark price, coins at the last; none below zero but `net`. */
interface Exposure {
  readonly quote: string;
  readonly long: Decimal;
  readonly short: Decimal;
  /** Coins that are held and have a spot market against the quote asset. */
  readonly spot: Decimal;
  /** `long` - `short` + `spot`. */
  readonly net: Decimal;
  /** What open orders would trade at their price; those without a price count at the market's, where it is known. */
  readonly orders: Decimal;
}

export interface ExposedAccount {
  readonly positions: readonly Pick<Position, 'symbol' | 'holding' | 'markPrice'>[];
  readonly orders: readonly Order[];
  readonly balances: readonly Pick<Balance, 'asset' | 'holding'>[];
}

interface Prices {
  /** The spot market that a coin is valued by; `undefined` for what is money itself. */
  readonly spotMarketOf: (asset: string) => string | undefined;
  /** The last price of a market, where it is known. */
  readonly lastOf: (symbol: string) => number | undefined;
}

/** Different quote assets are not added up. */
export function exposures(
  { positions, orders, balances }: ExposedAccount,
  { spotMarketOf, lastOf }: Prices,
): readonly Exposure[] {
  const sums = new Map<string, Exposure>();
  const add = (symbol: string, part: Partial<Record<'long' | 'short' | 'spot' | 'orders', Decimal>>): void => {
    const quote = parseMarketSymbol(symbol)?.quote;
    if (quote === undefined) return;
    const before = sums.get(quote) ?? { long: zero, short: zero, spot: zero, orders: zero };
    const plus = (name: keyof typeof part): Decimal => before[name].plus(part[name] ?? zero);
    const next = { long: plus('long'), short: plus('short'), spot: plus('spot'), orders: plus('orders') };
    sums.set(quote, { quote, ...next, net: next.long.minus(next.short).plus(next.spot) });
  };
  for (const { symbol, holding, markPrice } of positions) {
    const notional = holding.times(markPrice);
    if (notional.gt(0)) add(symbol, { long: notional });
    else if (notional.lt(0)) add(symbol, { short: notional.abs() });
  }
  for (const { asset, holding } of balances) {
    const symbol = holding.gt(0) ? spotMarketOf(asset) : undefined;
    const last = symbol === undefined ? undefined : lastOf(symbol);
    if (symbol !== undefined && last !== undefined) add(symbol, { spot: holding.times(last) });
  }
  for (const order of orders) add(order.symbol, { orders: remainingNotional(order, lastOf) });
  return [...sums.values()];
}

function remainingNotional(
  { symbol, price, quantity, amount, executed }: Order,
  lastOf: (symbol: string) => number | undefined,
): Decimal {
  if (quantity === undefined) return amount ?? zero;
  const left = quantity.minus(executed);
  if (price) return left.times(price);
  const last = lastOf(symbol);
  return last === undefined ? zero : left.times(last);
}
