import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import styles from './session-frame.module.css';

/** Where the exchange's own host does the logging in: leads there, and says so. */
export function LogInElsewhere() {
  const { environment } = useApp();
  const { t } = useTranslation('session');
  const address = environment.hosts.authentication;
  useEffect(() => window.location.assign(address), [address]);
  return (
    <p className={styles.text}>
      {t('elsewhere.text')} <a href={address}>{t('elsewhere.link')}</a>
    </p>
  );
}
