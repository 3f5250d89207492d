import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * The links of the provider's mails. Failures are of kind `signIn`: `auth/invalid-action-code` for a link that is wrong
 * or was used, `auth/expired-action-code` for one that is too old.
 */
export interface MailActionsCommandsPort {
  /** Does what needs nothing but the code. */
  apply(code: string): Outcome<void>;
  resetPassword(code: string, password: string): Outcome<void>;
}

export const MailActionsCommandsPort = token<MailActionsCommandsPort>('MailActionsCommandsPort');
