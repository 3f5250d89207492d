import type { Instant } from '../../domain/shared/instant';
import { success } from '../../domain/shared/result';
import { AccountSettingsCommandsPort } from '../account/account-settings-commands.port';
import { AccountSettingsPort } from '../account/account-settings.port';
import { Clock } from '../kernel/clock.port';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';

/** Kept with the account, so that it holds on every device. */
const preference = 'sign-in.factor-shown';

/** When somebody last showed that their second factor is at hand. */
export class RecordRehearsal {
  static readonly needs: Needs<typeof RecordRehearsal> = [AccountSettingsPort, AccountSettingsCommandsPort, Clock];

  readonly #settings: AccountSettingsPort;
  readonly #commands: AccountSettingsCommandsPort;
  readonly #clock: Clock;

  constructor(settings: AccountSettingsPort, commands: AccountSettingsCommandsPort, clock: Clock) {
    this.#settings = settings;
    this.#commands = commands;
    this.#clock = clock;
  }

  /** `undefined` while no factor is bound. */
  async last(): Outcome<Instant | undefined> {
    const profile = await this.#settings.profile();
    if (!profile.ok) return profile;
    const at = profile.value.preferences[preference];
    return success(typeof at === 'number' ? at : undefined);
  }

  /** The factor was shown just now. */
  async shown(): Outcome<Instant> {
    const now = this.#clock.now();
    const saved = await this.#commands.savePreferences({ [preference]: now });
    return saved.ok ? success(now) : saved;
  }

  /** No factor is left that could be rehearsed. */
  async forget(): Outcome<void> {
    const saved = await this.#commands.savePreferences({ [preference]: null });
    return saved.ok ? success(undefined) : saved;
  }
}
