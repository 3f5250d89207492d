import { useTranslation } from 'react-i18next';
import { roundTo } from '../../../domain/shared/decimal';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { useUsdt } from './use-usdt';

/** What the lead is paid before money leaves a copy; empty where that is not a cent, or nobody says. */
export function useShareWords({ shareDue }: Pick<OwnCopy, 'shareDue'>): string {
  const { t } = useTranslation('copyTrading');
  const usdt = useUsdt();
  return shareDue && roundTo(shareDue, 2, 'down').gt(0) ? t('stop.keepShare', { share: usdt(shareDue) }) : '';
}
