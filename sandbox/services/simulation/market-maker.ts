import type { OrderSide } from '../../../src/domain/trading/order';
import type { Command } from '../../engine/model/commands';
import type { Steps, Ticks } from '../../engine/model/units';
import type { RestingOrder } from '../../engine/book/resting-order';
import { isMaker, makerFor } from './house-accounts';
import type { Market } from './market';
import type { RandomSource } from '../../shared/random';

/** Levels changed for no other reason than that quotes breathe. */
const breathing = 2;

/**
 * Commands that bring the makers' ladder up to the fair price: quotes on the wrong side of it go, a gap at
 * the front is closed, depth is filled up, and a few quotes are replaced. What the makers have resting is
 * read from the book itself, so they continue after a restart with the orders they left.
 */
export function quote(market: Market, fair: number, random: RandomSource): Command[] {
  const half = Math.max(fair * market.halfSpread, 0.5);
  const bid = Math.max(1, Math.floor(fair - half));
  const ask = Math.max(bid + 1, Math.ceil(fair + half));
  const commands: Command[] = [];
  // Withdrawals of both sides come first, so that the makers never meet themselves.
  const bids = withdraw(market, 'BUY', bid, commands);
  const asks = withdraw(market, 'SELL', ask, commands);
  ladder(market, 'BUY', bid, bids, random, commands);
  ladder(market, 'SELL', ask, asks, random, commands);
  return commands;
}

function withdraw(market: Market, side: OrderSide, front: Ticks, commands: Command[]): RestingOrder[] {
  const kept: RestingOrder[] = [];
  for (const order of ownOrders(market, side)) {
    const wrong = side === 'BUY' ? order.price > front : order.price < front;
    if (wrong || kept.length >= market.levels)
      commands.push({ type: 'cancel', accountId: order.account.accountId, orderId: order.orderId });
    else kept.push(order);
  }
  return kept;
}

function ownOrders(market: Market, side: OrderSide): RestingOrder[] {
  const orders: RestingOrder[] = [];
  for (const level of market.book.side(side).fromBest()) {
    for (let order = level.first; order !== undefined; order = order.next)
      if (isMaker(order.account.accountId)) orders.push(order);
  }
  return orders;
}

function ladder(
  market: Market,
  side: OrderSide,
  front: Ticks,
  kept: RestingOrder[],
  random: RandomSource,
  commands: Command[],
): void {
  const away = side === 'BUY' ? -1 : 1;
  const taken = new Set<Ticks>(kept.map((order) => order.price));
  const place = (price: Ticks, depth: number): void => {
    if (price < 1 || taken.has(price)) return;
    taken.add(price);
    commands.push(limit(market, side, price, size(market, price, depth, random)));
  };
  const best = kept[0]?.price;
  if (best === undefined || Math.abs(best - front) > gap(market, front, 0, random)) place(front, 0);
  let last = kept[kept.length - 1]?.price ?? front;
  for (let depth = kept.length; depth < market.levels; depth += 1) {
    last += away * gap(market, front, depth, random);
    place(last, depth);
  }
  if (kept.length < market.levels / 2) return;
  for (let turn = 0; turn < breathing; turn += 1) {
    // Mostly near the front, where a real book is busiest.
    const index = Math.floor(random.next() ** 2 * kept.length);
    const order = kept[index];
    if (order === undefined || random.next() < 0.45) continue;
    kept.splice(index, 1);
    commands.push({ type: 'cancel', accountId: order.account.accountId, orderId: order.orderId });
    const price = order.price + away * Math.round((random.next() - 0.5) * gap(market, front, index, random));
    const behindFront = side === 'BUY' ? Math.min(price, front) : Math.max(price, front);
    taken.delete(order.price);
    place(behindFront, index);
  }
}

/** Ticks to the next level: wider the deeper it lies. */
function gap(market: Market, front: Ticks, depth: number, random: RandomSource): Ticks {
  const mean = front * (market.halfSpread * 0.6 + 0.00002) * (1 + depth * 0.12);
  return Math.max(1, Math.round(random.exponential(mean)));
}

/** Larger the deeper, and scattered. */
function size(market: Market, price: Ticks, depth: number, random: RandomSource): Steps {
  return market.steps(market.tradeSize * (8 + depth * 1.5) * random.heavyTail(1.1), price);
}

function limit(market: Market, side: OrderSide, price: Ticks, quantity: Steps): Command {
  return {
    type: 'place',
    accountId: makerFor(market.symbol, price),
    symbol: market.symbol,
    side,
    orderType: 'LIMIT',
    price,
    quantity,
    clientOrderId: 0,
  };
}
