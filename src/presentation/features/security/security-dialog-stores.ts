import type { SafeAction } from '../../../domain/security/factor';
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

/** A form whose act is proven at its end. */
interface ProvenForm {
  readonly action: SafeAction;
  readonly close: () => void;
}

/** The one that is open. */
export function provenForm(stores: SecurityDialogsStores): ProvenForm | undefined {
  const { authenticator, passkeys, passwords, antiPhishing, pageMark, closure } = stores;
  if (authenticator.dialog === 'enrol') return { action: 'BIND_OTP', close: authenticator.close };
  if (passkeys.dialog === 'add') return { action: 'ADD_PASSKEY', close: passkeys.close };
  if (passwords.dialog && passwords.dialog.act !== 'check')
    return {
      action: passwords.dialog.kind === 'trade' ? 'TRADE_PASSWORD' : 'WITHDRAW_PASSWORD',
      close: passwords.close,
    };
  if (antiPhishing.dialog === 'set') return { action: 'ANTI_PHISHING', close: antiPhishing.close };
  if (pageMark.dialog === 'set') return { action: 'PAGE_MARK', close: pageMark.close };
  return closure.dialog === 'close' ? { action: 'CLOSE_ACCOUNT', close: closure.leave } : undefined;
}

/** Whether one of them is open. */
export function asksSomething(stores: SecurityDialogsStores): boolean {
  const { authenticator, passwords, email, recovery, stepUp } = stores;
  return (
    provenForm(stores) !== undefined ||
    authenticator.dialog === 'rehearse' ||
    passwords.dialog !== undefined ||
    email.open ||
    recovery.dialog === 'try' ||
    recovery.codes !== undefined ||
    stepUp.request !== undefined ||
    stepUp.emailFirst
  );
}
