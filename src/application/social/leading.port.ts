import type { LeadPayment, Leading, OwnCopier } from '../../domain/social/leading';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { Page } from './profiles.port';

/** Strategies of one's own. `notFound` for one that is another's. */
export interface LeadingPort {
  state(): Outcome<Leading>;
  /** Newest first. */
  copiers(strategyId: string): Outcome<readonly OwnCopier[]>;
  /** Newest first. */
  payments(strategyId: string, page: number, size: number): Outcome<Page<LeadPayment>>;
}

export const LeadingPort = token<LeadingPort>('LeadingPort');
