import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { TextField } from '../../kit/antd/text-field';
import { FormProblem } from './form-problem.view';
import type { LinkLogInStore } from './link-log-in.store';
import styles from './session-frame.module.css';
import { useEmailRules } from './use-field-rules';

interface LinkLogInProps {
  readonly store: LinkLogInStore;
  readonly email: string;
  /** Path that the link leads to. */
  readonly landing: string;
  readonly onBack: () => void;
}

/** Asks for a link that logs in. */
export const LinkLogIn = observer(function LinkLogIn({ store, email, landing, onBack }: LinkLogInProps) {
  const { t } = useTranslation('session');
  const [form] = useForm<{ readonly email: string }>();
  const emailRules = useEmailRules();
  const { sentTo, request } = store;
  return (
    <>
      <div role="status">
        {sentTo === undefined ? null : <p className={styles.sent}>{t('link.sent', { email: sentTo })}</p>}
      </div>
      <Form form={form} initialValues={{ email }} onFinish={(fields) => void store.send(fields.email.trim(), landing)}>
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
        <FormProblem failure={request.failure} />
        <Button type="submit" variant="primary" size="large" className={styles.submit} busy={request.busy}>
          {t(sentTo === undefined ? 'link.submit' : 'link.again')}
        </Button>
      </Form>
      <p className={styles.below}>
        <Button variant="link" onClick={onBack}>
          {t('ways.back')}
        </Button>
      </p>
    </>
  );
});
