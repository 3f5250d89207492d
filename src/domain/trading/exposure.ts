import { parseMarketSymbol } from '../markets/market-symbol';
import { zero, type Decimal } from '../shared/decimal';
import type { Order } from './order';
import type { Position } from './position';

/** What positions are worth by quote asset, at the mark price; amounts of that asset, none below zero but `net`. */
export interface Exposure {
  readonly quote: string;
  readonly long: Decimal;
  readonly short: Decimal;
  /** `long` - `short`. */
  readonly net: Decimal;
  /** What open orders would trade at their price; those without a price count at the market's, where it is known. */
  readonly orders: Decimal;
}

/** Different quote assets are not added up. @param lastOf the last price of a market, where it is known */
export function exposures(positions: readonly Position[], orders: readonly Order[], lastOf: (symbol: string) => number | undefined): readonly Exposure[] {
  const sums = new Map<string, Exposure>();
  const add = (symbol: string, part: Partial<Record<'long' | 'short' | 'orders', Decimal>>): void => {
    const quote = parseMarketSymbol(symbol)?.quote;
    if (quote === undefined) return;
    const { long, short, orders: waiting } = sums.get(quote) ?? { long: zero, short: zero, orders: zero };
    const next = { long: long.plus(part.long ?? zero), short: short.plus(part.short ?? zero), orders: waiting.plus(part.orders ?? zero) };
    sums.set(quote, { quote, ...next, net: next.long.minus(next.short) });
  };
  for (const { symbol, holding, markPrice } of positions) {
    const notional = holding.times(markPrice);
    if (notional.gt(0)) add(symbol, { long: notional });
    else if (notional.lt(0)) add(symbol, { short: notional.abs() });
  }
  for (const order of orders) add(order.symbol, { orders: remainingNotional(order, lastOf) });
  return [...sums.values()];
}

function remainingNotional({ symbol, price, quantity, amount, executed }: Order, lastOf: (symbol: string) => number | undefined): Decimal {
  if (quantity === undefined) return amount ?? zero;
  const left = quantity.minus(executed);
  if (price) return left.times(price);
  const last = lastOf(symbol);
  return last === undefined ? zero : left.times(last);
}
