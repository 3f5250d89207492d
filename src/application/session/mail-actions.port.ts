import type { MailLinkKind } from '../../domain/session/mail-link';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What the link of one of the provider's mails does. */
export interface MailAction {
  readonly kind: MailLinkKind;
  /** Whose it is; of a recovery the address that comes back. */
  readonly email: string | undefined;
  /** The address that a change leads to. */
  readonly newEmail: string | undefined;
}

/**
 * The links of the provider's mails. Failures are of kind `signIn`: `auth/invalid-action-code` for a link that is wrong
 * or was used, `auth/expired-action-code` for one that is too old.
 */
export interface MailActionsPort {
  /** What a code would do; it stays good. */
  read(code: string): Outcome<MailAction>;
}

export const MailActionsPort = token<MailActionsPort>('MailActionsPort');
