import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { useFailureText } from '../formats/use-failure-text';
import { Button } from '../controls/button';
import styles from '../controls/state-panel.module.css';

/** In place of data that could not be had: why, and a way to try again. */
export function FailureState({
  failure,
  onRetry,
}: {
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
}) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>{t('state.failed')}</p>
      <p className={styles.text}>{failureText(failure)}</p>
      {onRetry ? (
        <div className={styles.actions}>
          <Button size="small" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
