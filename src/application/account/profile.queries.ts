import type { AccountProfile } from '../../domain/account/account-profile';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import { AccountSettingsPort } from './account-settings.port';
import type { Needs } from '../kernel/token';

/** The account's profile, for whoever needs more than who is logged in. */
export class ProfileQueries {
  static readonly needs: Needs<typeof ProfileQueries> = [ResourceCache, AccountSettingsPort];

  readonly #cache: ResourceCache;
  readonly #settings: AccountSettingsPort;

  constructor(cache: ResourceCache, settings: AccountSettingsPort) {
    this.#cache = cache;
    this.#settings = settings;
  }

  profile(): Resource<AccountProfile> {
    return this.#cache.open({ key: ['account', 'profile'], load: () => this.#settings.profile(), staleAfter: minute });
  }
}
