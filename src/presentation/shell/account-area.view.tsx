import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApp } from '../runtime/app-context';
import { ButtonLink } from '../kit/controls/button-link';
import { Skeleton } from '../kit/controls/skeleton';
import { AccountMenu } from './account-menu.view';
import styles from './account-area.module.css';

/** The header's corner for who is logged in, and the ways in for who is not. */
export const AccountArea = observer(function AccountArea() {
  const { session } = useApp();
  if (session.status === 'unknown') return <Skeleton width={88} height={32} />;
  return session.status === 'loggedIn' ? <AccountMenu /> : <WaysIn place="header" />;
});

/** Log in and sign up; they lead back to where they were taken, except from each other. */
export function WaysIn({ place }: { readonly place: 'header' | 'sheet' }) {
  const { paths } = useApp();
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const isEntry = pathname === '/login' || pathname === '/register';
  // Also who invited the visitor: `?ref=`.
  const next = isEntry ? undefined : pathname + search;
  const kept = isEntry ? search : '';
  const size = place === 'header' ? 'small' : 'medium';
  return (
    <div className={place === 'header' ? styles.inHeader : styles.inSheet}>
      <ButtonLink
        to={paths.login(next) + kept}
        size={size}
        variant={place === 'header' ? 'ghost' : 'secondary'}
        className={styles.logIn}
      >
        {t('account.logIn')}
      </ButtonLink>
      <ButtonLink to={paths.register(next) + kept} size={size} variant="primary" className={styles.signUp}>
        {t('account.signUp')}
      </ButtonLink>
    </div>
  );
}
