import type { OrderSide } from '../../../src/domain/trading/order';
import type { AlgoType, TriggerPriceType } from '../model/algo-model';
import type { Instrument } from '../model/instrument';
import type { PositionSide } from '../model/margin-model';
import type { CommandOutcome } from '../model/commands';
import type { Steps, Ticks, Units } from '../model/units';
import { quantityFault } from '../book/order-rules';
import type { AlgoTerms } from './algo-order';
import type { PriceRange } from './price-watch';

export type AlgoFault = Extract<CommandOutcome, { ok: false }>['reason'];

/** What the rules look at beside the request. */
export interface AlgoMarket {
  readonly instrument: Instrument;
  /** Undefined before there is one. */
  price(type: TriggerPriceType): PriceRange | undefined;
  /** Signed; contracts only. */
  holding(positionSide: PositionSide): Steps;
  /** Of what an order of this side is paid with: quote to buy, base to sell. Spot only. */
  available(side: OrderSide): Units;
}

const one = 10n ** 12n;

export const opposite = (side: OrderSide): OrderSide => (side === 'BUY' ? 'SELL' : 'BUY');

/** A price that may be waited for or asked: whole ticks inside the bounds. The band is checked when the order enters the book. */
function priceFault(instrument: Instrument, price: Ticks): AlgoFault | undefined {
  if (!Number.isSafeInteger(price)) return 'priceNotOnTick';
  return price < instrument.minPrice || price > instrument.maxPrice ? 'priceOutOfBounds' : undefined;
}

/** At market an order is worth what its trigger says; what closes all of a position may be worth less than the minimum. */
export function worthFault(instrument: Instrument, terms: AlgoTerms): AlgoFault | undefined {
  const { childType, quantity, triggerPrice, reduceOnly } = terms;
  return childType === 'MARKET' &&
    !reduceOnly &&
    triggerPrice !== undefined &&
    instrument.belowMinimum(triggerPrice, quantity)
    ? 'belowMinimumNotional'
    : undefined;
}

/** Whether the order that this becomes could be one; money and price band are looked at when it is set off. */
export function childFault(instrument: Instrument, { childType, price, quantity }: AlgoTerms): AlgoFault | undefined {
  if (childType === 'CLOSE_POSITION') return undefined;
  const fault = quantityFault(instrument, quantity);
  if (fault !== undefined || childType === 'MARKET') return fault;
  if (price === undefined) return 'malformedOrder';
  return (
    priceFault(instrument, price) ??
    (instrument.notional(price, quantity) < instrument.minNotional ? 'belowMinimumNotional' : undefined)
  );
}

/** Take profit is where a position of the other side gains, stop loss where it loses; any other kind has no side of its own. */
function namedDirection(algoType: AlgoType, side: OrderSide): 'UP' | 'DOWN' | undefined {
  if (algoType === 'TAKE_PROFIT') return side === 'SELL' ? 'UP' : 'DOWN';
  if (algoType === 'STOP_LOSS') return side === 'SELL' ? 'DOWN' : 'UP';
  return undefined;
}

/**
 * Which way the price has to go from where it is, so that nothing is set off by being placed. A leg has its way
 * by its name and is refused on the wrong side; other orders take the way to their trigger price.
 * @param from undefined when nothing has a price yet.
 */
export function directionOf(
  instrument: Instrument,
  terms: Pick<AlgoTerms, 'algoType' | 'side' | 'triggerPrice'>,
  from: PriceRange | undefined,
): 'UP' | 'DOWN' | { readonly fault: AlgoFault } {
  const { algoType, side, triggerPrice } = terms;
  if (triggerPrice === undefined) return { fault: 'triggerRequired' };
  const fault = priceFault(instrument, triggerPrice);
  if (fault !== undefined) return { fault };
  if (from === undefined) return { fault: 'noLiquidity' };
  const above = triggerPrice > from.high;
  const below = triggerPrice < from.low;
  const named = namedDirection(algoType, side);
  if (named === undefined ? above : named === 'UP' && above) return 'UP';
  if (named === undefined ? below : named === 'DOWN' && below) return 'DOWN';
  return {
    fault: (named ?? (side === 'BUY' ? 'UP' : 'DOWN')) === 'UP' ? 'triggerNotAbove' : 'triggerNotBelow',
  };
}

/**
 * More than there is to pay with, or to close. An order may be placed before its money or its position is there; one
 * that grows may not grow past them.
 * @param before as it was; what stays as large or becomes smaller is not looked at
 */
export function growthFault(before: AlgoTerms, terms: AlgoTerms, market: AlgoMarket): AlgoFault | undefined {
  const { instrument } = market;
  const { side, quantity, positionSide } = terms;
  if (quantity <= before.quantity) return undefined;
  if (instrument.perpetual) {
    const closes = terms.reduceOnly || positionSide === (side === 'SELL' ? 'LONG' : 'SHORT');
    const holding = market.holding(positionSide);
    return closes && quantity > (side === 'SELL' ? holding : -holding) ? 'reduceOnlyRefused' : undefined;
  }
  const price = terms.price ?? terms.triggerPrice;
  const need =
    side === 'SELL' ? instrument.baseUnits(quantity) : price === undefined ? 0n : instrument.notional(price, quantity);
  return market.available(side) < need ? 'insufficientBalance' : undefined;
}

/** A trailing stop has a rate between 0 and 1 or a value below the price, never both. */
export function trailingFault(
  instrument: Instrument,
  terms: AlgoTerms,
  from: PriceRange | undefined,
): AlgoFault | undefined {
  const { callbackRate, callbackValue, activatedPrice } = terms;
  if (from === undefined) return 'noLiquidity';
  if ((callbackRate === undefined) === (callbackValue === undefined)) return 'malformedOrder';
  if (callbackRate !== undefined && (callbackRate <= 0n || callbackRate >= one)) return 'malformedOrder';
  if (
    callbackValue !== undefined &&
    (!Number.isSafeInteger(callbackValue) || callbackValue <= 0 || callbackValue >= from.low)
  )
    return 'malformedOrder';
  return activatedPrice === undefined ? undefined : priceFault(instrument, activatedPrice);
}

/** Price from which the legs of an entry are measured: where the entry is expected to trade. */
export function entryPrice(entry: AlgoTerms, market: AlgoMarket): PriceRange | undefined {
  const expected = entry.price ?? entry.triggerPrice;
  return expected === undefined ? market.price('MARKET_PRICE') : { low: expected, high: expected };
}
