import type { Decimal } from '../../domain/shared/decimal';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { FundingLimits } from './administration.port';

/**
 * What the people who run the exchange do. `key` is the administrator's token: it is typed in, given along with
 * each call and kept nowhere. `unauthorised` for a wrong one.
 */
export interface AdministrationCommandsPort {
  /** Forgets rankings that were worked out before. @returns how many. */
  clearRankings(key: string): Outcome<number>;
  /** Says the estimated funding rate of a perpetual in place of the market; nothing gives the word back to it. `invalid` for what is no perpetual. */
  setFundingRate(key: string, symbol: string, rate: Decimal | undefined): Outcome<void>;
  /** @returns them as they are in force now. `invalid` for a floor above the cap. */
  setFundingLimits(key: string, symbol: string, limits: FundingLimits): Outcome<FundingLimits>;
  /** Says the index price of a perpetual, above zero, in place of the market; nothing gives the word back to it. */
  setIndexPrice(key: string, symbol: string, price: Decimal | undefined): Outcome<void>;
  /** The same of the mark price. */
  setMarkPrice(key: string, symbol: string, price: Decimal | undefined): Outcome<void>;
}

export const AdministrationCommandsPort = token<AdministrationCommandsPort>('AdministrationCommandsPort');
