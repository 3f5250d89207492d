import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { useTranslatedErrors } from '../../kit/controls/use-translated-errors';
import { FormProblem } from './form-problem.view';
import type { LogInStore } from './log-in.store';
import { PasswordInput } from '../../kit/controls/password-input';
import styles from './session-frame.module.css';
import { useEmailRules } from './use-field-rules';

interface LogInFields {
  readonly email: string;
  readonly password: string;
}

interface LogInFormProps {
  readonly store: LogInStore;
  readonly email: string;
  readonly next: string | undefined;
  readonly onForgotten: (typedEmail: string) => void;
}

/** Being logged in is what takes the visitor on; see `SessionFrame`. */
export const LogInForm = observer(function LogInForm({ store, email, next, onForgotten }: LogInFormProps) {
  const { paths } = useApp();
  const { t } = useTranslation('session');
  const [form] = Form.useForm<LogInFields>();
  const emailRules = useEmailRules();
  useTranslatedErrors(form);
  return (
    <>
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        initialValues={{ email, password: '' }}
        onFinish={(fields) => void store.logIn(fields.email.trim(), fields.password)}
      >
        <Form.Item name="email" label={t('email.label')} rules={emailRules}>
          <Input
            type="email"
            size="large"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password.label')}
          rules={[{ required: true, message: t('password.missing') }]}
        >
          <PasswordInput size="large" autoComplete="current-password" />
        </Form.Item>
        <FormProblem failure={store.request.failure} />
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={store.request.busy}>
          {t('logIn.submit')}
        </Button>
      </Form>
      <p className={styles.below}>
        <button
          type="button"
          className={styles.textButton}
          onClick={() => onForgotten((form.getFieldValue('email') as string).trim())}
        >
          {t('logIn.forgotten')}
        </button>
        <span>
          {t('logIn.newHere')} <Link to={paths.register(next)}>{t('logIn.register')}</Link>
        </span>
      </p>
    </>
  );
});
