import type { OrderSide } from '../../../src/domain/trading/order';
import type { Command } from '../../engine/model/commands';
import type { Market } from './market';
import type { RandomSource } from '../../shared/random';
import type { TraderFloor } from './trader-floor';

/** Buyers and sellers come in runs: how often the next taker is on the side of the last. */
const persistence = 0.68;
/** Spread of the logarithm of trade sizes: most are small, and the money is in a few large ones. */
const sizeSpread = 2.4;
/** Mean trade against the median one, where none is larger than what stands at the best price; counted. */
export const meanSize = 10.5;
/** Variance of what so many trades add up to, per trade and against their mean: sizes differ, and trades come in bursts. */
export const sumVariance = 13;
/** Takers come in bursts: this share of them soon after the one before, the rest late. */
const inBurst = 0.6;
const burstWait = 0.1;

/** The next taker's order, for no more than stands at the best price; nothing when there is nobody to trade with. */
export function take(market: Market, dearness: number, random: RandomSource, floor: TraderFloor): Command | undefined {
  const side = nextSide(market, random);
  const price = market.book.opposite(side).best?.price;
  if (price === undefined) return undefined;
  const quantity = market.steps(market.tradeSize * random.heavyTail(sizeSpread), price);
  const accountId = floor.accountFor(market, side, price, quantity, dearness);
  return { type: 'place', accountId, symbol: market.symbol, side, orderType: 'IOC', price, quantity, clientOrderId: 0 };
}

export function nextSide(market: Market, random: RandomSource): OrderSide {
  if (random.next() > persistence) market.lean = market.lean === 1 ? -1 : 1;
  return market.lean === 1 ? 'BUY' : 'SELL';
}

/** Milliseconds until the next taker, for a mean of `every`. */
export function nextWait(every: number, random: RandomSource): number {
  const lateWait = (1 - inBurst * burstWait) / (1 - inBurst);
  return random.exponential(every * (random.next() < inBurst ? burstWait : lateWait));
}
