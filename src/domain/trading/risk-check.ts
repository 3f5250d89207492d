import { zero, type Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { OrderSide } from './order';
import type { OwnLimit, Stopped } from './own-limit';
import type { CoolDown, RiskLimits } from './risk-limits';

/** An order as its sender's limits see it. */
export interface LimitedOrder {
  readonly baseAsset: string;
  readonly side?: OrderSide | undefined;
  /** In the base asset; of a buy by amount what the amount buys. */
  readonly quantity: Decimal;
  /** What of a changed order has filled before, and is in the holding. */
  readonly filled?: Decimal | undefined;
  /** What it would trade at: its own price, or the market's. */
  readonly price: Decimal;
}

/** What is known of an account at the moment of an order. */
export interface RiskFacts {
  /** Of the position that the order changes, below zero when short; on a spot market of the asset that is sold. */
  readonly holding: Decimal;
  /** What other open orders of the same side would add to it; those that can only close are not among them. */
  readonly resting: Decimal;
  readonly isContract: boolean;
  /** Since midnight: realised, and of contracts what is open. */
  readonly profitToday: Decimal;
  readonly losses: LossStreak;
  readonly now: Instant;
  /** Of the user's day, 0 to 23. */
  readonly hour: number;
}

/** Losses that were closed in a row until now. */
interface LossStreak {
  readonly count: number;
  readonly lastAt: Instant;
}

export const noLosses: LossStreak = { count: 0, lastAt: 0 };

/** The first limit that stands against an order. What only makes a position smaller is never stopped. */
export function limitAgainst(limits: RiskLimits, order: LimitedOrder, facts: RiskFacts): OwnLimit | undefined {
  if (isReducing(order, facts)) return undefined;
  const { orderValue, orderQuantities, position, dailyLoss, coolDown, hours } = limits;
  const most = orderQuantities[order.baseAsset];
  if (orderValue && valueOf(order).gt(orderValue)) return 'orderValue';
  if (most && order.quantity.gt(most)) return 'orderQuantity';
  if (position && facts.isContract && holdingAfter(order, facts).times(order.price).gt(position)) return 'position';
  if (dailyLoss && facts.profitToday.lte(dailyLoss.times(-1))) return 'dailyLoss';
  if (coolDown && facts.now < breakEnd(coolDown, facts.losses)) return 'coolDown';
  if (hours && !hours.includes(facts.hour)) return 'hours';
  return undefined;
}

/** When the break after losses in a row ends, or ended; 0 where there were not so many. */
export function breakEnd({ losses, pause }: CoolDown, { count, lastAt }: LossStreak): Instant {
  return count >= losses ? lastAt + pause : 0;
}

/** What was set for the limit that stands against an order. @param quoteAsset in which its market is traded */
export function stoppedBy(
  limit: OwnLimit,
  limits: RiskLimits,
  {
    baseAsset,
    quoteAsset,
    losses,
  }: { readonly baseAsset: string; readonly quoteAsset: string; readonly losses: LossStreak },
): Stopped {
  switch (limit) {
    case 'orderQuantity':
      return { limit, set: amountOf(limits.orderQuantities[baseAsset], baseAsset) };
    case 'coolDown':
      return { limit, until: limits.coolDown && breakEnd(limits.coolDown, losses) };
    case 'hours':
      return { limit, hours: limits.hours };
    default:
      return { limit, set: amountOf(limits[limit], quoteAsset) };
  }
}

function amountOf(amount: Decimal | undefined, asset: string) {
  return amount && { amount, asset };
}

/** Whether its sender wants to be asked about it once more. */
export function needsSecondConfirmation({ confirmAbove }: RiskLimits, order: LimitedOrder, facts: RiskFacts): boolean {
  if (isReducing(order, facts)) return false;
  return confirmAbove !== undefined && valueOf(order).gt(confirmAbove);
}

/** In the quote asset. */
export function valueOf({ quantity, price }: LimitedOrder): Decimal {
  return quantity.times(price);
}

/** Whatever of it fills, and of the orders that wait beside it, leaves the position smaller. */
function isReducing(order: LimitedOrder, { holding, resting }: RiskFacts): boolean {
  const against = (order.side === 'SELL' && holding.gt(0)) || (order.side === 'BUY' && holding.lt(0));
  return against && unfilled(order).plus(resting).lte(holding.abs());
}

function unfilled({ quantity, filled = zero }: LimitedOrder): Decimal {
  return quantity.minus(filled);
}

/** Unsigned, with the order and what rests beside it filled; an order of no side may go either way. */
function holdingAfter(order: LimitedOrder, { holding, resting }: RiskFacts): Decimal {
  const quantity = unfilled(order).plus(resting);
  if (order.side === undefined) return holding.abs().plus(quantity);
  return (order.side === 'BUY' ? holding.plus(quantity) : holding.minus(quantity)).abs();
}

/** One closing of a position, or a part of it. */
export interface ClosedProfit {
  readonly orderId: string;
  readonly at: Instant;
  readonly profit: Decimal;
}

/** Fills of one order count once. @param closed in any order */
export function lossStreak(closed: readonly ClosedProfit[]): LossStreak {
  const byOrder = new Map<string, ClosedProfit>();
  for (const each of closed) {
    const known = byOrder.get(each.orderId);
    byOrder.set(
      each.orderId,
      known ? { ...each, at: Math.max(known.at, each.at), profit: known.profit.plus(each.profit) } : each,
    );
  }
  const newestFirst = [...byOrder.values()].filter(({ profit }) => !profit.eq(0)).sort((a, b) => b.at - a.at);
  const won = newestFirst.findIndex(({ profit }) => profit.gt(0));
  const lost = won < 0 ? newestFirst : newestFirst.slice(0, won);
  return lost.length === 0 ? noLosses : { count: lost.length, lastAt: lost[0]!.at };
}

export function totalOf(profits: readonly Decimal[]): Decimal {
  return profits.reduce((sum, profit) => sum.plus(profit), zero);
}
