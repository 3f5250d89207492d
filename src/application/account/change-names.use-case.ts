import type { CoolName } from '../../domain/social/cool-name';
import type { Outcome } from '../kernel/failure';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';
import { SocialIdentityCommandsPort } from '../social/social-identity-commands.port';
import { AccountSettingsCommandsPort } from './account-settings-commands.port';
import { AccountQueries } from './account.queries';
import { OverviewQueries } from './overview.queries';
import { SubAccountQueries } from './sub-account.queries';
import { SubAccountsCommandsPort } from './sub-accounts-commands.port';

/** Names of the account and its sub-accounts; what shows a name is read again. */
export class ChangeNames {
  static readonly needs: Needs<typeof ChangeNames> = [
    SubAccountsCommandsPort,
    AccountSettingsCommandsPort,
    SocialIdentityCommandsPort,
    SubAccountQueries,
    AccountQueries,
    OverviewQueries,
  ];

  constructor(
    private readonly subAccounts: SubAccountsCommandsPort,
    private readonly settings: AccountSettingsCommandsPort,
    private readonly identity: SocialIdentityCommandsPort,
    private readonly list: SubAccountQueries,
    private readonly accounts: AccountQueries,
    private readonly overview: OverviewQueries,
  ) {}

  openSubAccount(alias: string): Outcome<unknown> {
    return thenRead(this.subAccounts.open(alias), () => void this.list.list().refresh());
  }

  renameSubAccount(userId: string, alias: string): Outcome<unknown> {
    return thenRead(this.subAccounts.rename(userId, alias), () => void this.list.list().refresh());
  }

  /** The name that the account has for its owner. */
  rename(alias: string): Outcome<unknown> {
    return thenRead(this.settings.rename(alias), () => void this.accounts.account().refresh());
  }

  /** The name by which others know the account. */
  chooseCoolName(name: string): Outcome<CoolName> {
    return this.#known(this.identity.chooseCoolName(name));
  }

  /** One that the exchange makes up. */
  takeRandomCoolName(): Outcome<CoolName> {
    return this.#known(this.identity.takeRandomCoolName());
  }

  /** That of the linked account of X. */
  takeTwitterName(): Outcome<CoolName> {
    return this.#known(this.identity.takeTwitterName());
  }

  #known(change: Outcome<CoolName>): Outcome<CoolName> {
    return thenRead(
      change,
      () => void Promise.all([this.accounts.coolName().refresh(), this.overview.coolName().refresh()]),
    );
  }
}
