import type { LanguageCode } from '../../domain/platform/language';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The logged-in account and what is known of a visitor's place. */
export interface AccountCommandsPort {
  saveLanguage(language: LanguageCode): Outcome<void>;
}

export const AccountCommandsPort = token<AccountCommandsPort>('AccountCommandsPort');
