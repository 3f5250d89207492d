import type { LossCharge } from '../../domain/trading/collateral';
import type { Outcome } from '../kernel/failure';
import type { Resource } from '../kernel/resource';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';
import { MarginCommandsPort } from '../trading/margin-commands.port';
import { AccountSettingsCommandsPort } from './account-settings-commands.port';
import { AccountQueries } from './account.queries';
import { ProfileQueries } from './profile.queries';
import { SettingsQueries } from './settings.queries';

/** Settings that the exchange acts on; what shows one is read again before the answer. */
export class ChangeAccountSettings {
  static readonly needs: Needs<typeof ChangeAccountSettings> = [
    AccountSettingsCommandsPort,
    MarginCommandsPort,
    SettingsQueries,
    ProfileQueries,
    AccountQueries,
  ];

  constructor(
    private readonly settings: AccountSettingsCommandsPort,
    private readonly margin: MarginCommandsPort,
    private readonly queries: SettingsQueries,
    private readonly profile: ProfileQueries,
    private readonly accounts: AccountQueries,
  ) {}

  /** Rules of the region apply at once: the account is read again too. */
  switchRegion(code: string): Outcome<unknown> {
    return changed(this.settings.switchRegion(code), [this.profile.profile(), this.accounts.account()]);
  }

  chargeLossesTo(charge: LossCharge): Outcome<unknown> {
    return changed(this.margin.setLossCharge(charge), [this.profile.profile()]);
  }

  /** Whether open orders are cancelled when an announced upgrade begins. */
  cancelOnMaintenance(wanted: boolean): Outcome<unknown> {
    return changed(this.settings.cancelOnMaintenance(wanted), [this.queries.maintenance()]);
  }
}

function changed(change: Outcome<unknown>, concerned: readonly Resource<unknown>[]): Outcome<unknown> {
  return thenRead(change, () => Promise.all(concerned.map((resource) => resource.refresh())));
}
