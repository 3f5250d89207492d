import type { Order } from '../../../domain/trading/order';
import type { Unsubscribe } from '../../kernel/observable-value';
import type { Needs } from '../../kernel/token';
import { AccountStreamPort } from '../account-stream.port';

/** Tells of the account's orders that ended: filled, or cancelled before that. */
export class EndedOrders {
  static readonly needs: Needs<typeof EndedOrders> = [AccountStreamPort];

  constructor(private readonly stream: Pick<AccountStreamPort, 'onExecutionReport'>) {}

  follow(tell: (order: Order) => void): Unsubscribe {
    return this.stream.onExecutionReport(({ order }) => {
      if (order.status === 'FILLED' || order.status === 'CANCELLED') tell(order);
    });
  }
}
