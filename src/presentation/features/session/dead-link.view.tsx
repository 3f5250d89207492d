import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { useApp } from '../../runtime/app-context';
import { ButtonLink } from '../../kit/controls/button-link';
import { EntryFrame } from './entry-frame.view';
import styles from './session-frame.module.css';
import { signInFailureKey } from '../../../application/session/sign-in-failure-keys';

/** A link that does nothing any more, or never did. */
export function DeadLink({ failure }: { readonly failure: Failure | undefined }) {
  const { paths } = useApp();
  const { t } = useTranslation(['session', 'common']);
  const known = failure?.code === 'auth/user-not-found' ? undefined : failure;
  return (
    <EntryFrame
      title={t('session:mail.dead.title')}
      text={t(known ? signInFailureKey(known) : 'session:mail.dead.used')}
    >
      <p className={styles.text}>{t('session:mail.dead.next')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.login()} variant="primary" size="large">
          {t('session:mail.logIn')}
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
