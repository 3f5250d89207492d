import type { SessionStore } from '../../runtime/stores/session.store';

/** Whether the session was ended by anything but its own log-out here: who was writing something comes back to it. */
export function wasEnded({ state }: Pick<SessionStore, 'state'>): boolean {
  return state.status === 'loggedOut' && state.ended !== false;
}
