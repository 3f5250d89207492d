import type { SubAccount } from '../../domain/account/sub-account';
import { minute } from '../../domain/shared/instant';
import type { Resource, ResourceCache } from '../kernel/resource';
import type { SubAccountsPort } from './sub-accounts.port';

/** Whom a main account can also act as. */
export class SubAccountQueries {
  constructor(
    private readonly cache: ResourceCache,
    private readonly port: SubAccountsPort,
  ) {}

  list(): Resource<readonly SubAccount[]> {
    return this.cache.open({ key: ['account', 'subAccounts'], load: () => this.port.list(), staleAfter: minute });
  }
}
