import type { Preferences } from './account-profile';

/** The account as the account call shows it (specification, section 3). */
export interface Account {
  readonly userId: string;
  readonly applicationId: string | undefined;
  readonly email: string | undefined;
  /** Main account, as opposed to a sub-account. */
  readonly main: boolean;
  readonly alias: string;
  /** Lives under EU rules. */
  readonly eu: boolean;
  /** A language code of the account's settings, unchecked. */
  readonly language: string | undefined;
  /** Whose sub-account this is; absent for a main account. */
  readonly mainUserId?: string | undefined;
  /** As they were kept, unchecked. */
  readonly preferences?: Preferences | undefined;
}

/** Main accounts show their public nickname, other accounts their alias (specification, section 3). */
export function accountDisplayName(account: Account, coolName: string | undefined): string {
  return (account.main ? coolName : account.alias) || account.alias || account.email || account.userId;
}
