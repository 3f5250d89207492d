import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useApp } from '../../runtime/app-context';
import { classNames } from '../../kit/controls/class-names';
import styles from './account-navigation.module.css';

/** Leads to the pages of the account: a column beside them, a row above them on small screens. */
export function AccountNavigation() {
  const { paths } = useApp();
  const { t } = useTranslation('accountKit');
  const list = useRef<HTMLUListElement>(null);
  const links = [
    { to: paths.account, name: t('nav.overview') },
    { to: paths.accountOrders, name: t('nav.orders') },
    { to: paths.accountSecurity, name: t('nav.security') },
    { to: paths.identityVerification, name: t('nav.verification') },
    { to: paths.apiManagement, name: t('nav.apiManagement') },
    { to: paths.approvals, name: t('nav.approvals') },
    { to: paths.spotMargin, name: t('nav.spotMargin') },
    { to: paths.accountAudit, name: t('nav.audit') },
    { to: paths.referral, name: t('nav.referral') },
    { to: paths.rewardCenter, name: t('nav.rewardCenter') },
    { to: paths.accountSettings, name: t('nav.settings') },
  ];

  // In a row that scrolls, the current page's name must be seen.
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, []);

  return (
    <nav aria-label={t('nav.label')} className={styles.navigation}>
      <ul ref={list} className={styles.list}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} end className={classNames(styles.link)}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
