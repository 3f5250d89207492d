import { Form, Input, QRCode } from 'antd';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { groupedSecret, keptLength, showsThatKept } from '../../domain/session/authenticator-secret';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Dialog } from '../ui/dialog';
import { DialogActions, DialogText } from '../ui/dialog-parts';
import { Steps } from '../ui/steps';
import { useTranslatedErrors } from '../ui/use-translated-errors';
import { type AuthenticatorStore, enrolmentSteps, type NewKey } from './authenticator.store';
import { CodeField, type CodeFields } from './code-field.view';
import { RequestProblem } from './request-problem.view';
import styles from './security.module.css';

/** App, key, proof that the key is kept, code: in one dialog. */
export const EnrolAuthenticator = observer(function EnrolAuthenticator({ store }: { readonly store: AuthenticatorStore }) {
  const { t } = useTranslation('security');
  const { step, key } = store;
  return (
    <Dialog title={t('authenticator.enrol')} onClose={() => store.close()}>
      <Steps label={t('authenticator.steps')} names={enrolmentSteps.map((each) => t(`authenticator.step.${each}`))} current={enrolmentSteps.indexOf(step)} />
      {step === 'app' || !key ? <AppStep store={store} /> : null}
      {step === 'key' && key ? <KeyStep store={store} newKey={key} /> : null}
      {step === 'kept' && key ? <KeptStep store={store} newKey={key} /> : null}
      {step === 'code' && key ? <CodeStep store={store} /> : null}
    </Dialog>
  );
});

const AppStep = observer(function AppStep({ store }: { readonly store: AuthenticatorStore }) {
  const { t } = useTranslation(['security', 'signInMethods', 'common']);
  const { busy, failure } = store.reading;
  const goOn = async (): Promise<void> => {
    if (!store.key) await store.readKey();
    if (store.key) store.goTo('key');
  };
  return (
    <>
      <DialogText>{t('signInMethods:authenticator.app')}</DialogText>
      <RequestProblem failure={failure} />
      <DialogActions>
        <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
        <Button variant="primary" autoFocus busy={busy} onClick={() => void goOn()}>
          {t('signInMethods:authenticator.haveApp')}
        </Button>
      </DialogActions>
    </>
  );
});

interface KeyStepProps {
  readonly store: AuthenticatorStore;
  readonly newKey: NewKey;
}

function KeyStep({ store, newKey }: KeyStepProps) {
  const { t } = useTranslation(['security', 'signInMethods', 'common']);
  const { secret, uri } = newKey;
  return (
    <>
      <DialogText>{t('signInMethods:authenticator.scan')}</DialogText>
      <div className={styles.picture} role="img" aria-label={t('signInMethods:authenticator.picture')}>
        {/* Drawn here, so that the key is in no address; telephones read dark on light best, whatever the theme. */}
        <QRCode value={uri} type="svg" size={176} color="#000000" bgColor="#ffffff" bordered={false} errorLevel="M" />
      </div>
      <p className={styles.keyLabel}>{t('signInMethods:authenticator.key')}</p>
      <p className={styles.key}>
        <code>{groupedSecret(secret)}</code>
        <CopyButton text={secret} label={t('signInMethods:authenticator.copy')} />
      </p>
      <DialogText>{t('signInMethods:authenticator.keepIt')}</DialogText>
      <DialogActions>
        <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
        <Button variant="primary" autoFocus onClick={() => store.goTo('kept')}>
          {t('signInMethods:authenticator.kept')}
        </Button>
      </DialogActions>
    </>
  );
}

function KeptStep({ store, newKey }: KeyStepProps) {
  const { t } = useTranslation(['security', 'signInMethods', 'common']);
  const [form] = Form.useForm<{ readonly kept: string }>();
  useTranslatedErrors(form);
  return (
    <>
      <DialogText>{t('signInMethods:authenticator.retype')}</DialogText>
      <Form form={form} layout="vertical" noValidate requiredMark={false} validateTrigger="onSubmit" initialValues={{ kept: '' }} onFinish={() => store.goTo('code')}>
        <Form.Item
          name="kept"
          label={t('signInMethods:authenticator.lastFour')}
          rules={[
            {
              validator: async (_rule, value: string | undefined) => {
                if (!showsThatKept(value ?? '', newKey.secret)) throw new Error(t('signInMethods:authenticator.notKept'));
              },
            },
          ]}
        >
          <Input className={styles.kept} size="large" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={keptLength + 2} autoFocus />
        </Form.Item>
        <DialogActions>
          <Button onClick={() => store.goTo('key')}>{t('signInMethods:authenticator.again')}</Button>
          <Button type="submit" variant="primary">
            {t('common:action.continue')}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
}

const CodeStep = observer(function CodeStep({ store }: { readonly store: AuthenticatorStore }) {
  const { t } = useTranslation(['security', 'signInMethods', 'common', 'accountKit']);
  const [form] = Form.useForm<CodeFields>();
  const { failure, busy } = store.request;
  return (
    <>
      <DialogText>{t('signInMethods:authenticator.code')}</DialogText>
      <Form form={form} layout="vertical" noValidate requiredMark={false} validateTrigger="onSubmit" initialValues={{ code: '' }} onFinish={({ code }) => void store.bind(code)}>
        <CodeField form={form} label={t('accountKit:proof.factor.OTP')} failure={failure} />
        <RequestProblem failure={failure} atField="OTP" />
        <DialogActions>
          <Button onClick={() => store.goTo('key')}>{t('common:action.back')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('signInMethods:authenticator.finish')}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
});
