import type { Decimal } from '../shared/decimal';
import type { Order, OrderSide } from './order';

/** How far an order may be followed: a buy up to `limit` and no higher, a sell down to it and no lower. */
export interface ChaseTerms {
  readonly side: OrderSide;
  readonly limit: Decimal;
}

/**
 * The price that a chased order should move to now; `undefined` where it stays. It joins the best price of its own
 * side, so it never takes, and it never moves away from the market.
 *
 * @param current its price
 * @param best the best price of its own side
 */
export function chasedPrice({ side, limit }: ChaseTerms, current: Decimal, best: Decimal): Decimal | undefined {
  const buys = side === 'BUY';
  const beyond = buys ? best.gt(limit) : best.lt(limit);
  const wanted = beyond ? limit : best;
  const closer = buys ? wanted.gt(current) : wanted.lt(current);
  return closer ? wanted : undefined;
}

/** Whether a limit leaves a chase any way to go. */
export function leavesRoom({ side, limit }: ChaseTerms, current: Decimal): boolean {
  return side === 'BUY' ? limit.gt(current) : limit.lt(current);
}

/** Orders of the book that wait at a price of their own. */
export function canBeChased({ type, price, status }: Pick<Order, 'type' | 'price' | 'status'>): boolean {
  return price !== undefined && (type === 'LIMIT' || type === 'POST_ONLY') && !hasEnded(status);
}

export function hasEnded(status: Order['status']): boolean {
  return status === 'FILLED' || status === 'CANCELLED' || status === 'REJECTED';
}
