import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/controls/button-link';
import { useApp } from '../../runtime/app-context';
import { paths } from '../../runtime/paths';
import { ArrowLink } from './arrow-link';
import styles from './home.module.css';

interface CallToActionProps {
  /** Says that one can begin with money that is none; where the deployment has a practice exchange behind it. */
  readonly withPractice?: boolean;
}

/** The two ways on: an account and the markets; with an account, trading and the markets. */
export const CallToAction = observer(function CallToAction({ withPractice = false }: CallToActionProps) {
  const { t } = useTranslation('home');
  const { session, environment } = useApp();
  const isKnown = session.status === 'loggedIn';
  return (
    <>
      <div className={styles.actions}>
        {isKnown ? (
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
      {withPractice && environment.assembly === 'sandbox' ? (
        <p className={styles.practice}>
          <ArrowLink to={isKnown ? paths.market('SPOT_BTC_USDT') : paths.register(paths.market('SPOT_BTC_USDT'))}>
            {t('action.practice')}
          </ArrowLink>
        </p>
      ) : null}
    </>
  );
});
