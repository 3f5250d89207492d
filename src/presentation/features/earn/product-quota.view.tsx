import { useTranslation } from 'react-i18next';
import type { EarnProduct } from '../../../domain/earn/earn-product';
import { divide } from '../../../domain/shared/decimal';
import { Mark } from '../../kit/controls/mark';
import { useFormat } from '../../kit/formats/use-format';
import styles from './earn.module.css';

/** How much of what a product takes is taken, or why it takes none. */
export function ProductQuota({ product }: { readonly product: EarnProduct }) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  const { quota, quotaUsed, soldOut, paused } = product;
  if (paused) return <Mark tone="warning">{t('state.paused')}</Mark>;
  const used = quota.gt(0) ? divide(quotaUsed, quota) : undefined;
  return (
    <span className={styles.quota}>
      {used ? <progress value={used.toNumber()} aria-label={t('column.quota')} /> : null}
      <span className={styles.note}>
        {soldOut ? <Mark tone="neutral">{t('state.soldOut')}</Mark> : format.part(used)}
      </span>
    </span>
  );
}
