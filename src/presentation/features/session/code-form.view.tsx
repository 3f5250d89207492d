import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { CodeField, digitsOf } from '../../kit/antd/code-field';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { FormProblem } from './form-problem.view';
import styles from './session-frame.module.css';
import { isAboutCode } from './sign-in-problem';
import { signInFailureKey } from './sign-in-failure-keys';
import type { SingleRequest } from './single-request';

interface CodeFormProps {
  readonly request: SingleRequest;
  readonly onSubmit: (code: string) => void;
}

/** Six digits; a wrong code is told at its field until another is typed. */
export const CodeForm = observer(function CodeForm({ request, onSubmit }: CodeFormProps) {
  const { t } = useTranslation(['session', 'common']);
  const [form] = useForm<{ readonly code: string }>();
  const { failure } = request;
  const wrong = failure && isAboutCode(failure) ? failure : undefined;

  useEffect(() => {
    if (!wrong) return;
    form.setFieldValue('code', '');
    (form.getFieldInstance('code') as { focus?: () => void } | undefined)?.focus?.();
  }, [wrong, form]);

  return (
    <Form
      form={form}
      initialValues={{ code: '' }}
      onValuesChange={() => request.forget()}
      onFinish={({ code }) => onSubmit(code)}
    >
      <FormField
        name="code"
        label={t('code.label')}
        normalize={digitsOf}
        rules={[{ required: true, len: 6, message: t('code.missing') }]}
        problem={wrong ? t(signInFailureKey(wrong)) : undefined}
      >
        <CodeField autoFocus />
      </FormField>
      <FormProblem failure={wrong ? undefined : failure} />
      <Button type="submit" variant="primary" size="large" className={styles.submit} busy={request.busy}>
        {t('code.submit')}
      </Button>
    </Form>
  );
});
