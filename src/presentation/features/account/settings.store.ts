import { observable, runInAction } from 'mobx';
import { AccountQueries } from '../../../application/account/account.queries';
import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { ProfileQueries } from '../../../application/account/profile.queries';
import { SettingsQueries } from '../../../application/account/settings.queries';
import type { Outcome } from '../../../application/kernel/failure';
import type { Resource } from '../../../application/kernel/resource';
import { failureKey } from '../../../application/platform/failure-keys';
import { NoticesPort } from '../../../application/platform/notices.port';
import { ProfilesPort } from '../../../application/social/profiles.port';
import { MarginPort } from '../../../application/trading/margin.port';
import type { LossCharge } from '../../../domain/trading/collateral';
import type { Needs } from '../../../application/kernel/token';

export type AccountSetting = 'region' | 'lossCharge' | 'cancelOrders' | 'publicProfile';

/** Settings that the exchange acts on. What could not be set stays as it was, and a notice says why. */
export class SettingsStore {
  static readonly needs: Needs<typeof SettingsStore> = [
    AccountSettingsPort,
    MarginPort,
    ProfilesPort,
    SettingsQueries,
    ProfileQueries,
    AccountQueries,
    NoticesPort,
  ];

  /** On their way to the exchange. */
  readonly saving = observable.set<AccountSetting>();

  constructor(
    private readonly settings: AccountSettingsPort,
    private readonly margin: MarginPort,
    private readonly profiles: ProfilesPort,
    readonly queries: SettingsQueries,
    readonly profile: ProfileQueries,
    private readonly accounts: AccountQueries,
    private readonly notices: NoticesPort,
  ) {}

  /** Rules of the region apply at once: the account is read again too. */
  switchRegion(code: string): Promise<boolean> {
    return this.#set('region', () => this.settings.switchRegion(code), [
      this.profile.profile(),
      this.accounts.account(),
    ]);
  }

  chargeLossesTo(charge: LossCharge): Promise<boolean> {
    return this.#set('lossCharge', () => this.margin.setLossCharge(charge), [this.profile.profile()]);
  }

  /** Whether open orders are cancelled when an announced upgrade begins. */
  cancelOnMaintenance(wanted: boolean): Promise<boolean> {
    return this.#set('cancelOrders', () => this.settings.maintenance(wanted), [this.queries.maintenance()]);
  }

  /** Whether others find the person and see what they show. */
  showProfile(wanted: boolean): Promise<boolean> {
    return this.#set('publicProfile', () => this.profiles.saveSettings({ public: wanted }), [
      this.queries.publicProfile(),
    ]);
  }

  async #set(
    setting: AccountSetting,
    send: () => Outcome<unknown>,
    concerned: readonly Resource<unknown>[],
  ): Promise<boolean> {
    if (this.saving.has(setting)) return false;
    runInAction(() => this.saving.add(setting));
    const set = await send();
    if (set.ok) {
      await Promise.all(concerned.map((resource) => resource.refresh()));
      this.notices.show('success', { key: 'settings:saved' });
    } else if (set.error.kind !== 'unauthorised') this.notices.show('error', { key: failureKey(set.error) });
    runInAction(() => this.saving.delete(setting));
    return set.ok;
  }
}
