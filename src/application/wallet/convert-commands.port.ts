import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Converting one asset into another at a price that stands for some seconds (protocol 3.6). Needs a session. */
export interface ConvertCommandsPort {
  /**
   * Both legs at the quoted price. The same reference has one effect, so a lost answer may be asked for again.
   * `invalid` when the quote is over, `duplicate` when it was taken, `notFound` for somebody else's.
   */
  take(quoteId: string, reference: string): Outcome<void>;
}

export const ConvertCommandsPort = token<ConvertCommandsPort>('ConvertCommandsPort');
