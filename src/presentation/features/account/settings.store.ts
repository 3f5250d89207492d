import { observable, runInAction } from 'mobx';
import { ChangeAccountSettings } from '../../../application/account/change-account-settings.use-case';
import { ProfileQueries } from '../../../application/account/profile.queries';
import { SettingsQueries } from '../../../application/account/settings.queries';
import { VisitorQueries } from '../../../application/account/visitor.queries';
import type { Outcome } from '../../../application/kernel/failure';
import { tellRefusal } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { ChangeProfile } from '../../../application/social/change-profile.use-case';
import type { LossCharge } from '../../../domain/trading/collateral';
import type { Needs } from '../../../application/kernel/token';

type AccountSetting = 'region' | 'lossCharge' | 'cancelOrders' | 'publicProfile';

/** Settings that the exchange acts on. What could not be set stays as it was, and a notice says why. */
export class SettingsStore {
  static readonly needs: Needs<typeof SettingsStore> = [
    ChangeAccountSettings,
    ChangeProfile,
    SettingsQueries,
    VisitorQueries,
    ProfileQueries,
    NoticesPort,
  ];
  static readonly perAccount = true;

  /** On their way to the exchange. */
  readonly saving = observable.set<AccountSetting>();

  constructor(
    private readonly settings: ChangeAccountSettings,
    private readonly profiles: ChangeProfile,
    readonly queries: SettingsQueries,
    readonly visitor: VisitorQueries,
    readonly profile: ProfileQueries,
    private readonly notices: NoticesPort,
  ) {}

  switchRegion(code: string): Promise<boolean> {
    return this.#set('region', () => this.settings.switchRegion(code));
  }

  chargeLossesTo(charge: LossCharge): Promise<boolean> {
    return this.#set('lossCharge', () => this.settings.chargeLossesTo(charge));
  }

  cancelOnMaintenance(wanted: boolean): Promise<boolean> {
    return this.#set('cancelOrders', () => this.settings.cancelOnMaintenance(wanted));
  }

  showProfile(wanted: boolean): Promise<boolean> {
    return this.#set('publicProfile', () => this.profiles.change({ public: wanted }));
  }

  async #set(setting: AccountSetting, send: () => Outcome<unknown>): Promise<boolean> {
    if (this.saving.has(setting)) return false;
    runInAction(() => this.saving.add(setting));
    const set = await send();
    if (set.ok) this.notices.show('success', { key: 'settings:saved' });
    else tellRefusal(this.notices, set.error);
    runInAction(() => this.saving.delete(setting));
    return set.ok;
  }
}
