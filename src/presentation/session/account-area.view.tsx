import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShell } from '../kernel/shell-context';
import { ButtonLink } from '../ui/button-link';
import { Skeleton } from '../ui/skeleton';
import { AccountMenu } from './account-menu.view';
import styles from './account-area.module.css';

/** The header's corner for who is logged in, and the ways in for who is not. */
export const AccountArea = observer(function AccountArea() {
  const { session, paths } = useShell();
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  if (session.status === 'unknown') return <Skeleton width={88} height={32} />;
  if (session.status === 'loggedIn') return <AccountMenu />;
  // The ways in lead back to where they were taken, except from each other.
  const next = pathname === '/login' || pathname === '/register' ? (new URLSearchParams(search).get('next') ?? undefined) : pathname + search;
  return (
    <>
      <ButtonLink to={paths.login(next)} size="small" variant="ghost" className={styles.wayIn}>
        {t('account.logIn')}
      </ButtonLink>
      <ButtonLink to={paths.register(next)} size="small" variant="primary" className={styles.wayIn}>
        {t('account.signUp')}
      </ButtonLink>
    </>
  );
});
