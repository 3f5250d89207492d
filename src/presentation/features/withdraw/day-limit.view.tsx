import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { OwnAmount } from '../money-kit/own-amount.view';
import styles from './withdraw.module.css';
import type { WithdrawStore } from './withdraw.store';

/** What may leave within 24 hours and what of it has left. */
export function DayLimit({ store }: { readonly store: WithdrawStore }) {
  const { t } = useTranslation('withdraw');
  const format = useFormat();
  const allowance = known(useResource(useMemo(() => store.queries.allowance(), [store])));
  if (!allowance) return null;
  const { used, limit, approvalAbove } = allowance;
  return (
    <div className={styles.limit}>
      <span>{t('limit.title')}</span>
      <OwnAmount>
        <progress value={Number(used)} max={Number(limit)} aria-label={t('limit.title')} />
        <span>{t('limit.used', { used: format.decimal(used, 2, 'up'), limit: format.decimal(limit, 2, 'down') })}</span>
      </OwnAmount>
      {approvalAbove ? <span>{t('approval.limit', { sum: format.decimal(approvalAbove, 2, 'down') })}</span> : null}
    </div>
  );
}
