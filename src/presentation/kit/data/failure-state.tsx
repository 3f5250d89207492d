import { useTranslation } from 'react-i18next';
import { type Failure, isFrozen } from '../../../application/kernel/failure';
import { Button } from '../controls/button';
import { ButtonLink } from '../controls/button-link';
import { useKit } from '../controls/kit-context';
import styles from '../controls/state-panel.module.css';
import { useFailureText } from '../formats/use-failure-text';

/** In place of data that could not be had: why, and a way to try again, or to where what stands against it is ended. */
export function FailureState({
  failure,
  onRetry,
}: {
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
}) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const { paths } = useKit();
  const frozen = isFrozen(failure);
  return (
    <div className={styles.panel} role="alert">
      {frozen ? null : <p className={styles.title}>{t('state.failed')}</p>}
      <p className={styles.text}>{failureText(failure)}</p>
      <div className={styles.actions}>
        {frozen ? (
          <ButtonLink to={paths.accountSecurity} size="small">
            {t('account.links.security')}
          </ButtonLink>
        ) : null}
        {onRetry ? (
          <Button size="small" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
