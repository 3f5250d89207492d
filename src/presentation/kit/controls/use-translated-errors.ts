import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Errors that are on screen follow a change of language. */
export function useTranslatedErrors(form: FormInstance): void {
  const { i18n } = useTranslation('common');
  const { language } = i18n;
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, language]);
}
