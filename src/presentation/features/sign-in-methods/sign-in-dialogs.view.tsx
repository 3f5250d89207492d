import { observer } from 'mobx-react-lite';
import { view } from '../../runtime/feature';
import { EmailChangeStore } from '../security/email-change.store';
import { AuthenticatorEnrolment } from './authenticator-enrolment.view';
import { PhoneEnrolment } from './phone-enrolment.view';
import { ReauthenticationDialog } from './reauthentication-dialog.view';
import { SignInMethodsStore } from './sign-in-methods.store';
import { SignInPassword } from './sign-in-password.view';

interface SignInDialogsProps {
  readonly stores: { readonly methods: SignInMethodsStore; readonly email: EmailChangeStore };
}

const SignInDialogs = observer(function SignInDialogs({ stores: { methods, email } }: SignInDialogsProps) {
  return (
    <>
      {methods.choosingPassword ? <SignInPassword store={methods} /> : null}
      <AuthenticatorEnrolment store={methods.authenticator} onAdded={(added) => void methods.factorAdded(added)} />
      <PhoneEnrolment store={methods.phone} onAdded={(added) => void methods.factorAdded(added)} />
      <ReauthenticationDialog store={methods.reauthentication} onAddEmail={email.begin} />
    </>
  );
});

export default view(SignInDialogs, { methods: SignInMethodsStore, email: EmailChangeStore });
