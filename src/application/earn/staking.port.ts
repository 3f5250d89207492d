import type { StakingAccount, StakingReward, StakingTerms } from '../../domain/earn/staking';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { EarnPage, EarnQuery } from './earn.port';

/** Staking of the product's token (protocol 3.6, 6.6). The terms are public, the rest needs a session. */
export interface StakingPort {
  terms(): Outcome<StakingTerms>;
  account(): Outcome<StakingAccount>;
  /** Rewards that were paid, newest first. */
  rewards(query: EarnQuery): Outcome<EarnPage<StakingReward>>;
}

export const StakingPort = token<StakingPort>('StakingPort');
