import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { useApp } from '../../runtime/app-context';
import { ButtonLink } from '../../kit/controls/button-link';
import { EntryFrame } from './entry-frame.view';
import styles from './session-frame.module.css';
import { signInFailureKey } from './sign-in-failure-keys';

/** A link that does nothing any more, or never did. */
export const DeadLink = observer(function DeadLink({ failure }: { readonly failure: Failure | undefined }) {
  const { paths, session } = useApp();
  // Whoever is logged in has often followed it already, and has only loaded the page anew.
  const inside = session.status === 'loggedIn';
  const { t } = useTranslation(['session', 'common']);
  const known = failure?.code === 'auth/user-not-found' ? undefined : failure;
  return (
    <EntryFrame
      title={t('session:mail.dead.title')}
      text={t(known ? signInFailureKey(known) : 'session:mail.dead.used')}
    >
      <p className={styles.text}>{t(inside ? 'session:mail.dead.done' : 'session:mail.dead.next')}</p>
      <div className={styles.actions}>
        <ButtonLink to={inside ? paths.accountSecurity : paths.login()} variant="primary" size="large">
          {t(inside ? 'session:mail.dead.security' : 'session:mail.logIn')}
        </ButtonLink>
      </div>
    </EntryFrame>
  );
});
