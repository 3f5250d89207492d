import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SignInIdentity } from '../../../domain/session/sign-in-identity';
import { Button } from '../../kit/controls/button';
import { DialogText } from '../../kit/controls/dialog-parts';
import { Modal } from '../../kit/antd/modal';
import { type AuthenticatorEnrolmentStore, authenticatorSteps } from './authenticator-enrolment.store';
import { AppStep, KeptStep, KeyStep } from './authenticator-steps.view';
import { CodeStep } from './code-step.view';
import { MethodsProblem } from './methods-problem.view';
import styles from './sign-in-methods.module.css';

interface AuthenticatorEnrolmentProps {
  readonly store: AuthenticatorEnrolmentStore;
  readonly onAdded: (identity: SignInIdentity | undefined) => void;
}

/** Four steps in one dialog; see `AuthenticatorEnrolmentStore`. */
export const AuthenticatorEnrolment = observer(function AuthenticatorEnrolment({
  store,
  onAdded,
}: AuthenticatorEnrolmentProps) {
  const { t } = useTranslation('signInMethods');
  const { step, key } = store;
  if (step === undefined) return null;
  const number = authenticatorSteps.indexOf(step) + 1;
  return (
    <Modal title={t('authenticator.title')} onClose={() => store.close()}>
      <p className={styles.step}>{t('authenticator.step', { number, of: authenticatorSteps.length })}</p>
      {step === 'app' || key === undefined ? (
        <AppStep
          busy={store.starting.busy}
          problem={<MethodsProblem failure={store.starting.failure} />}
          onCancel={() => store.close()}
          onHaveApp={() => void store.start()}
        />
      ) : null}
      {step === 'scan' && key ? (
        <KeyStep {...key} onCancel={() => store.close()} onKept={() => store.goTo('keep')} />
      ) : null}
      {step === 'keep' && key ? (
        <KeptStep secret={key.secret} onAgain={() => store.goTo('scan')} onShown={() => store.goTo('code')} />
      ) : null}
      {step === 'code' && key ? <LastStep store={store} onAdded={onAdded} /> : null}
    </Modal>
  );
});

const LastStep = observer(function LastStep({ store, onAdded }: AuthenticatorEnrolmentProps) {
  const { t } = useTranslation(['signInMethods', 'common']);
  return (
    <>
      <DialogText>{t('authenticator.code')}</DialogText>
      <CodeStep
        request={store.entering}
        submit={t('authenticator.finish')}
        onSubmit={(code) => void store.finish(code).then(onAdded)}
        actions={<Button onClick={() => store.goTo('scan')}>{t('common:action.back')}</Button>}
      />
    </>
  );
});
