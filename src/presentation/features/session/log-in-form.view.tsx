import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/controls/button';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { PasswordField } from '../../kit/antd/password-field';
import { TextField } from '../../kit/antd/text-field';
import { FormProblem } from './form-problem.view';
import type { LogInStore } from './log-in.store';
import styles from './session-frame.module.css';
import { useEmailRules } from './use-field-rules';

interface LogInFields {
  readonly email: string;
  readonly password: string;
}

interface LogInFormProps {
  readonly store: Pick<LogInStore, 'request'>;
  readonly email: string;
  /** Where an account is opened. */
  readonly registration: string;
  readonly onSubmit: (email: string, password: string) => void;
  readonly onForgotten: (typedEmail: string) => void;
}

/** Being logged in is what takes the visitor on; see `SessionFrame`. */
export const LogInForm = observer(function LogInForm({
  store,
  email,
  registration,
  onSubmit,
  onForgotten,
}: LogInFormProps) {
  const { t } = useTranslation('session');
  const [form] = useForm<LogInFields>();
  const emailRules = useEmailRules();
  return (
    <>
      <Form
        form={form}
        initialValues={{ email, password: '' }}
        onFinish={(fields) => onSubmit(fields.email.trim(), fields.password)}
      >
        <FormField name="email" label={t('email.label')} rules={emailRules}>
          <TextField type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} />
        </FormField>
        <FormField
          name="password"
          label={t('password.label')}
          rules={[{ required: true, message: t('password.missing') }]}
        >
          <PasswordField autoComplete="current-password" />
        </FormField>
        <FormProblem failure={store.request.failure} />
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={store.request.busy}>
          {t('logIn.submit')}
        </Button>
      </Form>
      <p className={styles.below}>
        <Button variant="link" onClick={() => onForgotten((form.getFieldValue('email') as string).trim())}>
          {t('logIn.forgotten')}
        </Button>
        <span>
          {t('logIn.newHere')} <Link to={registration}>{t('logIn.register')}</Link>
        </span>
      </p>
    </>
  );
});
