import type { StepUpStore } from '../account-kit/step-up.store';
import type { AccountClosureStore } from './account-closure.store';
import type { AntiPhishingStore } from './anti-phishing.store';
import type { AuthenticatorStore } from './authenticator.store';
import type { EmailChangeStore } from './email-change.store';
import type { PageMarkStore } from './page-mark.store';
import type { PasskeysStore } from './passkeys.store';
import type { RecoveryStore } from './recovery.store';
import type { SecurityPasswordsStore } from './security-passwords.store';

/** What the dialogs of the security page with forms are given. */
export interface SecurityDialogsStores {
  readonly authenticator: AuthenticatorStore;
  readonly passkeys: PasskeysStore;
  readonly email: EmailChangeStore;
  readonly antiPhishing: AntiPhishingStore;
  readonly stepUp: StepUpStore;
  readonly passwords: SecurityPasswordsStore;
  readonly pageMark: PageMarkStore;
  readonly recovery: RecoveryStore;
  readonly closure: AccountClosureStore;
}

/** Whether one of them is open. */
export function asksSomething(stores: SecurityDialogsStores): boolean {
  const { authenticator, passkeys, passwords, email, antiPhishing, pageMark, recovery, closure, stepUp } = stores;
  return (
    authenticator.dialog === 'enrol' ||
    authenticator.dialog === 'rehearse' ||
    passkeys.dialog === 'add' ||
    passwords.dialog !== undefined ||
    email.open ||
    antiPhishing.dialog === 'set' ||
    pageMark.dialog === 'set' ||
    recovery.dialog === 'try' ||
    recovery.codes !== undefined ||
    closure.dialog === 'close' ||
    stepUp.request !== undefined
  );
}
