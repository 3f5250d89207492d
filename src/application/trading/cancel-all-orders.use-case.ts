import type { Outcome } from '../kernel/failure';
import { unlessLost } from './cancellation';
import { ProgramWatch } from './program-watch';
import { TradingCommandsPort } from './trading-commands.port';
import type { Needs } from '../kernel/token';

/**
 * Asks the exchange to cancel every open order, or those of one market, and stops what would place more of them. Harmless
 * to repeat.
 */
export class CancelAllOrders {
  static readonly needs: Needs<typeof CancelAllOrders> = [TradingCommandsPort, ProgramWatch];

  constructor(
    private readonly trading: TradingCommandsPort,
    private readonly programs: Pick<ProgramWatch, 'stopAll'>,
  ) {}

  async cancelAll(symbol?: string): Outcome<void> {
    const stopping = this.programs.stopAll({ symbol });
    const answer = await unlessLost(this.trading.cancelAllOrders(symbol));
    if (!stopping) return answer;
    await stopping;
    // What was on its way has arrived after the others had been cancelled.
    return unlessLost(this.trading.cancelAllOrders(symbol));
  }
}
