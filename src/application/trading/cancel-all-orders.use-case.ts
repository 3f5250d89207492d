import type { Outcome } from '../kernel/failure';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** Asks the exchange to cancel every open order, or those of one market. Harmless to repeat. */
export class CancelAllOrders {
  static readonly needs: Needs<typeof CancelAllOrders> = [TradingPort];

  constructor(private readonly trading: TradingPort) {}

  cancelAll(symbol?: string): Outcome<void> {
    return this.trading.cancelAllOrders(symbol);
  }
}
