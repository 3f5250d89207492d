import type { MaintenancePlan } from '../../domain/account/account-profile';
import type { WalletState } from '../../domain/account/linked-account';
import { minute } from '../../domain/shared/instant';
import type { TwitterProfile } from '../../domain/social/cool-name';
import type { ProfileSettings } from '../../domain/social/trader-profile';
import { type Resource, ResourceCache } from '../kernel/resource';
import { SocialIdentityPort } from '../social/social-identity.port';
import { ProfilesPort } from '../social/profiles.port';
import { AccountSettingsPort } from './account-settings.port';
import { LinkedAccountsPort } from './linked-accounts.port';
import type { Needs } from '../kernel/token';

/** Reads of the settings page. */
export class SettingsQueries {
  static readonly needs: Needs<typeof SettingsQueries> = [
    ResourceCache,
    AccountSettingsPort,
    LinkedAccountsPort,
    ProfilesPort,
    SocialIdentityPort,
  ];

  constructor(
    private readonly cache: ResourceCache,
    private readonly settings: AccountSettingsPort,
    private readonly linked: LinkedAccountsPort,
    private readonly profiles: ProfilesPort,
    private readonly identity: SocialIdentityPort,
  ) {}

  maintenance(): Resource<MaintenancePlan> {
    return this.cache.open({
      key: ['account', 'maintenance'],
      load: () => this.settings.maintenance(),
      staleAfter: minute,
    });
  }

  wallet(): Resource<WalletState> {
    return this.cache.open({ key: ['account', 'wallet'], load: () => this.linked.wallet() });
  }

  /** How others see the person, and the account of X that is bound. */
  publicProfile(): Resource<ProfileSettings> {
    return this.cache.open({ key: ['account', 'publicProfile'], load: () => this.profiles.settings() });
  }

  /** The account of X that is bound, with its name and picture; to be read only where one is. */
  boundX(): Resource<TwitterProfile> {
    return this.cache.open({ key: ['account', 'boundX'], load: () => this.identity.twitter() });
  }
}
