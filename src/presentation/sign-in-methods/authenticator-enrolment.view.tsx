import { Form, Input, QRCode } from 'antd';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { NewAuthenticator } from '../../application/session/second-factors.port';
import { groupedSecret, keptLength, showsThatKept } from '../../domain/session/authenticator-secret';
import type { SignInIdentity } from '../../domain/session/sign-in-identity';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Dialog } from '../ui/dialog';
import { DialogActions, DialogText } from '../ui/dialog-parts';
import { useTranslatedErrors } from '../ui/use-translated-errors';
import { type AuthenticatorEnrolmentStore, authenticatorSteps } from './authenticator-enrolment.store';
import { CodeStep } from './code-step.view';
import { MethodsProblem } from './methods-problem.view';
import styles from './sign-in-methods.module.css';

interface AuthenticatorEnrolmentProps {
  readonly store: AuthenticatorEnrolmentStore;
  readonly onAdded: (identity: SignInIdentity | undefined) => void;
}

/** Four steps in one dialog; see `AuthenticatorEnrolmentStore`. */
export const AuthenticatorEnrolment = observer(function AuthenticatorEnrolment({ store, onAdded }: AuthenticatorEnrolmentProps) {
  const { t } = useTranslation('signInMethods');
  const { step, key } = store;
  if (step === undefined) return null;
  const number = authenticatorSteps.indexOf(step) + 1;
  return (
    <Dialog title={t('authenticator.title')} onClose={() => store.close()}>
      <p className={styles.step}>{t('authenticator.step', { number, of: authenticatorSteps.length })}</p>
      {step === 'app' || key === undefined ? <AppStep store={store} /> : null}
      {step === 'scan' && key ? <ScanStep store={store} authenticatorKey={key} /> : null}
      {step === 'keep' && key ? <KeepStep store={store} secret={key.secret} /> : null}
      {step === 'code' && key ? <LastStep store={store} onAdded={onAdded} /> : null}
    </Dialog>
  );
});

const AppStep = observer(function AppStep({ store }: { readonly store: AuthenticatorEnrolmentStore }) {
  const { t } = useTranslation(['signInMethods', 'common']);
  return (
    <>
      <DialogText>{t('authenticator.app')}</DialogText>
      <MethodsProblem failure={store.starting.failure} />
      <DialogActions>
        <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
        <Button variant="primary" autoFocus busy={store.starting.busy} onClick={() => void store.start()}>
          {t('authenticator.haveApp')}
        </Button>
      </DialogActions>
    </>
  );
});

function ScanStep({ store, authenticatorKey }: { readonly store: AuthenticatorEnrolmentStore; readonly authenticatorKey: NewAuthenticator }) {
  const { t } = useTranslation(['signInMethods', 'common']);
  const { secret, uri } = authenticatorKey;
  return (
    <>
      <DialogText>{t('authenticator.scan')}</DialogText>
      <div className={styles.picture}>
        {/* Telephones read dark on light best, whatever the theme. */}
        <QRCode aria-label={t('authenticator.picture')} value={uri} type="svg" size={176} color="#000000" bgColor="#ffffff" bordered={false} errorLevel="M" />
      </div>
      <p className={styles.keyLabel}>{t('authenticator.key')}</p>
      <p className={styles.key}>
        <code>{groupedSecret(secret)}</code>
        <CopyButton text={secret} label={t('authenticator.copy')} />
      </p>
      <DialogText>{t('authenticator.keepIt')}</DialogText>
      <DialogActions>
        <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
        <Button variant="primary" autoFocus onClick={() => store.goTo('keep')}>
          {t('authenticator.kept')}
        </Button>
      </DialogActions>
    </>
  );
}

function KeepStep({ store, secret }: { readonly store: AuthenticatorEnrolmentStore; readonly secret: string }) {
  const { t } = useTranslation(['signInMethods', 'common']);
  const [form] = Form.useForm<{ readonly kept: string }>();
  useTranslatedErrors(form);
  return (
    <>
      <DialogText>{t('authenticator.retype')}</DialogText>
      <Form form={form} layout="vertical" noValidate requiredMark={false} validateTrigger="onSubmit" initialValues={{ kept: '' }} onFinish={() => store.goTo('code')}>
        <Form.Item
          name="kept"
          label={t('authenticator.lastFour')}
          rules={[
            {
              validator: async (_rule, value: string | undefined) => {
                if (!showsThatKept(value ?? '', secret)) throw new Error(t('authenticator.notKept'));
              },
            },
          ]}
        >
          <Input className={styles.lastFour} size="large" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={keptLength + 2} autoFocus />
        </Form.Item>
        <DialogActions>
          <Button onClick={() => store.goTo('scan')}>{t('authenticator.again')}</Button>
          <Button type="submit" variant="primary">
            {t('common:action.continue')}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
}

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
