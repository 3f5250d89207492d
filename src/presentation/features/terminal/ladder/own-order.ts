import type { PriceGrouping } from '../../../../domain/markets/price-grouping';
import type { Decimal } from '../../../../domain/shared/decimal';
import { isWaiting, type AlgoOrder } from '../../../../domain/trading/algo-order';
import type { Order, OrderSide } from '../../../../domain/trading/order';
import type { PositionSide } from '../../../../domain/trading/position';

/** An own order as the ladder shows it: one of the book at its limit, or a stop at what sets it off. */
export interface OwnOrder {
  readonly kind: 'limit' | 'stop';
  readonly id: string;
  readonly symbol: string;
  readonly side: OrderSide;
  /** Contracts only. */
  readonly positionSide?: PositionSide | undefined;
  readonly price: Decimal;
  /** What is left of it. */
  readonly quantity: Decimal;
  /** What it is an image of. */
  readonly of: Order | AlgoOrder;
}

/** The own orders of one market; conditional orders with legs belong to a position and are not moved here. */
export function ownOrders(symbol: string, orders: readonly Order[], algos: readonly AlgoOrder[]): readonly OwnOrder[] {
  return [...orders.flatMap((order) => limit(symbol, order)), ...algos.flatMap((algo) => stop(symbol, algo))];
}

/** Number of the row that an own order stands in. */
export function rowOf({ side, price }: Pick<OwnOrder, 'side' | 'price'>, grouping: PriceGrouping): number {
  return side === 'BUY' ? grouping.below(Number(price)) : grouping.above(Number(price));
}

function limit(symbol: string, of: Order): readonly OwnOrder[] {
  const { orderId, symbol: market, side, positionSide, price, quantity, executed } = of;
  if (market !== symbol || !price || !quantity) return [];
  const left = quantity.minus(executed);
  return [{ kind: 'limit', id: orderId, symbol, side, positionSide, price, quantity: left, of }];
}

function stop(symbol: string, algo: AlgoOrder): readonly OwnOrder[] {
  if (algo.symbol !== symbol || algo.legs.length > 0 || algo.triggered || !algo.triggerPrice || !isWaiting(algo))
    return [];
  return [
    {
      kind: 'stop',
      id: algo.algoOrderId,
      symbol,
      side: algo.side,
      positionSide: algo.positionSide,
      price: algo.triggerPrice,
      quantity: algo.quantity,
      of: algo,
    },
  ];
}
