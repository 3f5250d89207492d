import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import styles from './practice-badge.module.css';

/** Says of money that it is none, where the deployment says so. */
export function PracticeBadge() {
  const { environment } = useApp();
  const { t } = useTranslation('moneyKit');
  return environment.practice ? (
    <span className={styles.badge} title={t('practice.text')}>
      {t('practice.badge')}
    </span>
  ) : null;
}
