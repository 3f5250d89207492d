import { failure, success, type Result } from '../../domain/shared/result';
import type { Order } from '../../domain/trading/order';
import type { Failure } from '../kernel/failure';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** `ended`: there was nothing left to cancel, because it had filled or been cancelled before. */
export type Cancellation = 'asked' | 'ended';

/** Asks the exchange to cancel an order. The cancellation itself arrives by the private stream. Harmless to repeat. */
export class CancelOrder {
  static readonly needs: Needs<typeof CancelOrder> = [TradingPort];

  constructor(private readonly trading: TradingPort) {}

  async cancel(order: Pick<Order, 'orderId' | 'symbol'>): Promise<Result<Cancellation, Failure>> {
    const answer = await this.trading.cancelOrder({ orderId: order.orderId, symbol: order.symbol });
    if (answer.ok) return success('asked');
    return hasEnded(answer.error) ? success('ended') : failure(answer.error);
  }
}

/** -1006 is also the answer to cancelling a finished order (protocol 4.5). */
function hasEnded(error: Failure): boolean {
  if (error.kind === 'rejected') return error.reason === 'orderEnded' || error.reason === 'orderNotFound';
  return error.kind === 'notFound';
}
