import type { Preferences, PreferenceValue } from '../../domain/account/account-profile';
import type { LanguageCode } from '../../domain/platform/language';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What any page may keep with the account of the session (protocol 6.2). */
export interface AccountCommandsPort {
  saveLanguage(language: LanguageCode): Outcome<void>;
  /** Merges; answers all of them. All of it or nothing. */
  savePreferences(changes: Readonly<Record<string, PreferenceValue>>): Outcome<Preferences>;
}

export const AccountCommandsPort = token<AccountCommandsPort>('AccountCommandsPort');
