import type { Decimal } from '../../domain/shared/decimal';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Staking of the product's token (protocol 3.6, 6.6). The terms are public, the rest needs a session. */
export interface StakingCommandsPort {
  /** The first day that counts is the next one. `rejected` before the person is verified or with too little balance. */
  stake(amount: Decimal): Outcome<void>;
  /** After the unbonding time, or at once less the penalty. `invalid` for more than is staked. */
  unstake(amount: Decimal, instant: boolean): Outcome<{ readonly availableAt: Instant; readonly fee: Decimal }>;
}

export const StakingCommandsPort = token<StakingCommandsPort>('StakingCommandsPort');
