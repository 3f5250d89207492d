import type { Result } from '../../domain/shared/result';
import type { Order } from '../../domain/trading/order';
import type { Failure } from '../kernel/failure';
import { cancellation, type Cancellation } from './cancellation';
import { OpenOrders } from './open-orders';
import { TradingCommandsPort } from './trading-commands.port';
import type { Needs } from '../kernel/token';

/** Asks the exchange to cancel an order of the book. Harmless to repeat. */
export class CancelOrder {
  static readonly needs: Needs<typeof CancelOrder> = [TradingCommandsPort, OpenOrders];

  constructor(
    private readonly trading: Pick<TradingCommandsPort, 'cancelOrder'>,
    private readonly openOrders: Pick<OpenOrders, 'refresh'>,
  ) {}

  async cancel({ orderId, symbol }: Pick<Order, 'orderId' | 'symbol'>): Promise<Result<Cancellation, Failure>> {
    const answer = await cancellation(this.trading.cancelOrder({ orderId, symbol }));
    // It ended without our having heard of it: look again instead of showing an order that is gone.
    if (answer.ok && answer.value === 'ended') void this.openOrders.refresh();
    return answer;
  }
}
