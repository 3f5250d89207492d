import type { Decimal } from '../../domain/shared/decimal';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Products that pay for money left with the exchange (protocol 6.6). Products are public, the rest needs a session. */
export interface EarnCommandsPort {
  /** `invalid` for an amount outside the bounds, `quantityTooHigh` beyond the quota, `rejected` with too little balance. */
  subscribe(productId: string, amount: Decimal, autoReinvest: boolean): Outcome<{ readonly positionId: string }>;
  /** All of it without an amount. `rejected` for a locked position, `notFound` for one that is not the account's. */
  redeem(positionId: string, amount?: Decimal): Outcome<{ readonly amount: Decimal; readonly availableAt: Instant }>;
  setAutoReinvest(positionId: string, autoReinvest: boolean): Outcome<void>;
}

export const EarnCommandsPort = token<EarnCommandsPort>('EarnCommandsPort');
