import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { useProofProblem } from '../account-kit/use-proof-problem';
import { CodeField, digitsOf } from '../../kit/antd/code-field';
import { FormField, type FormInstance, useWatch } from '../../kit/antd/form';
import { wrongFactor } from './request-problem.view';

export interface CodeFields {
  readonly code: string;
}

interface CodeFieldProps {
  readonly form: FormInstance<CodeFields>;
  readonly label: string;
  readonly failure: Failure | undefined;
}

/** The form's field `code` for what an authenticator shows; a wrong one is told here and typed anew. */
export function AuthenticatorCodeField({ form, label, failure }: CodeFieldProps) {
  const { t } = useTranslation('accountKit');
  const problemText = useProofProblem();
  const wrong = wrongFactor(failure) === 'OTP' ? failure : undefined;
  // Once it is typed anew, what is wrong with the next one is what counts.
  const isEmpty = !useWatch('code', form);
  useEffect(() => {
    if (!wrong) return;
    form.setFieldValue('code', '');
    (form.getFieldInstance('code') as { focus?: () => void } | undefined)?.focus?.();
  }, [wrong, form]);
  return (
    <FormField
      name="code"
      label={label}
      normalize={digitsOf}
      rules={[{ required: true, len: 6, message: t('proof.codeMissing') }]}
      problem={wrong && isEmpty ? problemText(wrong) : undefined}
    >
      <CodeField autoFocus />
    </FormField>
  );
}
