import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../kit/controls/empty-state';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { PageFrame } from '../../kit/controls/page-frame';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import styles from './api-status.module.css';
import { HostStatusStore } from './host-status.store';
import { RunHistory } from './run-history.view';
import { StatusAreaRows } from './status-area.view';
import { StatusSummary } from './status-summary.view';

interface ApiStatusProps {
  readonly stores: { readonly status: HostStatusStore };
}

/** /api-reference/status: which calls the configured host answers, how, and how fast. */
const ApiStatusPage = observer(function ApiStatusPage({ stores: { status } }: ApiStatusProps) {
  const { t } = useTranslation('status');
  const { session, paths } = useApp();
  const ownCalls = session.status === 'loggedIn';
  usePageTitle(t('title'), t('intro'));
  useEffect(() => status.open(ownCalls), [status, ownCalls]);
  return (
    <PageFrame narrow>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.intro}>
        {t('intro')} <Link to={paths.apiReference()}>{t('reference')}</Link>
      </p>
      <Content status={status} onRun={() => void status.run(ownCalls)} />
    </PageFrame>
  );
});

const Content = observer(function Content({
  status,
  onRun,
}: {
  readonly status: HostStatusStore;
  readonly onRun: () => void;
}) {
  const { t } = useTranslation('status');
  const { session, paths } = useApp();
  if (status.failure) return <FailureState failure={status.failure} onRetry={onRun} />;
  if (!status.checks) return <StatusSkeleton />;
  return (
    <>
      <StatusSummary status={status} onRun={onRun} />
      <RunHistory runs={status.history} />
      {status.sections.length === 0 ? <EmptyState title={t('none.title')} text={t('none.text')} /> : null}
      {status.sections.map(({ id, areas }) => (
        <section key={id} className={styles.section} aria-labelledby={`status-${id}`}>
          <h2 id={`status-${id}`} className={styles.heading}>
            {t(`section.${id}`)}
          </h2>
          {areas.map((area) => (
            <StatusAreaRows key={area.name} area={area} status={status} />
          ))}
        </section>
      ))}
      {session.status === 'loggedOut' ? (
        <p className={styles.note}>
          {t('loggedOut')} <Link to={paths.login(paths.apiStatus)}>{t('logIn')}</Link>
        </p>
      ) : null}
    </>
  );
});

function StatusSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height={150} />
      <Skeleton height={90} />
      <Skeleton height={700} />
    </div>
  );
}

export default view(ApiStatusPage, { status: HostStatusStore });
