import type { OrderSide } from '../../../src/domain/trading/order';
import type { Command } from '../../engine/model/commands';
import type { Steps, Ticks } from '../../engine/model/units';
import type { RestingOrder } from '../../engine/book/resting-order';
import { isMaker, makerFor } from './house-accounts';
import type { Market } from './market';
import type { RandomSource } from '../../shared/random';

/** Levels from the front that are never further apart than the market's widest gap. */
const nearLevels = 22;
/** How much wider the gaps get from level to level. */
const widening = 0.2;
/** What stands at the best price and behind it, in median trades; the best price draws the most. */
const frontSize = 250;
const levelSize = 25;
/** What stands there at most once others are in front of it, and at least while it is the best. */
const heavy = 120;
const light = 60;

/**
 * Commands that bring the makers' ladder up to the fair price: quotes on the wrong side of it go, gaps at the front
 * and between levels are closed, depth is filled up, and a quote is renewed. What the makers have resting is read
 * from the book itself, so they continue after a restart with the orders they left.
 */
export function quote(market: Market, fair: number, random: RandomSource): Command[] {
  const half = Math.max(fair * market.halfSpread, 0.5);
  const bid = Math.max(1, Math.round(fair - half));
  const ask = Math.max(bid + 1, Math.round(fair + half));
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
  for (const level of market.book.side(side).fromBest()) {
    const wrong = side === 'BUY' ? level.price > front : level.price < front;
    for (let order = level.first; order !== undefined; order = order.next) {
      if (!isMaker(order.account.accountId)) continue;
      if (wrong) commands.push(cancel(order));
      else kept.push(order);
    }
  }
  return kept;
}

function ladder(
  market: Market,
  side: OrderSide,
  front: Ticks,
  kept: readonly RestingOrder[],
  random: RandomSource,
  commands: Command[],
): void {
  const away = side === 'BUY' ? -1 : 1;
  const place = (price: Ticks, depth: number): void => {
    if (price >= 1) commands.push(limit(market, side, price, size(market, price, depth, random)));
  };
  const widest = market.widestGap(front);
  const much = market.steps(market.tradeSize * heavy, front);
  const best = kept[0]?.price;
  let last = front;
  if (best === undefined || away * (best - front) > gap(market, front, 0, widest, random) / 2) place(front, 0);
  else {
    last = best;
    if (kept[0]!.level!.quantity < market.steps(market.tradeSize * light, front)) place(best, 0);
  }
  const first = last;
  // Mostly near the front, where a real book is busiest.
  const renewed = Math.floor(random.next() ** 2 * kept.length);
  let thinned = false;
  let depth = 1;
  for (const [index, order] of kept.entries()) {
    if (order.price === first) continue;
    if (order.price === last) {
      // The second order of a level was added while it was the best.
      if (order.remaining > much) commands.push(cancel(order));
      continue;
    }
    while (depth < market.levels && away * (order.price - last) > widestAt(market, front, depth, widest)) {
      last += away * gap(market, front, depth, widest, random);
      place(last, depth);
      depth += 1;
    }
    const crowded: boolean = !thinned && away * (order.price - last) < 0.25 * meanGap(market, front, depth);
    if (depth >= market.levels || crowded) {
      thinned ||= crowded;
      commands.push(cancel(order));
      continue;
    }
    if (index === renewed || (index < 3 && order.remaining > much)) {
      commands.push(cancel(order));
      place(order.price, depth);
    }
    last = order.price;
    depth += 1;
  }
  for (; depth < market.levels; depth += 1) {
    last += away * gap(market, front, depth, widest, random);
    place(last, depth);
  }
}

/** Ticks to the next level: wider the deeper it lies. */
function gap(market: Market, front: Ticks, depth: number, widest: Ticks, random: RandomSource): Ticks {
  const ticks = Math.round(random.exponential(meanGap(market, front, depth)));
  return Math.max(1, Math.min(ticks, widestAt(market, front, depth, widest)));
}

function meanGap(market: Market, front: Ticks, depth: number): number {
  return front * market.gap * (1 + depth * widening);
}

function widestAt(market: Market, front: Ticks, depth: number, widest: Ticks): Ticks {
  return depth < nearLevels ? widest : Math.max(widest, Math.round(3 * meanGap(market, front, depth)));
}

/** Largest at the best price, behind it larger the deeper, and scattered. */
function size(market: Market, price: Ticks, depth: number, random: RandomSource): Steps {
  const trades = depth === 0 ? frontSize * random.heavyTail(0.8) : (levelSize + depth) * random.heavyTail(1);
  return market.steps(market.tradeSize * trades, price);
}

function cancel(order: RestingOrder): Command {
  return { type: 'cancel', accountId: order.account.accountId, orderId: order.orderId };
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
