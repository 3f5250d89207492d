import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import type { Needs } from '../../../application/kernel/token';
import type { PreferencesCommandsPort } from '../../../application/platform/preferences-commands.port';

/** The one verb of the account's settings that pages of every kind need; the rest comes with it, when somebody chooses. */
export class RestPreferencesAdapter implements PreferencesCommandsPort {
  static readonly needs: Needs<typeof RestPreferencesAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async save(changes: Parameters<PreferencesCommandsPort['save']>[0]): ReturnType<PreferencesCommandsPort['save']> {
    const { RestAccountSettingsAdapter } = await import('./rest-account-settings.adapter');
    return new RestAccountSettingsAdapter(this.#client, this.#unknown).savePreferences(changes);
  }
}
