import type { PreferencesPort } from '../../../application/platform/preferences.port';
import type { RestClient } from '../transport/rest-client';
import type { UnknownValues } from '../transport/unknown-values';

/** The one verb of the account's settings that pages of every kind need; the rest comes with it, when somebody chooses. */
export class RestPreferencesAdapter implements PreferencesPort {
  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async save(changes: Parameters<PreferencesPort['save']>[0]): ReturnType<PreferencesPort['save']> {
    const { RestAccountSettingsAdapter } = await import('./rest-account-settings.adapter');
    return new RestAccountSettingsAdapter(this.#client, this.#unknown).savePreferences(changes);
  }
}
