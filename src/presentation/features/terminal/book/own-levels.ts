import type { PriceGrouping } from '../../../../domain/markets/price-grouping';
import type { Order } from '../../../../domain/trading/order';
import { levelKey, type OwnLevel } from './book-panel.store';

/** The own orders of one market by the level of the book that they rest at. @param describe puts the orders of a level into words */
export function ownLevels(
  orders: readonly Order[],
  symbol: string,
  grouping: PriceGrouping | undefined,
  describe: (orders: readonly Order[]) => string,
): ReadonlyMap<string, OwnLevel> {
  const byLevel = new Map<string, Order[]>();
  for (const order of orders) {
    if (order.symbol !== symbol || !order.price) continue;
    const key = levelKey(order.side === 'BUY' ? 'bid' : 'ask', levelOf(order, grouping));
    byLevel.set(key, [...(byLevel.get(key) ?? []), order]);
  }
  return new Map([...byLevel].map(([key, list]) => [key, { orders: list, words: describe(list) }]));
}

function levelOf({ price, side }: Order, grouping: PriceGrouping | undefined): number {
  const exact = Number(price);
  if (!grouping) return exact;
  return side === 'BUY' ? grouping.floor(exact) : grouping.ceiling(exact);
}
