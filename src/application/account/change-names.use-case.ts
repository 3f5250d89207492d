import type { CoolName } from '../../domain/social/cool-name';
import type { Outcome } from '../kernel/failure';
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

  async openSubAccount(alias: string): Outcome<unknown> {
    const opened = await this.subAccounts.open(alias);
    if (opened.ok) void this.list.list().refresh();
    return opened;
  }

  async renameSubAccount(userId: string, alias: string): Outcome<unknown> {
    const renamed = await this.subAccounts.rename(userId, alias);
    if (renamed.ok) void this.list.list().refresh();
    return renamed;
  }

  /** The name that the account has for its owner. */
  async rename(alias: string): Outcome<unknown> {
    const renamed = await this.settings.rename(alias);
    if (renamed.ok) void this.accounts.account().refresh();
    return renamed;
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

  async #known(change: Outcome<CoolName>): Outcome<CoolName> {
    const chosen = await change;
    if (chosen.ok) void Promise.all([this.accounts.coolName().refresh(), this.overview.coolName().refresh()]);
    return chosen;
  }
}
