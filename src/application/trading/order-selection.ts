import type { OrderSide } from '../../domain/trading/order';
import type { PositionSide } from '../../domain/trading/position';

/** Which orders are meant; without anything all of them. */
export interface OrderSelection {
  readonly symbol?: string | undefined;
  readonly side?: OrderSide | undefined;
  /** Those of one of two positions beside each other. */
  readonly positionSide?: PositionSide | undefined;
}

interface Selectable {
  readonly symbol: string;
  readonly side: OrderSide;
  readonly positionSide?: PositionSide | undefined;
}

export function isSelected(order: Selectable, { symbol, side, positionSide }: OrderSelection): boolean {
  return (
    (symbol === undefined || order.symbol === symbol) &&
    (side === undefined || order.side === side) &&
    (positionSide === undefined || order.positionSide === positionSide)
  );
}
