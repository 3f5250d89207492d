import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShell } from '../kernel/shell-context';
import { Button } from '../ui/button';
import { useTranslatedErrors } from '../ui/use-translated-errors';
import { FormProblem } from './form-problem.view';
import { PasswordInput } from '../ui/password-input';
import type { RegistrationStore } from './registration.store';
import { RegisterTerms } from './register-terms.view';
import styles from './session-frame.module.css';
import { useEmailRules } from './use-field-rules';

interface RegisterFields {
  readonly email: string;
  readonly password: string;
}

/** Being logged in is what takes the visitor on; see `SessionFrame`. */
export const RegisterForm = observer(function RegisterForm({ store, next }: { readonly store: RegistrationStore; readonly next: string | undefined }) {
  const { paths } = useShell();
  const { t } = useTranslation('session');
  const [form] = Form.useForm<RegisterFields>();
  const emailRules = useEmailRules();
  const tooShort = t('password.tooShort', { count: store.minimumLength });
  useTranslatedErrors(form);
  useEffect(() => void store.readPolicy(), [store]);
  return (
    <>
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        initialValues={{ email: '', password: '' }}
        onFinish={(fields) => void store.register(fields.email.trim(), fields.password)}
      >
        <Form.Item name="email" label={t('email.label')} rules={emailRules}>
          <Input type="email" size="large" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password.label')}
          extra={t('password.policy', { count: store.minimumLength })}
          rules={[{ required: true, min: store.minimumLength, message: tooShort }]}
        >
          <PasswordInput size="large" autoComplete="new-password" />
        </Form.Item>
        <FormProblem failure={store.failure} />
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={store.busy}>
          {t('register.submit')}
        </Button>
      </Form>
      <RegisterTerms />
      <p className={styles.below}>
        <span>
          {t('register.known')} <Link to={paths.login(next)}>{t('register.logIn')}</Link>
        </span>
      </p>
    </>
  );
});
