import type { Outcome } from '../kernel/failure';
import type { TradingPort } from './trading.port';

/** Asks the exchange to cancel every open order, or those of one market. Harmless to repeat. */
export class CancelAllOrders {
  constructor(private readonly trading: TradingPort) {}

  cancelAll(symbol?: string): Outcome<void> {
    return this.trading.cancelAllOrders(symbol);
  }
}
