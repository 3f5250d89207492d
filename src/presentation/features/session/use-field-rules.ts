import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '../../../domain/session/email-address';
import { type FormRule } from '../../kit/antd/form';

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
