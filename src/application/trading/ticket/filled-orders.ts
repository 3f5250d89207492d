import type { Order } from '../../../domain/trading/order';
import type { Unsubscribe } from '../../kernel/observable-value';
import type { Needs } from '../../kernel/token';
import { AccountStreamPort } from '../account-stream.port';

/** Tells of the account's orders that filled to their end. */
export class FilledOrders {
  static readonly needs: Needs<typeof FilledOrders> = [AccountStreamPort];

  constructor(private readonly stream: Pick<AccountStreamPort, 'onExecutionReport'>) {}

  follow(tell: (order: Order) => void): Unsubscribe {
    return this.stream.onExecutionReport(({ order }) => {
      if (order.status === 'FILLED') tell(order);
    });
  }
}
