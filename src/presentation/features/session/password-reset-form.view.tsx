import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { useTranslatedErrors } from '../../kit/controls/use-translated-errors';
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
  const [form] = Form.useForm<{ readonly email: string }>();
  const [sentTo, setSentTo] = useState<string>();
  const emailRules = useEmailRules();
  useTranslatedErrors(form);
  const send = async (address: string): Promise<void> => {
    if (await store.requestReset(address, landing)) setSentTo(address);
  };
  return (
    <>
      <div role="status">
        {sentTo === undefined ? null : <p className={styles.sent}>{t('reset.sent', { email: sentTo })}</p>}
      </div>
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        initialValues={{ email }}
        onFinish={(fields) => void send(fields.email.trim())}
      >
        <Form.Item name="email" label={t('email.label')} rules={emailRules}>
          <Input
            type="email"
            size="large"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        </Form.Item>
        <FormProblem failure={store.request.failure} />
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={store.request.busy}>
          {t(sentTo === undefined ? 'reset.submit' : 'reset.again')}
        </Button>
      </Form>
      <p className={styles.below}>
        <button type="button" className={styles.textButton} onClick={onBack}>
          {t('reset.back')}
        </button>
      </p>
    </>
  );
});
