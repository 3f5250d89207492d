import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { IdentityProvider } from '../../../application/session/sign-in.port';
import { returnPath } from '../../../domain/session/return-path';
import { useApp } from '../../runtime/app-context';
import { NewPasswordStore } from './new-password.store';
import { OtherWays } from './other-ways.view';
import { ProviderLogInStore } from './provider-log-in.store';
import { RegisterForm } from './register-form.view';
import { RegistrationStore } from './registration.store';
import { SecondStep } from './second-step.view';
import { SecondStepStore } from './second-step.store';
import { SessionFrame } from './session-frame.view';
import { inviterOf } from './with-referral';
import { view } from '../../runtime/feature';
import { SignInNotices } from './sign-in-notices';

interface RegisterStores {
  readonly registration: RegistrationStore;
  readonly password: NewPasswordStore;
  readonly provider: ProviderLogInStore;
  readonly secondStep: SecondStepStore;
}

/** /register: opens an account and leads to trading, to the market that was left for it if there was one. `?ref=` names who invited, here or in `?next=`. */
const RegisterPage = observer(function RegisterPage({ stores }: { readonly stores: RegisterStores }) {
  const { paths } = useApp();
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const next = search.get('next');
  const wanted = returnPath(next, paths.trade);
  const destination = wanted.startsWith(`${paths.trade}/`) ? wanted : paths.trade;
  const step = stores.secondStep.choices ? 'secondStep' : 'register';
  return (
    <SessionFrame title={t(`${step}.title`)} text={t(`${step}.text`)} destination={destination}>
      <RegisterWays stores={stores} next={next ?? undefined} invitedBy={inviterOf(search)} />
    </SessionFrame>
  );
});

interface RegisterWaysProps {
  readonly stores: RegisterStores;
  readonly next: string | undefined;
  readonly invitedBy: string;
}

const RegisterWays = observer(function RegisterWays({ stores, next, invitedBy }: RegisterWaysProps) {
  const { registration, password, provider, secondStep } = stores;
  const { session } = useApp();
  const [referralCode, setReferralCode] = useState(invitedBy);
  const register = async (which: IdentityProvider): Promise<void> => {
    if (await provider.openPopup(which)) await registration.invitedBy(referralCode);
  };
  useEffect(() => {
    const comeBack = async (): Promise<void> => {
      if ((await provider.comeBack()) && session.status === 'loggedIn') await registration.invitedBy(invitedBy);
    };
    void comeBack();
    return () => secondStep.back();
  }, [provider, secondStep, registration, session, invitedBy]);

  // Whoever has a second factor has an account already.
  if (secondStep.choices) return <SecondStep store={secondStep} />;
  return (
    <>
      <RegisterForm
        store={registration}
        password={password}
        next={next}
        referralCode={invitedBy}
        onReferralCode={setReferralCode}
      />
      <OtherWays store={provider} onPopup={(which) => void register(which)} />
    </>
  );
});

export default view(
  RegisterPage,
  {
    registration: RegistrationStore,
    password: NewPasswordStore,
    provider: ProviderLogInStore,
    secondStep: SecondStepStore,
  },
  [SignInNotices],
);
