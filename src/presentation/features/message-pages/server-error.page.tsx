import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { ErrorId } from '../../kit/controls/unexpected-error';
import { MessagePage } from './message-page';
import styles from './message-page.module.css';
import { view } from '../../runtime/feature';

interface ServerErrorProps {
  readonly errorId: string;
  readonly onRetry?: () => void;
}

/** What /500 shows, and what a page that broke shows in place of itself. */
export function ServerErrorPage({ errorId, onRetry }: ServerErrorProps) {
  const { paths } = useApp();
  const { t } = useTranslation('common');
  return (
    <MessagePage picture={<FlatLine />} title={t('serverError.title')} text={t('serverError.text')}>
      <ErrorId id={errorId} />
      <div className={styles.links}>
        <Button variant="primary" onClick={onRetry ?? (() => window.location.assign(paths.home))}>
          {t('action.retry')}
        </Button>
        <ButtonLink to={paths.markets}>{t('nav.markets')}</ButtonLink>
      </div>
    </MessagePage>
  );
}

/** The address /500, to which a host may lead after an error of its own. */
export function ServerErrorRoute() {
  const { errors } = useApp();
  const [errorId] = useState(() => errors.report(new Error('The error page was opened'), window.location.pathname));
  return <ServerErrorPage errorId={errorId} />;
}

/** A price line that stops. */
function FlatLine() {
  return (
    <svg viewBox="0 0 320 160" fill="none" aria-hidden="true">
      <path d="M8 136h304M8 24v112" stroke="var(--line)" strokeWidth="1.5" />
      <path d="M8 99h304M8 62h304" stroke="var(--line)" strokeDasharray="2 6" />
      <path
        d="m12 104 22-18 20 10 26-34 22 14 24-38 18 26"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="144" cy="64" r="5" fill="var(--surface-0)" stroke="var(--accent)" strokeWidth="2.5" />
      <path d="M156 64h152" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="5 7" />
      <path
        d="m218 40 20 20m0-20-20 20"
        stroke="var(--error)"
        strokeWidth="3"
        strokeLinecap="round"
        transform="translate(0 14)"
      />
    </svg>
  );
}

export default view(ServerErrorRoute, {});
