import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { Form, FormField, useForm, useWatch } from '../../kit/antd/form';
import { TextField } from '../../kit/antd/text-field';
import { FormProblem } from './form-problem.view';
import { NewPasswordField } from './new-password-field.view';
import type { NewPasswordStore } from './new-password.store';
import { ReferralField } from './referral-field.view';
import { RegisterTerms } from './register-terms.view';
import type { RegistrationStore } from './registration.store';
import styles from './session-frame.module.css';
import { useEmailRules } from './use-field-rules';
import { withReferral } from './with-referral';

interface RegisterFields {
  readonly email: string;
  readonly password: string;
  readonly referralCode: string;
}

interface RegisterFormProps {
  readonly store: RegistrationStore;
  readonly password: NewPasswordStore;
  readonly next: string | undefined;
  /** Of the link that led here; empty for none. */
  readonly referralCode: string;
  readonly onReferralCode: (code: string) => void;
}

/** Being logged in is what takes the visitor on; see `SessionFrame`. */
export const RegisterForm = observer(function RegisterForm({
  store,
  password,
  next,
  referralCode,
  onReferralCode,
}: RegisterFormProps) {
  const { paths } = useApp();
  const { t } = useTranslation('session');
  const [form] = useForm<RegisterFields>();
  const email = (useWatch('email', form) ?? '').trim();
  const logIn = withReferral(paths.login(next), (useWatch('referralCode', form) ?? referralCode).trim());
  const emailRules = useEmailRules();
  const { request } = store;
  const register = (fields: RegisterFields) =>
    store.register(fields.email.trim(), fields.password, (fields.referralCode ?? '').trim(), paths.login(next));
  return (
    <>
      <Form
        form={form}
        initialValues={{ email: '', password: '', referralCode }}
        onValuesChange={(changed: Partial<RegisterFields>) =>
          changed.referralCode === undefined || onReferralCode(changed.referralCode.trim())
        }
        onFinish={(fields) => void register(fields)}
      >
        <FormField name="email" label={t('email.label')} rules={emailRules}>
          <TextField type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} />
        </FormField>
        <NewPasswordField
          store={password}
          label={t('password.label')}
          known={email === '' ? [] : [email, email.split('@')[0]!]}
        />
        <ReferralField prefilled={referralCode !== ''} />
        <FormProblem failure={request.failure} />
        {request.failure?.code === 'auth/email-already-in-use' ? (
          <p className={styles.knownAccount}>
            <Link to={logIn} state={{ email }}>
              {t('register.logInAs', { email })}
            </Link>
          </p>
        ) : null}
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={request.busy}>
          {t('register.submit')}
        </Button>
      </Form>
      <RegisterTerms />
      <p className={styles.below}>
        <span>
          {t('register.known')} <Link to={logIn}>{t('register.logIn')}</Link>
        </span>
      </p>
    </>
  );
});
