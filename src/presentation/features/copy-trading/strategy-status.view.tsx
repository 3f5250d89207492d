import { useTranslation } from 'react-i18next';
import type { OwnStrategy } from '../../../domain/social/leading';
import { Mark } from '../../kit/controls/mark';

/** Whether others can copy it, or why not. */
export function StrategyStatus({ strategy: { closedAt, listed } }: { readonly strategy: OwnStrategy }) {
  const { t } = useTranslation('copyTrading');
  if (closedAt !== undefined) return <Mark tone="neutral">{t('lead.closed')}</Mark>;
  return <Mark tone={listed ? 'good' : 'warning'}>{t(listed ? 'lead.listed' : 'lead.unlisted')}</Mark>;
}
