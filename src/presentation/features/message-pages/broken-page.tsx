import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { ErrorId } from '../../kit/controls/unexpected-error';
import { MessagePage } from './message-page';
import styles from './message-page.module.css';

interface BrokenPageProps {
  readonly errorId: string;
  readonly onRetry?: () => void;
  readonly picture?: ReactNode;
}

/** What a page that broke shows in place of itself. It comes with the first script: nothing more may have to be loaded. */
export function BrokenPage({ errorId, onRetry, picture }: BrokenPageProps) {
  const { paths } = useApp();
  const { t } = useTranslation('common');
  return (
    <MessagePage picture={picture} title={t('serverError.title')} text={t('serverError.text')}>
      {/* Its place is held: a document that was rendered ahead has no number yet. */}
      <div className={styles.id}>
        <ErrorId id={errorId} />
      </div>
      <div className={styles.links}>
        <Button variant="primary" onClick={onRetry ?? (() => window.location.assign(paths.home))}>
          {t('action.retry')}
        </Button>
        <ButtonLink to={paths.markets}>{t('nav.markets')}</ButtonLink>
        <ButtonLink to={paths.apiStatus} variant="ghost">
          {t('footer.status')}
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
