import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { TextField } from '../../kit/antd/text-field';
import { FormProblem } from './form-problem.view';
import type { LogInStore } from './log-in.store';
import styles from './session-frame.module.css';
import { useEmailRules } from './use-field-rules';

interface PasswordResetFormProps {
  readonly store: LogInStore;
  readonly email: string;
  /** Path to go on to with the new password. */
  readonly landing: string;
  readonly onBack: () => void;
}

/** Asks for a link to choose a new password. The answer never tells whether the address has an account. */
export const PasswordResetForm = observer(function PasswordResetForm({
  store,
  email,
  landing,
  onBack,
}: PasswordResetFormProps) {
  const { t } = useTranslation('session');
  const [form] = useForm<{ readonly email: string }>();
  const [sentTo, setSentTo] = useState<string>();
  const emailRules = useEmailRules();
  const send = async (address: string): Promise<void> => {
    if (await store.requestReset(address, landing)) setSentTo(address);
  };
  return (
    <>
      <div role="status">
        {sentTo === undefined ? null : <p className={styles.sent}>{t('reset.sent', { email: sentTo })}</p>}
      </div>
      <Form form={form} initialValues={{ email }} onFinish={(fields) => void send(fields.email.trim())}>
        <FormField name="email" label={t('email.label')} rules={emailRules}>
          <TextField
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        </FormField>
        <FormProblem failure={store.request.failure} />
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={store.request.busy}>
          {t(sentTo === undefined ? 'reset.submit' : 'reset.again')}
        </Button>
      </Form>
      <p className={styles.below}>
        <Button variant="link" onClick={onBack}>
          {t('reset.back')}
        </Button>
      </p>
    </>
  );
});
