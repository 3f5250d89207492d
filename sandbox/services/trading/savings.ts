import type { User } from '../users/user';
import type { Units } from '../../engine/model/units';
import type { Earn } from '../earn/earn';
import type { Staking } from '../earn/staking';
import { stakingTerms } from '../earn/staking-rules';
import type { Wallet } from '../wallet/wallet';

interface Sources {
  readonly earn: Earn;
  readonly staking: Staking;
  readonly wallet: Wallet;
}

/** What an account has given to earn and staking, by asset, until it is back on the account. */
export interface Savings {
  readonly staked: Units;
  readonly unbonding: Units;
  readonly earn: Units;
}

const none: Savings = { staked: 0n, unbonding: 0n, earn: 0n };

export function savingsOf({ earn, staking }: Sources, user: User): ReadonlyMap<string, Savings> {
  const savings = new Map<string, Savings>();
  const add = (asset: string, more: Partial<Savings>) =>
    savings.set(asset, { ...none, ...savings.get(asset), ...more });
  const staked = staking.stakedBy(user.applicationId);
  const unbonding = staking.unbondingOf(user.applicationId);
  if (staked > 0n || unbonding > 0n) add(stakingTerms.token, { staked, unbonding });
  for (const [asset, { earn: products, vault }] of earn.heldBy(user.applicationId))
    add(asset, { earn: products + vault });
  return savings;
}

/** USDT units, rounded down. */
export function savingsValue(sources: Sources, user: User): { readonly staking: Units; readonly earn: Units } {
  let staking = 0n;
  let earn = 0n;
  for (const [asset, each] of savingsOf(sources, user)) {
    staking += sources.wallet.prices.value(asset, each.staked + each.unbonding);
    earn += sources.wallet.prices.value(asset, each.earn);
  }
  return { staking, earn };
}
