import type { MaintenancePlan } from '../../domain/account/account-profile';
import type { WalletState } from '../../domain/account/linked-account';
import type { ServedRegion } from '../../domain/account/place';
import { minute } from '../../domain/shared/instant';
import type { ProfileSettings } from '../../domain/social/trader-profile';
import { type Resource, ResourceCache } from '../kernel/resource';
import { ProfilesPort } from '../social/profiles.port';
import { AccountSettingsPort } from './account-settings.port';
import { LinkedAccountsPort } from './linked-accounts.port';
import { VisitorPort } from './visitor.port';
import type { Needs } from '../kernel/token';

/** Reads of the settings page. */
export class SettingsQueries {
  static readonly needs: Needs<typeof SettingsQueries> = [
    ResourceCache,
    AccountSettingsPort,
    VisitorPort,
    LinkedAccountsPort,
    ProfilesPort,
  ];

  constructor(
    private readonly cache: ResourceCache,
    private readonly settings: AccountSettingsPort,
    private readonly visitor: VisitorPort,
    private readonly linked: LinkedAccountsPort,
    private readonly profiles: ProfilesPort,
  ) {}

  regions(): Resource<readonly ServedRegion[]> {
    return this.cache.open({
      key: ['account', 'servedRegions'],
      load: () => this.visitor.regions(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

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
}
