import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { internationalNumber } from '../../../domain/session/phone-number';
import type { SignInIdentity } from '../../../domain/session/sign-in-identity';
import { ResendCode } from '../session/resend-code.view';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import { CodeStep } from './code-step.view';
import { MethodsProblem } from './methods-problem.view';
import type { PhoneEnrolmentStore } from './phone-enrolment.store';
import styles from './sign-in-methods.module.css';

interface PhoneEnrolmentProps {
  readonly store: PhoneEnrolmentStore;
  readonly onAdded: (identity: SignInIdentity | undefined) => void;
}

/** A number, then the code that was sent there. */
export const PhoneEnrolment = observer(function PhoneEnrolment({ store, onAdded }: PhoneEnrolmentProps) {
  const { t } = useTranslation(['signInMethods', 'session', 'common']);
  if (!store.isOpen) return null;
  const { sentTo, sending, entering, resendAt } = store;
  return (
    <Modal title={t('phone.title')} onClose={() => store.close()}>
      {sentTo === undefined ? (
        <NumberStep store={store} />
      ) : (
        <>
          <p role="status" className={styles.hint}>
            {t('session:code.sent', { number: sentTo })}
          </p>
          <CodeStep
            request={entering}
            submit={t('phone.finish')}
            onSubmit={(code) => void store.finish(code).then(onAdded)}
            actions={<Button onClick={() => store.changeNumber()}>{t('phone.otherNumber')}</Button>}
          >
            <ResendCode resendAt={resendAt} busy={sending.busy} onSend={() => void store.sendAgain()} />
            <MethodsProblem failure={sending.failure} />
          </CodeStep>
        </>
      )}
    </Modal>
  );
});

const NumberStep = observer(function NumberStep({ store }: { readonly store: PhoneEnrolmentStore }) {
  const { t } = useTranslation(['signInMethods', 'session', 'common']);
  const [form] = useForm<{ readonly number: string }>();
  return (
    <>
      <DialogText>{t('phone.text')}</DialogText>
      <Form
        form={form}
        initialValues={{ number: '+' }}
        onFinish={({ number }) => void store.send(internationalNumber(number, '')!)}
      >
        <FormField
          name="number"
          label={t('phone.number')}
          extra={t('phone.form')}
          rules={[
            {
              validator: async (_rule, value: string | undefined) => {
                if (internationalNumber(value ?? '', '') === undefined) throw new Error(t('session:phone.wrong'));
              },
            },
          ]}
        >
          <TextField type="tel" inputMode="tel" autoComplete="tel" autoFocus />
        </FormField>
        <MethodsProblem failure={store.sending.failure} />
        <DialogActions>
          <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={store.sending.busy}>
            {t('session:code.send')}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
});
