import type { FeeGroup } from '../../domain/markets/fee-group';
import type { MarketType } from '../../domain/markets/market-symbol';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What trading costs (specification 7, protocol 4.4). */
export interface FeesPort {
  /** Every market of the type is in exactly one group. */
  groups(type: MarketType): Outcome<readonly FeeGroup[]>;
}

export const FeesPort = token<FeesPort>('FeesPort');
