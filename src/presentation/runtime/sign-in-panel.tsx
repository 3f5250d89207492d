import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApp } from './app-context';
import { paths } from './paths';
import { ButtonLink } from '../kit/controls/button-link';
import { classNames } from '../kit/controls/class-names';
import styles from '../kit/controls/state-panel.module.css';

/** Stands in a private block for visitors who are not logged in: what the block offers, and ways in that lead back here. */
export const SignInPanel = observer(function SignInPanel({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}) {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const { state } = useApp().session;
  // The notice that says it is gone by the time somebody comes back to this device.
  const elsewhere = state.status === 'loggedOut' && state.ended === 'elsewhere';
  const here = pathname + search;
  return (
    <div className={classNames(styles.panel, styles.marked)}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{elsewhere ? `${t('failure.elsewhere')} ${text}` : text}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.login(here)} size="small" variant="primary">
          {t('account.logIn')}
        </ButtonLink>
        <ButtonLink to={paths.register(here)} size="small">
          {t('account.signUp')}
        </ButtonLink>
      </div>
    </div>
  );
});
