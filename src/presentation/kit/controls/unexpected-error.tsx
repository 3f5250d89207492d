import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { CopyButton } from './copy-button';
import styles from './state-panel.module.css';

/** What a panel shows in place of itself after a programming error. */
export function UnexpectedError({ errorId, onRetry }: { readonly errorId: string; readonly onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>{t('unexpected.title')}</p>
      <p className={styles.text}>{t('unexpected.text')}</p>
      <ErrorId id={errorId} />
      <div className={styles.actions}>
        <Button size="small" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </div>
    </div>
  );
}

/** The number of an error to quote to support, with a way to copy it. */
export function ErrorId({ id }: { readonly id: string }) {
  const { t } = useTranslation('common');
  if (id === '') return null;
  return (
    <p className={styles.code}>
      {t('unexpected.id', { id })}
      <CopyButton text={id} label={t('unexpected.copyId')} />
    </p>
  );
}
