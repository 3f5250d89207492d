import { useTranslation } from 'react-i18next';
import { Skeleton } from '../kit/controls/skeleton';
import styles from './page-skeleton.module.css';

/** Holds the place of a page whose code is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page} role="status" aria-label={t('state.loading')}>
      <Skeleton width={240} height={32} />
      <Skeleton width="min(480px, 80%)" height={20} />
      <Skeleton height={320} />
    </div>
  );
}
