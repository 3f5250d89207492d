import type { FormInstance, FormRule } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '../../domain/session/email-address';

export function useEmailRules(): FormRule[] {
  const { t } = useTranslation('session');
  return [
    {
      validator: async (_rule, value: string | undefined) => {
        const text = value?.trim() ?? '';
        if (text === '') throw new Error(t('email.missing'));
        if (!isEmailAddress(text)) throw new Error(t('email.wrong'));
      },
    },
  ];
}

/** Errors that are on screen follow a change of language. */
export function useTranslatedErrors(form: FormInstance): void {
  const { i18n } = useTranslation('session');
  const { language } = i18n;
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, language]);
}
