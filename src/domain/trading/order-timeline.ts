import { zero, type Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import { triggersOf, type AlgoOrder } from './algo-order';
import { hasExpired, isOpen, type Fill, type Order } from './order';

export type OrderEvent =
  | { readonly kind: 'placed'; readonly at: Instant }
  | {
      readonly kind: 'triggered';
      /** Absent where nobody says when. */
      readonly at: Instant | undefined;
      readonly price: Decimal | undefined;
      /** Which part of a group it was; absent where there is but one. */
      readonly leg?: AlgoOrder['algoType'] | undefined;
    }
  | {
      readonly kind: 'filled';
      readonly at: Instant;
      readonly quantity: Decimal;
      readonly price: Decimal;
      /** Filled by then, this part included. */
      readonly total: Decimal;
    }
  | {
      readonly kind: 'ended';
      readonly at: Instant;
      readonly status: Order['status'] | AlgoOrder['status'] | 'EXPIRED';
      /** Why the exchange refused it, in its words; absent where it did not. */
      readonly reason?: string | undefined;
    };

/** What became of an order, from its beginning. @param fills in any order; those of other orders are left out */
export function orderTimeline(order: Order, fills: readonly Fill[]): readonly OrderEvent[] {
  let total = zero;
  const filled = fills
    .filter(({ orderId }) => orderId === order.orderId)
    .sort((a, b) => a.at - b.at)
    .map(({ at, quantity, price }): OrderEvent => {
      total = total.plus(quantity);
      return { kind: 'filled', at, quantity, price, total };
    });
  return [
    { kind: 'placed', at: order.createdAt },
    ...filled,
    ...(isOpen(order)
      ? []
      : [{ kind: 'ended', at: order.updatedAt, status: hasExpired(order) ? 'EXPIRED' : order.status } as const]),
  ];
}

/** What of a conditional order was set off, the first before the others: itself, or legs by their names. */
export function firedOf(order: AlgoOrder): readonly AlgoOrder[] {
  const legs = triggersOf(order)
    .filter(({ algoOrderId, triggered }) => triggered && algoOrderId !== order.algoOrderId)
    .sort((a, b) => (a.triggeredAt ?? 0) - (b.triggeredAt ?? 0));
  // Exchanges call a group set off once a leg of it was.
  const itself = order.triggered && (order.triggeredAt !== undefined || legs.length === 0);
  return itself ? [order, ...legs] : legs;
}

/** What became of a conditional order: what it turned into has fills of its own. */
export function algoTimeline(order: AlgoOrder): readonly OrderEvent[] {
  return [
    ...(order.createdAt === undefined ? [] : [{ kind: 'placed', at: order.createdAt } as const]),
    ...firedOf(order).map(
      (part) =>
        ({
          kind: 'triggered',
          at: part.triggeredAt,
          price: part.triggerTradePrice,
          ...(part !== order && { leg: part.algoType }),
        }) as const,
    ),
    {
      kind: 'ended',
      at: order.updatedAt,
      status: order.status,
      ...(order.status === 'REJECTED' && order.reason !== '' && { reason: order.reason }),
    },
  ];
}
