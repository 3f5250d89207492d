import type { Account } from '../../domain/account/account';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import { AccountPort, type IpInfo } from './account.port';
import type { Needs } from '../kernel/token';

/** Reads of the account and of a visitor's place, all stale after 60 s (specification, sections 3 and 9). */
export class AccountQueries {
  static readonly needs: Needs<typeof AccountQueries> = [ResourceCache, AccountPort];

  readonly #cache: ResourceCache;
  readonly #port: AccountPort;

  constructor(cache: ResourceCache, port: AccountPort) {
    this.#cache = cache;
    this.#port = port;
  }

  account(): Resource<Account> {
    return this.#cache.open({
      key: ['account', 'account'],
      load: () => this.#port.account(),
      staleAfter: minute,
      // Read by the minute: whoever shows it does not begin anew where nothing has changed.
      plain: true,
    });
  }

  coolName(): Resource<string> {
    return this.#cache.open({
      key: ['account', 'coolName'],
      load: () => this.#port.coolName(),
      staleAfter: minute,
    });
  }

  ipInfo(): Resource<IpInfo> {
    return this.#cache.open({
      key: ['account', 'ipInfo'],
      load: () => this.#port.ipInfo(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }
}
