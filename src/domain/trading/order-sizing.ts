import type { Instrument } from '../markets/instrument';
import { decimal, divide, roundTo, roundToStep, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { BookSide } from './order-draft';
import type { OrderSide } from './order';

/** Quote amounts are offered in whole cents of the market: 8 decimals at most, rounded down. */
const amountDecimals = 8;

/**
 * Largest base quantity the balance allows, floored to the step and kept under the market's maximum.
 * A buy pays with quote, a sell with base; the fee comes out of what is received, so nothing is held back for it.
 * @param price what a buy is reckoned at: its limit price, or the best ask.
 */
export function affordableQuantity(
  side: OrderSide,
  available: Decimal,
  price: Decimal | undefined,
  instrument: Instrument,
): Decimal {
  if (side === 'BUY' && (!price || price.lte(zero))) return zero;
  const affordable = side === 'SELL' ? available : divide(available, price!);
  return smallerOf(roundToStep(affordable, instrument.step, 'down'), instrument.maximumQuantity);
}

/** Base quantity that an amount of quote buys by walking the asks, floored to the step. */
export function buyableByWalking(available: Decimal, asks: BookSide, instrument: Instrument): Decimal {
  let left = available;
  let bought = zero;
  for (const [levelPrice, levelSize] of asks) {
    const price = decimal(levelPrice);
    const wanted = roundToStep(divide(left, price), instrument.step, 'down');
    const taken = smallerOf(wanted, decimal(levelSize));
    bought = bought.plus(taken);
    left = left.minus(taken.times(price));
    if (wanted.lte(decimal(levelSize))) break;
  }
  return smallerOf(bought, instrument.maximumQuantity);
}

/** A share of the largest quantity, floored to the step. @param percent 0 to 100. */
export function quantityShare(largest: Decimal, percent: number, instrument: Instrument): Decimal {
  return roundToStep(divide(largest.times(clampPercent(percent)), decimal(100)), instrument.step, 'down');
}

/** A share of a quote balance, rounded down. @param percent 0 to 100. */
export function amountShare(available: Decimal, percent: number): Decimal {
  return roundTo(divide(available.times(clampPercent(percent)), decimal(100)), amountDecimals, 'down');
}

/** The base quantity a quote total stands for at a price, floored to the step. */
export function quantityOfTotal(total: Decimal, price: Decimal, instrument: Instrument): Decimal {
  return price.gt(zero) ? roundToStep(divide(total, price), instrument.step, 'down') : zero;
}

/** Where a size stands between nothing and the largest one, in whole percent from 0 to 100. */
export function sharePercent(size: Decimal | undefined, largest: Decimal | undefined): number {
  if (!size || !largest || largest.lte(zero)) return 0;
  return clampPercent(Math.round(Number(divide(size.times(100), largest))));
}

function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
