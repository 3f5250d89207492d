import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { usePageTitle } from '../../runtime/use-page-title';
import { ButtonLink } from '../../kit/controls/button-link';
import styles from './account-closed.module.css';

/** What is left of the page when the account is gone. */
export function AccountClosedPage() {
  const { t } = useTranslation('security');
  const { paths } = useApp();
  usePageTitle(t('closure.gone.title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('closure.gone.title')}</h1>
      <p className={styles.text}>{t('closure.gone.text')}</p>
      <ButtonLink to={paths.home}>{t('closure.gone.home')}</ButtonLink>
    </div>
  );
}
