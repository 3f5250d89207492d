import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useApp } from '../../runtime/app-context';
import { Skeleton } from '../../kit/controls/skeleton';
import { EntryFrame } from './entry-frame.view';
import { LogInElsewhere } from './log-in-elsewhere.view';

interface SessionFrameProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Where someone who is logged in belongs. */
  readonly destination: string;
  readonly children: ReactNode;
}

/** What the ways in share: nobody sees them who is logged in, or whose exchange logs in on its own host. */
export const SessionFrame = observer(function SessionFrame({ title, text, destination, children }: SessionFrameProps) {
  const { session, environment } = useApp();
  if (session.status === 'loggedIn') return <Navigate to={destination} replace />;
  const elsewhere = environment.session.syncUrl === undefined;
  return (
    <EntryFrame title={title} text={elsewhere ? undefined : text}>
      {elsewhere ? <LogInElsewhere /> : session.status === 'unknown' ? <Skeleton height={280} /> : children}
    </EntryFrame>
  );
});
