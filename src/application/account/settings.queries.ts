import type { MaintenancePlan } from '../../domain/account/account-profile';
import type { WalletState } from '../../domain/account/linked-account';
import type { ServedRegion } from '../../domain/account/place';
import { minute } from '../../domain/shared/instant';
import { success } from '../../domain/shared/result';
import type { TwitterProfile } from '../../domain/social/cool-name';
import type { Resource, ResourceCache } from '../kernel/resource';
import type { SocialIdentityPort } from '../social/social-identity.port';
import type { AccountSettingsPort } from './account-settings.port';
import type { LinkedAccountsPort } from './linked-accounts.port';
import type { VisitorPort } from './visitor.port';

/** Reads of the settings page. */
export class SettingsQueries {
  constructor(
    private readonly cache: ResourceCache,
    private readonly settings: AccountSettingsPort,
    private readonly visitor: VisitorPort,
    private readonly linked: LinkedAccountsPort,
    private readonly identity: SocialIdentityPort,
  ) {}

  regions(): Resource<readonly ServedRegion[]> {
    return this.cache.open({ key: ['account', 'servedRegions'], load: () => this.visitor.regions(), staleAfter: minute, outlivesSession: true });
  }

  maintenance(): Resource<MaintenancePlan> {
    return this.cache.open({ key: ['account', 'maintenance'], load: () => this.settings.maintenance(), staleAfter: minute });
  }

  wallet(): Resource<WalletState> {
    return this.cache.open({ key: ['account', 'wallet'], load: () => this.linked.wallet() });
  }

  /** `undefined` when no account of X is bound. */
  twitter(): Resource<TwitterProfile | undefined> {
    return this.cache.open({
      key: ['account', 'twitter'],
      load: async () => {
        const profile = await this.identity.twitter();
        return !profile.ok && profile.error.kind === 'notFound' ? success(undefined) : profile;
      },
    });
  }
}
