import { minute } from '../../domain/shared/instant';
import type { StakingAccount, StakingReward, StakingTerms } from '../../domain/earn/staking';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import type { EarnPage } from './earn.port';
import { StakingPort } from './staking.port';

/** Reads of staking: its terms for everybody, and what the account has staked. */
export class StakingQueries {
  static readonly needs: Needs<typeof StakingQueries> = [ResourceCache, StakingPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: StakingPort,
  ) {}

  terms(): Resource<StakingTerms> {
    return this.cache.open({
      key: ['staking', 'terms'],
      load: () => this.port.terms(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  account(): Resource<StakingAccount> {
    return this.cache.open({
      key: ['staking', 'account'],
      load: () => this.port.account(),
      staleAfter: minute / 2,
    });
  }

  /** A page of what was paid, newest first. */
  rewards(page: number, size: number): Resource<EarnPage<StakingReward>> {
    return this.cache.open({
      key: ['staking', 'rewards', page, size],
      load: () => this.port.rewards({ page, size }),
      staleAfter: minute,
    });
  }

  /** Stake moved in or out: what is told of it is read again. */
  moved(): void {
    for (const each of [this.terms(), this.account()]) void each.refresh();
  }
}
