import type { Instrument } from '../markets/instrument';
import { decimal, divide, roundToStep, type Decimal } from '../shared/decimal';
import type { Order, OrderSide } from './order';

interface PriceBand {
  readonly lowest?: Decimal | undefined;
  readonly highest?: Decimal | undefined;
}

interface BestPrices {
  readonly instrument: Instrument;
  readonly bestBid?: Decimal | undefined;
  readonly bestAsk?: Decimal | undefined;
}

/**
 * Prices the exchange accepts for a limit order (protocol 4.2): ratios to the best opposite price,
 * rounded inwards to the tick. Without an opposite price, or without a ratio, that side is open.
 */
export function priceBand(side: OrderSide, { instrument, bestBid, bestAsk }: BestPrices): PriceBand {
  const opposite = side === 'BUY' ? bestAsk : bestBid;
  if (!opposite) return {};
  const floor = side === 'BUY' ? instrument.bidFloorRatio : instrument.askFloorRatio;
  const cap = side === 'BUY' ? instrument.bidCapRatio : instrument.askCapRatio;
  return {
    lowest: floor && roundToStep(opposite.times(floor), instrument.tick, 'up'),
    highest: cap && roundToStep(opposite.times(cap), instrument.tick, 'down'),
  };
}

/** How far a price is on the losing side of the best opposite one, in percent; 0 or less when it is not. */
export function percentPastMarket(
  side: OrderSide,
  price: Decimal,
  { bestBid, bestAsk }: Omit<BestPrices, 'instrument'>,
): Decimal {
  const opposite = side === 'BUY' ? bestAsk : bestBid;
  if (!opposite || opposite.lte(0)) return decimal(0);
  const past = side === 'BUY' ? price.minus(opposite) : opposite.minus(price);
  return divide(past.times(100), opposite);
}

/** Whether a limit meets the best opposite price: as far as that goes, it fills at once. */
export function crossesSpread(
  side: OrderSide,
  price: Decimal,
  { bestBid, bestAsk }: Omit<BestPrices, 'instrument'>,
): boolean {
  return side === 'BUY' ? bestAsk !== undefined && price.gte(bestAsk) : bestBid !== undefined && price.lte(bestBid);
}

/** `takes`: as far as the book goes it fills at once. `refused`: it would, and may not. */
export type Crossing = 'takes' | 'refused';

/** What comes of a resting order that is put at a price where it crosses the spread; `undefined` where it does not. */
export function crossingOf(
  { side, type }: Pick<Order, 'side' | 'type'>,
  price: Decimal,
  best: Omit<BestPrices, 'instrument'>,
): Crossing | undefined {
  if (!crossesSpread(side, price, best)) return undefined;
  return type === 'LIMIT' ? 'takes' : type === 'POST_ONLY' ? 'refused' : undefined;
}

/** A limit this far on the losing side of the market, in percent, is asked about once more. */
const farPercent = 2;
/** This far nobody means it: asked about whatever somebody has chosen. */
const absurdPercent = 20;

type LimitReach = 'near' | 'far' | 'absurd';

/** How far a limit gives in to the market. */
export function limitReach(side: OrderSide, price: Decimal, best: Omit<BestPrices, 'instrument'>): LimitReach {
  const past = percentPastMarket(side, price, best);
  return past.gt(absurdPercent) ? 'absurd' : past.gt(farPercent) ? 'far' : 'near';
}

/**
 * Worst price of an order that may slip by a percentage from the best opposite one: rounded to the tick towards the
 * market, and never outside the band.
 */
export function slippageLimit(side: OrderSide, percent: Decimal, market: BestPrices): Decimal | undefined {
  const opposite = side === 'BUY' ? market.bestAsk : market.bestBid;
  if (!opposite) return undefined;
  const away = divide(opposite.times(percent), decimal(100));
  const { lowest, highest } = priceBand(side, market);
  const { tick } = market.instrument;
  if (side === 'BUY') {
    const limit = roundToStep(opposite.plus(away), tick, 'down');
    return highest?.lt(limit) ? highest : limit;
  }
  const limit = roundToStep(opposite.minus(away), tick, 'up');
  return lowest?.gt(limit) ? lowest : limit;
}
