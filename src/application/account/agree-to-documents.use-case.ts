import type { Agreement } from '../../domain/account/account-profile';
import { versionInForce } from '../../domain/account/agreements';
import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { Environment } from '../platform/environment';
import { AccountSettingsCommandsPort } from './account-settings-commands.port';
import { ProfileQueries } from './profile.queries';
import type { Needs } from '../kernel/token';

/** Agrees to the documents in force, one after the other; what was agreed to before a failure stays so. */
export class AgreeToDocuments {
  static readonly needs: Needs<typeof AgreeToDocuments> = [Environment, AccountSettingsCommandsPort, ProfileQueries];

  readonly #environment: Environment;
  readonly #settings: AccountSettingsCommandsPort;
  readonly #profiles: ProfileQueries;

  constructor(environment: Environment, settings: AccountSettingsCommandsPort, profiles: ProfileQueries) {
    this.#environment = environment;
    this.#settings = settings;
    this.#profiles = profiles;
  }

  async execute(agreements: readonly Agreement[]): Outcome<void> {
    for (const agreement of agreements) {
      const version = versionInForce(this.#environment.agreements ?? {}, agreement);
      if (version === undefined) continue;
      const agreed = await this.#settings.agree(agreement, version);
      if (!agreed.ok) return agreed;
    }
    await this.#profiles.profile().refresh();
    return success(undefined);
  }
}
