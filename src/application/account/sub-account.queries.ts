import type { SubAccount, SubAccountBalance } from '../../domain/account/sub-account';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import { SubAccountsPort } from './sub-accounts.port';
import type { Needs } from '../kernel/token';

/** Whom a main account can also act as. */
export class SubAccountQueries {
  static readonly needs: Needs<typeof SubAccountQueries> = [ResourceCache, SubAccountsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: SubAccountsPort,
  ) {}

  list(): Resource<readonly SubAccount[]> {
    return this.cache.open({ key: ['account', 'subAccounts'], load: () => this.port.list(), staleAfter: minute });
  }

  /** Never fresh for long: whoever shows it is about to move it. */
  balances(accountId: string): Resource<readonly SubAccountBalance[]> {
    return this.cache.open({
      key: ['account', 'subAccounts', accountId, 'balances'],
      load: () => this.port.balances(accountId),
    });
  }
}
