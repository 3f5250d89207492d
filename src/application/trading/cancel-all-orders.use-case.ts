import type { Outcome } from '../kernel/failure';
import { unlessLost } from './cancellation';
import { TradingCommandsPort } from './trading-commands.port';
import type { Needs } from '../kernel/token';

/** Asks the exchange to cancel every open order, or those of one market. Harmless to repeat. */
export class CancelAllOrders {
  static readonly needs: Needs<typeof CancelAllOrders> = [TradingCommandsPort];

  constructor(private readonly trading: TradingCommandsPort) {}

  cancelAll(symbol?: string): Outcome<void> {
    return unlessLost(this.trading.cancelAllOrders(symbol));
  }
}
