import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * What the people who run the exchange do. `key` is the administrator's token: it is typed in, given along with
 * each call and kept nowhere. `unauthorised` for a wrong one.
 */
export interface AdministrationPort {
  /** Forgets rankings that were worked out before. @returns how many. */
  clearRankings(key: string): Outcome<number>;
}

export const AdministrationPort = token<AdministrationPort>('AdministrationPort');
