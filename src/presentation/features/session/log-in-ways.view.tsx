import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { Skeleton } from '../../kit/controls/skeleton';
import { ClashNotice } from './clash-notice.view';
import { FormProblem } from './form-problem.view';
import { LinkLogIn } from './link-log-in.view';
import { LogInForm } from './log-in-form.view';
import type { LogInStores, LogInWay } from './log-in.page';
import { OtherWays } from './other-ways.view';
import { PasswordResetForm } from './password-reset-form.view';
import { RegisterTerms } from './register-terms.view';
import { SecondStep } from './second-step.view';
import styles from './session-frame.module.css';
import { WayMark } from './way-mark';
import { withReferral } from './with-referral';

/** Few come by telephone, and its list of regions weighs more than the rest of the page. */
const PhoneLogIn = lazy(async () => ({ default: (await import('./phone-log-in.view')).PhoneLogIn }));

interface LogInWaysProps {
  readonly stores: LogInStores;
  readonly way: LogInWay;
  /** Typed already, here or where the visitor comes from. */
  readonly email: string;
  readonly next: string | undefined;
  /** The code of whoever invited the visitor; empty for none. */
  readonly invitedBy: string;
  readonly onWay: (way: LogInWay, typedEmail?: string) => void;
}

/** The way that was chosen, for visitors who are logged out. */
export const LogInWays = observer(function LogInWays({ stores, way, email, next, invitedBy, onWay }: LogInWaysProps) {
  const { paths } = useApp();
  const { t } = useTranslation('session');
  const { logIn, provider, link, phone, passkey, secondStep, clash, social } = stores;
  const back = (): void => onWay('logIn');
  /** What became of an earlier way is no longer the matter. */
  const begin = (attempt: () => Promise<unknown>): void => {
    logIn.request.forget();
    provider.forget();
    passkey.request.forget();
    void attempt();
  };

  useEffect(() => {
    void provider.comeBack();
    // Whoever leaves the page begins anew.
    return () => secondStep.back();
  }, [provider, secondStep]);

  if (social.busy) return <Skeleton height={280} />;
  if (secondStep.choices) return <SecondStep store={secondStep} />;
  if (way === 'reset')
    return <PasswordResetForm store={logIn} email={email} landing={paths.login(next)} onBack={back} />;
  if (way === 'link') return <LinkLogIn store={link} email={email} landing={paths.mailAction(next)} onBack={back} />;
  if (way === 'phone') {
    return (
      <Suspense fallback={<Skeleton height={160} />}>
        <PhoneLogIn store={phone} onBack={back} />
      </Suspense>
    );
  }
  return (
    <>
      <ClashNotice
        clash={clash.clash}
        onDrop={() => {
          clash.drop();
          provider.forget();
        }}
      />
      <LogInForm
        key={clash.clash?.email}
        store={logIn}
        email={clash.clash?.email ?? email}
        onSubmit={(typed, password) => begin(() => logIn.logIn(typed, password))}
        registration={withReferral(paths.register(next), invitedBy)}
        onForgotten={(typed) => onWay('reset', typed)}
      />
      <OtherWays
        store={provider}
        told={clash.clash !== undefined}
        onPopup={(which) => begin(() => provider.openPopup(which))}
      >
        <Button onClick={() => onWay('link')}>
          <WayMark way="link" />
          {t('ways.link')}
        </Button>
        <Button onClick={() => onWay('phone')}>
          <WayMark way="phone" />
          {t('ways.phone')}
        </Button>
        {passkey.isAvailable ? (
          <Button busy={passkey.request.busy} onClick={() => begin(() => passkey.start())}>
            <WayMark way="passkey" />
            {t('ways.passkey')}
          </Button>
        ) : null}
      </OtherWays>
      <FormProblem failure={passkey.request.failure} />
      <p role="status" className={styles.aside}>
        {passkey.request.failure?.kind === 'cancelled' ? t('passkey.unused') : null}
      </p>
      <RegisterTerms />
    </>
  );
});
