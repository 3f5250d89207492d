import { decimal, roundToStep, type Decimal } from '../shared/decimal';
import type { Order, OrderSide } from './order';

/** How far an order may be followed: a buy up to `limit` and no higher, a sell down to it and no lower. */
interface ChaseTerms {
  readonly side: OrderSide;
  readonly limit: Decimal;
}

/** The best prices of a market. */
export interface BestPrices {
  readonly bid: Decimal;
  readonly ask: Decimal;
}

/**
 * The price that a chased order should move to now; `undefined` where it stays. It joins the best price of its own
 * side, never moves away from the market, and never to a price at which it would take by these best prices. Only an
 * order that is post-only cannot take either if the market moves before the exchange has the change.
 *
 * @param current its price
 */
export function chasedPrice(
  { side, limit }: ChaseTerms,
  current: Decimal,
  { bid, ask }: BestPrices,
): Decimal | undefined {
  const buys = side === 'BUY';
  const [own, opposite] = buys ? [bid, ask] : [ask, bid];
  const beyond = buys ? own.gt(limit) : own.lt(limit);
  const wanted = beyond ? limit : own;
  const closer = buys ? wanted.gt(current) : wanted.lt(current);
  const takes = buys ? wanted.gte(opposite) : wanted.lte(opposite);
  return closer && !takes ? wanted : undefined;
}

/** Whether a price is further from the market than the one before. No chase goes there: somebody has chosen it. */
export function isTakenBack({ side }: Pick<ChaseTerms, 'side'>, before: Decimal, now: Decimal): boolean {
  return side === 'BUY' ? now.lt(before) : now.gt(before);
}

/** Whether a limit leaves a chase any way to go. */
export function leavesRoom({ side, limit }: ChaseTerms, current: Decimal): boolean {
  return side === 'BUY' ? limit.gt(current) : limit.lt(current);
}

/** How far an order is offered to be followed from here on. */
const offered = { BUY: decimal('1.005'), SELL: decimal('0.995') } as const;

/**
 * A limit that leaves room where the market is now: beyond the best price of its own side, or beyond the order where
 * that is further.
 *
 * @param best of its own side; `undefined` while it is not known
 */
export function offeredLimit(side: OrderSide, current: Decimal, best: Decimal | undefined, tick: Decimal): Decimal {
  const buys = side === 'BUY';
  const further = best && (buys ? best.gt(current) : best.lt(current)) ? best : current;
  return roundToStep(further.times(offered[side]), tick, buys ? 'down' : 'up');
}

/** Whether the market has passed a limit already, so that a chase would go there and no further. */
export function isPassed({ side, limit }: ChaseTerms, best: Decimal): boolean {
  return side === 'BUY' ? limit.lt(best) : limit.gt(best);
}

/** Orders of the book that wait at a price of their own. */
export function canBeChased({ type, price, status }: Pick<Order, 'type' | 'price' | 'status'>): boolean {
  return price !== undefined && (type === 'LIMIT' || type === 'POST_ONLY') && !hasEnded(status);
}

export function hasEnded(status: Order['status']): boolean {
  return status === 'FILLED' || status === 'CANCELLED' || status === 'REJECTED';
}
