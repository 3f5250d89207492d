import type { Decimal } from '../../domain/shared/decimal';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Between which a contract's funding rate is held, as fractions. */
export interface FundingLimits {
  readonly cap: Decimal;
  readonly floor: Decimal;
}

/**
 * What the people who run the exchange do. `key` is the administrator's token: it is typed in, given along with
 * each call and kept nowhere. `unauthorised` for a wrong one.
 */
export interface AdministrationPort {
  fundingLimits(key: string, symbol: string): Outcome<FundingLimits>;
}

export const AdministrationPort = token<AdministrationPort>('AdministrationPort');
