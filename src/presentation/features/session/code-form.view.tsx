import { Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { CodeInput, digitsOf } from '../../kit/controls/code-input';
import { useTranslatedErrors } from '../../kit/controls/use-translated-errors';
import { FormProblem } from './form-problem.view';
import styles from './session-frame.module.css';
import { isAboutCode, signInProblemKey } from './sign-in-problem';
import type { SingleRequest } from './single-request';

interface CodeFormProps {
  readonly request: SingleRequest;
  readonly onSubmit: (code: string) => void;
}

/** Six digits; a wrong code is told at its field and typed anew. */
export const CodeForm = observer(function CodeForm({ request, onSubmit }: CodeFormProps) {
  const { t } = useTranslation(['session', 'common']);
  const [form] = Form.useForm<{ readonly code: string }>();
  useTranslatedErrors(form);
  const { failure } = request;
  const wrong = failure && isAboutCode(failure) ? failure : undefined;

  useEffect(() => {
    if (!wrong) return;
    form.setFields([{ name: 'code', value: '', errors: [t(signInProblemKey(wrong))] }]);
    (form.getFieldInstance('code') as { focus?: () => void } | undefined)?.focus?.();
  }, [wrong, form, t]);

  return (
    <Form
      form={form}
      layout="vertical"
      noValidate
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={{ code: '' }}
      onFinish={({ code }) => onSubmit(code)}
    >
      <Form.Item
        name="code"
        label={t('code.label')}
        normalize={digitsOf}
        rules={[{ required: true, len: 6, message: t('code.missing') }]}
      >
        <CodeInput autoFocus />
      </Form.Item>
      <FormProblem failure={wrong ? undefined : failure} />
      <Button type="submit" variant="primary" size="large" className={styles.submit} busy={request.busy}>
        {t('code.submit')}
      </Button>
    </Form>
  );
});
