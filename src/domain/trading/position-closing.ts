import type { Instrument } from '../markets/instrument';
import { decimal, divide, roundToStep, smallerOf, type Decimal } from '../shared/decimal';
import type { OrderRequest, OrderSide } from './order';
import type { Position } from './position';
import { isLong } from './position-figures';

type Closed = Pick<Position, 'symbol' | 'holding' | 'positionSide' | 'marginMode'>;
type ClosingOrder = Omit<OrderRequest, 'clientOrderId'>;

/** Side of an order that makes the position smaller. */
export function closingSide(position: Pick<Position, 'holding'>): OrderSide {
  return isLong(position) ? 'SELL' : 'BUY';
}

/** A share of a position, floored to the step; the whole of it for 100, whatever its digits. @param percent 0 to 100 */
export function closingQuantity(
  { holding }: Pick<Position, 'holding'>,
  percent: number,
  { step }: Pick<Instrument, 'step'>,
): Decimal {
  if (percent >= 100) return holding.abs();
  return roundToStep(divide(holding.abs().times(Math.max(0, percent)), decimal(100)), step, 'down');
}

/** An order that closes a part of a position and can never open one. Without a price it is a market order. */
export function closingOrder(position: Closed, quantity: Decimal, price?: Decimal): ClosingOrder {
  const { symbol, holding, positionSide, marginMode } = position;
  return {
    symbol,
    side: closingSide(position),
    type: price ? 'LIMIT' : 'MARKET',
    quantity: smallerOf(quantity, holding.abs()),
    ...(price && { price }),
    reduceOnly: true,
    positionSide,
    marginMode,
  };
}

/** Turning a position round takes an order of twice its size: one half closes, the other opens. One-way mode only. */
export function reversalOrder(position: Closed): ClosingOrder {
  const { symbol, holding, positionSide, marginMode } = position;
  return {
    symbol,
    side: closingSide(position),
    type: 'MARKET',
    quantity: holding.abs().times(2),
    positionSide,
    marginMode,
  };
}

/** In hedge mode long and short are positions of their own, so that neither can become the other. */
export function canReverse({ positionSide }: Pick<Position, 'positionSide'>): boolean {
  return positionSide === 'BOTH';
}
