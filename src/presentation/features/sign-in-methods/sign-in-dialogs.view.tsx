import { observer } from 'mobx-react-lite';
import { view } from '../../runtime/feature';
import { AuthenticatorEnrolment } from './authenticator-enrolment.view';
import { PhoneEnrolment } from './phone-enrolment.view';
import { ReauthenticationDialog } from './reauthentication-dialog.view';
import { SignInMethodsStore } from './sign-in-methods.store';
import { SignInPassword } from './sign-in-password.view';
import { SignInNotices } from '../session/sign-in-notices';

interface SignInDialogsProps {
  readonly stores: { readonly methods: SignInMethodsStore };
}

const SignInDialogs = observer(function SignInDialogs({ stores: { methods } }: SignInDialogsProps) {
  return (
    <>
      {methods.choosingPassword ? <SignInPassword store={methods} /> : null}
      <AuthenticatorEnrolment store={methods.authenticator} onAdded={(added) => void methods.factorAdded(added)} />
      <PhoneEnrolment store={methods.phone} onAdded={(added) => void methods.factorAdded(added)} />
      <ReauthenticationDialog store={methods.reauthentication} />
    </>
  );
});

export default view(SignInDialogs, { methods: SignInMethodsStore }, [SignInNotices]);
