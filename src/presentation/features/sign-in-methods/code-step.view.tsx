import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isAboutCode } from '../session/sign-in-problem';
import { signInFailureKey } from '../session/sign-in-failure-keys';
import type { SingleRequest } from '../session/single-request';
import { Button } from '../../kit/controls/button';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { CodeField, digitsOf } from '../../kit/antd/code-field';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { MethodsProblem } from './methods-problem.view';

interface CodeStepProps {
  readonly request: SingleRequest;
  readonly submit: string;
  readonly onSubmit: (code: string) => void;
  /** Between the field and the buttons. */
  readonly children?: ReactNode;
  /** Buttons before the one that submits. */
  readonly actions?: ReactNode;
}

/** Six digits in a dialog; a wrong code is told at its field until another is typed. */
export const CodeStep = observer(function CodeStep({ request, submit, onSubmit, children, actions }: CodeStepProps) {
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
      {children}
      <MethodsProblem failure={wrong ? undefined : failure} />
      <DialogActions>
        {actions}
        <Button type="submit" variant="primary" busy={request.busy}>
          {submit}
        </Button>
      </DialogActions>
    </Form>
  );
});
