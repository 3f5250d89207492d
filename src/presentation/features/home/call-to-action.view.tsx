import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { paths } from '../../runtime/paths';
import { useApp } from '../../runtime/app-context';
import { ButtonLink } from '../../kit/controls/button-link';
import styles from './home.module.css';

/** The two ways on: an account and the markets; with an account, trading and the markets. */
export const CallToAction = observer(function CallToAction() {
  const { t } = useTranslation('home');
  const { session } = useApp();
  return (
    <div className={styles.actions}>
      {session.status === 'loggedIn' ? (
        <ButtonLink to={paths.trade} variant="primary" size="large">
          {t('action.trade')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.register()} variant="primary" size="large">
          {t('action.signUp')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.markets} size="large">
        {t('action.markets')}
      </ButtonLink>
    </div>
  );
});
