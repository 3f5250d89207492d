import { failure } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { unlessLost, whileStopping } from './cancellation';
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

  cancelAll(symbol?: string): Outcome<void> {
    const cancel = (): Outcome<void> => unlessLost(this.trading.cancelAllOrders(symbol));
    return whileStopping(this.programs.stopAll({ symbol }), cancel, async (_, unsaid) => {
      const answer = await cancel();
      return answer.ok && unsaid ? failure(unsaid) : answer;
    });
  }
}
