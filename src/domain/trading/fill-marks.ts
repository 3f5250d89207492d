import type { Instant } from '../shared/instant';
import { divide, zero, type Decimal } from '../shared/decimal';
import type { Fill, OrderSide } from './order';

/** What one order traded, as a chart marks it. */
export interface FillMark {
  readonly id: string;
  readonly side: OrderSide;
  /** Of its latest fill. */
  readonly at: Instant;
  readonly quantity: Decimal;
  /** Average of its fills, by quantity. */
  readonly price: Decimal;
}

/** One mark for each order: a market order fills at many prices in one moment. */
export function fillMarks(fills: readonly Fill[]): readonly FillMark[] {
  const byOrder = new Map<string, readonly Fill[]>();
  for (const fill of fills) byOrder.set(fill.orderId, [...(byOrder.get(fill.orderId) ?? []), fill]);
  return [...byOrder].map(([orderId, parts]) => {
    const quantity = parts.reduce((sum, fill) => sum.plus(fill.quantity), zero);
    const value = parts.reduce((sum, fill) => sum.plus(fill.quantity.times(fill.price)), zero);
    return {
      id: orderId,
      side: parts[0]!.side,
      at: Math.max(...parts.map(({ at }) => at)),
      quantity,
      price: divide(value, quantity),
    };
  });
}
