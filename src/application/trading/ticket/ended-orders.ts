import type { AlgoOrder } from '../../../domain/trading/algo-order';
import { isOpen, type Order } from '../../../domain/trading/order';
import type { Unsubscribe } from '../../kernel/observable-value';
import type { Needs } from '../../kernel/token';
import { AccountStreamPort } from '../account-stream.port';
import type { OrderTicket } from './order-ticket';

/** Tells a ticket what became of the account's orders: one of them may be the one that was sent from it. */
export class EndedOrders {
  static readonly needs: Needs<typeof EndedOrders> = [AccountStreamPort];

  constructor(private readonly stream: Pick<AccountStreamPort, 'onExecutionReport' | 'onAlgoOrders'>) {}

  follow(ticket: Pick<OrderTicket, 'ended' | 'forget' | 'outcome'>): Unsubscribe {
    const stops = [
      this.stream.onExecutionReport(({ order }) => {
        if (order.status === 'FILLED' || order.status === 'CANCELLED') ticket.ended(order);
        else if (isResized(order, ticket.outcome)) ticket.forget(order.orderId);
      }),
      this.stream.onAlgoOrders((orders) => {
        for (const order of orders) if (isGone(order)) ticket.forget(order.algoOrderId);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }
}

/** It is of another size than what was sent. */
function isResized(order: Order, outcome: OrderTicket['outcome']): boolean {
  const { orderId, quantity } = order;
  return (
    outcome?.kind === 'placed' &&
    outcome.orderId === orderId &&
    isOpen(order) &&
    quantity !== undefined &&
    !quantity.eq(outcome.quantity)
  );
}

/** A conditional order that never came to anything; of one that was set off, the order that it became is told. */
function isGone({ status }: AlgoOrder): boolean {
  return status === 'CANCELLED' || status === 'REJECTED';
}
