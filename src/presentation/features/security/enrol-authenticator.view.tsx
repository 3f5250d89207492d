import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AppStep, KeptStep, KeyStep } from '../sign-in-methods/authenticator-steps.view';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Steps } from '../../kit/antd/steps';
import { Form, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { type AuthenticatorStore, enrolmentSteps } from './authenticator.store';
import { AuthenticatorCodeField, type CodeFields } from './code-field.view';
import { RequestProblem } from './request-problem.view';

/** App, key, proof that the key is kept, code: in one dialog. */
export const EnrolAuthenticator = observer(function EnrolAuthenticator({
  store,
}: {
  readonly store: AuthenticatorStore;
}) {
  const { t } = useTranslation('security');
  const { step, key } = store;
  return (
    <Modal title={t('authenticator.enrol')} onClose={() => store.close()}>
      <Steps
        label={t('authenticator.steps')}
        names={enrolmentSteps.map((each) => t(`authenticator.step.${each}`))}
        current={enrolmentSteps.indexOf(step)}
      />
      {step === 'app' || !key ? <GetKey store={store} /> : null}
      {step === 'key' && key ? (
        <KeyStep {...key} onCancel={() => store.close()} onKept={() => store.goTo('kept')} />
      ) : null}
      {step === 'kept' && key ? (
        <KeptStep secret={key.secret} onAgain={() => store.goTo('key')} onShown={() => store.goTo('code')} />
      ) : null}
      {step === 'code' && key ? <CodeStep store={store} /> : null}
    </Modal>
  );
});

const GetKey = observer(function GetKey({ store }: { readonly store: AuthenticatorStore }) {
  const { busy, failure } = store.reading;
  const goOn = async (): Promise<void> => {
    if (!store.key) await store.readKey();
    if (store.key) store.goTo('key');
  };
  return (
    <AppStep
      busy={busy}
      problem={<RequestProblem failure={failure} />}
      onCancel={() => store.close()}
      onHaveApp={() => void goOn()}
    />
  );
});

const CodeStep = observer(function CodeStep({ store }: { readonly store: AuthenticatorStore }) {
  const { t } = useTranslation(['security', 'signInMethods', 'common', 'accountKit']);
  const [form] = useForm<CodeFields>();
  const { failure, busy } = store.request;
  return (
    <>
      <DialogText>{t('signInMethods:authenticator.code')}</DialogText>
      <Form form={form} initialValues={{ code: '' }} onFinish={({ code }) => void store.bind(code)}>
        <AuthenticatorCodeField form={form} label={t('accountKit:proof.factor.OTP')} failure={failure} />
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
