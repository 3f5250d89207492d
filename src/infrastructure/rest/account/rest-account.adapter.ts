import type { AccountCommandsPort } from '../../../application/account/account-commands.port';
import type { AccountPort, IpInfo } from '../../../application/account/account.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { Account } from '../../../domain/account/account';
import type { Preferences, PreferenceValue } from '../../../domain/account/account-profile';
import type { LanguageCode } from '../../../domain/platform/language';
import { mapResult } from '../../../domain/shared/result';
import type { accountSettingsEndpoints } from '../../wire/catalogue/account-settings.endpoints';
import { accountEndpoints } from '../../wire/catalogue/account.endpoints';
import type { socialIdentityEndpoints } from '../../wire/catalogue/social-identity.endpoints';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

export class RestAccountAdapter implements AccountPort, AccountCommandsPort {
  static readonly needs: Needs<typeof RestAccountAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async account(): Outcome<Account> {
    const answer = await this.#client.send(accountEndpoints.account);
    return mapResult(answer, ({ data: { account } }) => ({
      userId: account.user_id,
      applicationId: account.application_id,
      email: account.email,
      main: account.main,
      alias: account.alias ?? '',
      eu: account.eu ?? false,
      language: account.language ?? undefined,
      mainUserId: account.main_user_id ?? undefined,
      preferences: account.preferences ?? {},
    }));
  }

  async coolName(): Outcome<string> {
    const answer = await this.#client.send(socialCall('coolName'));
    return mapResult(answer, ({ data }) => data.coolName);
  }

  async saveLanguage(language: LanguageCode): Outcome<void> {
    const answer = await this.#client.send(accountEndpoints.switchLanguage, { body: { language } });
    return mapResult(answer, () => undefined);
  }

  async savePreferences(changes: Readonly<Record<string, PreferenceValue>>): Outcome<Preferences> {
    const answer = await this.#client.send(settingsCall('savePreferences'), { body: { preferences: { ...changes } } });
    return mapResult(answer, ({ data }) => data.preferences);
  }

  async ipInfo(): Outcome<IpInfo> {
    const answer = await this.#client.send(accountEndpoints.ipInfo);
    return mapResult(answer, ({ data }) => ({
      country: data.country ?? undefined,
      eu: data.eu ?? undefined,
      restricted: data.restricted ?? false,
    }));
  }
}

async function settingsCall<Name extends keyof typeof accountSettingsEndpoints>(
  name: Name,
): Promise<(typeof accountSettingsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/account-settings.endpoints')).accountSettingsEndpoints[name];
}

async function socialCall<Name extends keyof typeof socialIdentityEndpoints>(
  name: Name,
): Promise<(typeof socialIdentityEndpoints)[Name]> {
  return (await import('../../wire/catalogue/social-identity.endpoints')).socialIdentityEndpoints[name];
}
