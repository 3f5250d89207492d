import { useTranslation } from 'react-i18next';
import { memoFormOf } from '../../../domain/wallet/addresses/memo';

/** What the memo of a network has to be. */
export function useMemoForm(): (network: string) => string {
  const { t } = useTranslation('moneyKit');
  return (network) => {
    const form = memoFormOf(network);
    return form.kind === 'number' ? t('memo.number', { most: form.most }) : t('memo.text', { count: form.bytes });
  };
}
