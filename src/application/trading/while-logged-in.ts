import type { Unsubscribe } from '../kernel/observable-value';
import type { Session } from '../session/session';

/** Keeps something going while somebody is logged in, and only then. */
export function whileLoggedIn(session: Session, begin: () => readonly Unsubscribe[]): Unsubscribe {
  let stops: readonly Unsubscribe[] = [];
  const stop = (): void => {
    for (const each of stops) each();
    stops = [];
  };
  const follow = (): void => {
    const loggedIn = session.state.current.status === 'loggedIn';
    if (loggedIn && stops.length === 0) stops = begin();
    if (!loggedIn) stop();
  };
  const unsubscribe = session.state.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    stop();
  };
}
