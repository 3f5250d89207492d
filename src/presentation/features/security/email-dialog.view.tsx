import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '../../../domain/session/email-address';
import { useApp } from '../../runtime/app-context';
import { useSecondsLeft } from '../../runtime/use-seconds-left';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { CodeField, digitsOf } from '../../kit/antd/code-field';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import type { EmailChangeStore } from './email-change.store';
import { RequestProblem } from './request-problem.view';
import styles from './email-dialog.module.css';

/** A new address, then the code that was sent there. */
export const EmailDialog = observer(function EmailDialog({ store }: { readonly store: EmailChangeStore }) {
  const { t } = useTranslation('security');
  const { session } = useApp();
  const email = session.account?.email || undefined;
  return (
    <Modal title={t(email ? 'email.changeTitle' : 'email.addTitle')} onClose={() => store.close()}>
      <DialogText>{t('email.consequence')}</DialogText>
      {store.sentTo === undefined ? (
        <AddressForm store={store} current={email} />
      ) : (
        <CodeForm store={store} sentTo={store.sentTo} />
      )}
    </Modal>
  );
});

const AddressForm = observer(function AddressForm({
  store,
  current,
}: {
  readonly store: EmailChangeStore;
  readonly current: string | undefined;
}) {
  const { t } = useTranslation(['security', 'common', 'session']);
  const [form] = useForm<{ readonly email: string }>();
  const { busy, failure } = store.sending;
  return (
    <Form form={form} initialValues={{ email: '' }} onFinish={({ email }) => void store.sendCode(email.trim())}>
      <FormField
        name="email"
        label={t('email.new')}
        rules={[
          {
            validator: async (_rule, value: string | undefined) => {
              const text = (value ?? '').trim();
              if (!isEmailAddress(text)) throw new Error(t('session:email.wrong'));
              if (text.toLowerCase() === current) throw new Error(t('email.same'));
            },
          },
        ]}
      >
        <TextField
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </FormField>
      <RequestProblem failure={failure} />
      <DialogActions>
        <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('email.send')}
        </Button>
      </DialogActions>
    </Form>
  );
});

const CodeForm = observer(function CodeForm({
  store,
  sentTo,
}: {
  readonly store: EmailChangeStore;
  readonly sentTo: string;
}) {
  const { t } = useTranslation(['security', 'common', 'accountKit']);
  const [form] = useForm<{ readonly code: string }>();
  const left = useSecondsLeft(store.resendAt);
  const { busy, failure } = store.request;
  const wrong = failure?.kind === 'invalid';
  return (
    <Form form={form} initialValues={{ code: '' }} onFinish={({ code }) => void store.change(code)}>
      <p className={styles.sent} role="status">
        {t('email.sent', { email: sentTo })}
      </p>
      <FormField
        name="code"
        label={t('email.code')}
        normalize={digitsOf}
        rules={[{ required: true, len: 6, message: t('accountKit:proof.codeMissing') }]}
        problem={wrong ? t(failure.expiredCode ? 'accountKit:proof.expired' : 'email.wrongCode') : undefined}
      >
        <CodeField autoFocus />
      </FormField>
      <div className={styles.links}>
        <Button
          size="small"
          variant="ghost"
          busy={store.sending.busy}
          idle={left > 0}
          onClick={() => void store.sendCode(sentTo)}
        >
          {left > 0 ? t('accountKit:proof.resendIn', { seconds: left }) : t('accountKit:proof.resend')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => store.chooseAnother()}>
          {t('email.another')}
        </Button>
      </div>
      <RequestProblem
        failure={wrong ? store.sending.failure : (failure ?? store.sending.failure)}
        words={failure?.kind === 'duplicate' ? t('email.taken') : undefined}
      />
      <DialogActions>
        <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('common:action.continue')}
        </Button>
      </DialogActions>
    </Form>
  );
});
