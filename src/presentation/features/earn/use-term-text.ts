import { useTranslation } from 'react-i18next';

/** A term in words; without one, money may leave at any time. */
export function useTermText(): (days: number | undefined) => string {
  const { t } = useTranslation('earn');
  return (days) => (days === undefined ? t('term.open') : t('term.days', { days }));
}
