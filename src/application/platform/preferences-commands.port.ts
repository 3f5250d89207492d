import type { Preferences, PreferenceValue } from '../../domain/account/account-profile';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Keeps preferences with the account of the session (protocol 6.2). */
export interface PreferencesCommandsPort {
  /** Merges; answers all of them. All of it or nothing. */
  save(changes: Readonly<Record<string, PreferenceValue>>): Outcome<Preferences>;
}

export const PreferencesCommandsPort = token<PreferencesCommandsPort>('PreferencesCommandsPort');
