import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../kernel/use-page-title';
import { useShell } from '../kernel/shell-context';
import AntdRoot from '../ui/antd-root';
import { Skeleton } from '../ui/skeleton';
import { LogInElsewhere } from './log-in-elsewhere.view';
import styles from './session-frame.module.css';

interface SessionFrameProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Where someone who is logged in belongs. */
  readonly destination: string;
  readonly children: ReactNode;
}

/** What the ways in share: nobody sees them who is logged in, or whose exchange logs in on its own host. */
export const SessionFrame = observer(function SessionFrame({ title, text, destination, children }: SessionFrameProps) {
  const { session, environment } = useShell();
  usePageTitle(title);
  if (session.status === 'loggedIn') return <Navigate to={destination} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.frame}>
        <h1 className={styles.title}>{title}</h1>
        {environment.session.syncUrl === undefined ? (
          <LogInElsewhere />
        ) : (
          <>
            <p className={styles.text}>{text}</p>
            {session.status === 'unknown' ? <Skeleton height={280} /> : <AntdRoot>{children}</AntdRoot>}
          </>
        )}
      </div>
    </div>
  );
});
