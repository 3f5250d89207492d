import type { NewStrategy } from '../../domain/social/leading';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Opening, describing and closing strategies of one's own. */
export interface LeadingCommandsPort {
  /**
   * `invalid` for what is out of bounds, `duplicate` for a name that is taken or a second strategy of a kind,
   * `rejected` as long as a requirement is not met.
   */
  open(strategy: NewStrategy): Outcome<{ readonly strategyId: string }>;
  /** `invalid` for a text that is too long, `rejected` for a strategy that is closed. */
  describe(strategyId: string, intro: string): Outcome<void>;
  /** Copies are closed and paid back. A second time changes nothing. */
  close(strategyId: string): Outcome<void>;
}

export const LeadingCommandsPort = token<LeadingCommandsPort>('LeadingCommandsPort');
