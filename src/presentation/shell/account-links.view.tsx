import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useApp } from '../runtime/app-context';
import { classNames } from '../kit/controls/class-names';
import styles from './account-links.module.css';

/** Leads to the account's pages from anywhere. */
export function AccountLinks({ onFollow }: { readonly onFollow?: () => void }) {
  const { paths } = useApp();
  const { t } = useTranslation('common');
  const links = [
    { to: paths.account, name: t('account.links.overview') },
    { to: paths.accountSecurity, name: t('account.links.security') },
    { to: paths.apiManagement, name: t('account.links.apiKeys') },
    { to: paths.referral, name: t('account.links.referral') },
    { to: paths.accountSettings, name: t('account.links.settings') },
  ];
  return (
    <nav aria-label={t('account.menu')}>
      <ul className={styles.list}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} end className={classNames(styles.link)} onClick={onFollow}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
