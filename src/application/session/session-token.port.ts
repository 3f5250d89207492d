import type { ObservableValue } from '../kernel/observable-value';
import { token } from '../kernel/token';

/** The bearer token of the authorization cookie and the stored user id (specification, sections 4 and 8). */
export interface SessionTokenPort {
  /** `undefined` while no authorization cookie is there. Follows other tabs. */
  readonly token: ObservableValue<string | undefined>;
  /** Removes the authorization cookie and the stored user id. */
  remove(): void;
  rememberUser(userId: string): void;
}

export const SessionTokenPort = token<SessionTokenPort>('SessionTokenPort');
