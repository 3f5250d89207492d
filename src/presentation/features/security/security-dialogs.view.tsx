import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { known } from '../../../application/kernel/resource';
import { awaitsEmail } from '../../../domain/security/phone-proof';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { EmailFirst } from '../account-kit/email-first.view';
import { StepUpDialog } from '../account-kit/step-up-dialog.view';
import { StepUpStore } from '../account-kit/step-up.store';
import { useResource } from '../../kit/data/use-resource';
import { AccountClosureStore } from './account-closure.store';
import { AntiPhishingDialog } from './anti-phishing-dialog.view';
import { AntiPhishingStore } from './anti-phishing.store';
import { AuthenticatorStore } from './authenticator.store';
import { CloseAccountDialog } from './close-account-dialog.view';
import { EmailChangeStore } from './email-change.store';
import { EmailDialog } from './email-dialog.view';
import { EnrolAuthenticator } from './enrol-authenticator.view';
import { PageMarkDialog } from './page-mark-dialog.view';
import { PageMarkStore } from './page-mark.store';
import { PasskeyNameDialog } from './passkey-name-dialog.view';
import { PasskeysStore } from './passkeys.store';
import { PasswordDialog } from './password-dialog.view';
import { RecoveryCodesDialog, TryCodeDialog } from './recovery-dialogs.view';
import { RecoveryStore } from './recovery.store';
import { RehearseAuthenticator } from './rehearse-authenticator.view';
import { provenForm, type SecurityDialogsStores } from './security-dialog-stores';
import { SecurityPasswordsStore } from './security-passwords.store';

const SecurityDialogs = observer(function SecurityDialogs({ stores }: { readonly stores: SecurityDialogsStores }) {
  const { authenticator, passkeys, passwords, email, antiPhishing, pageMark, recovery, closure, stepUp } = stores;
  const { session } = useApp();
  const form = provenForm(stores);
  if (form && session.account && awaitsEmail(form.action, Boolean(session.account.email)))
    return <EmailFirst onAdd={email.begin} onClose={form.close} />;
  return (
    <>
      {authenticator.dialog === 'enrol' ? <EnrolAuthenticator store={authenticator} /> : null}
      {authenticator.dialog === 'rehearse' ? <RehearseAuthenticator store={authenticator} /> : null}
      {passwords.dialog ? (
        <PasswordDialog
          key={`${passwords.dialog.kind} ${passwords.dialog.act}`}
          store={passwords}
          {...passwords.dialog}
        />
      ) : null}
      {passkeys.dialog === 'add' ? <PasskeyNameDialog store={passkeys} /> : null}
      {email.open ? <EmailDialog store={email} /> : null}
      {antiPhishing.dialog === 'set' ? <AntiPhishingDialog store={antiPhishing} /> : null}
      {pageMark.dialog === 'set' ? <PageMarkDialog store={pageMark} /> : null}
      {recovery.dialog === 'try' ? <TryCodeDialog store={recovery} /> : null}
      {recovery.codes ? <RecoveryCodesDialog codes={recovery.codes} onClose={recovery.close} /> : null}
      {closure.dialog === 'close' ? <ClosingAccount store={closure} /> : null}
      {/* Over whichever of them wants the proof. */}
      <StepUpDialog store={stepUp} onAddEmail={email.begin} />
    </>
  );
});

/** Asked for on the section, which has read how the account stands. */
const ClosingAccount = observer(function ClosingAccount({ store }: { readonly store: AccountClosureStore }) {
  const standing = known(useResource(useMemo(() => store.queries.standing(), [store])));
  return standing ? <CloseAccountDialog store={store} standing={standing} /> : null;
});

export default view(SecurityDialogs, {
  authenticator: AuthenticatorStore,
  passkeys: PasskeysStore,
  email: EmailChangeStore,
  antiPhishing: AntiPhishingStore,
  stepUp: StepUpStore,
  passwords: SecurityPasswordsStore,
  pageMark: PageMarkStore,
  recovery: RecoveryStore,
  closure: AccountClosureStore,
});
