/** Getting back in after a loss. */
export interface RecoveryAbility {
  /** Proven with the mailbox and the authenticator; the codes are kept. */
  makeCodes(): Promise<void>;
  /** @returns whether the first code would serve */
  tryFirst(): Promise<boolean>;
  codesLeft(): Promise<number>;
  /** What the page says of a lost telephone. */
  withoutTelephone(): Promise<string>;
  /** Proven with the mailbox and the first code. */
  removeAuthenticator(): Promise<void>;
  hasAuthenticator(): Promise<boolean>;
  /** Subjects of the person's mails, newest first. */
  mails(): Promise<readonly string[]>;
}
