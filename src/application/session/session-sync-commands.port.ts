import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The auth-token sync (specification, section 4; readings, 4). The host sets the cookies; script never sees the refresh one. */
export interface SessionSyncCommandsPort {
  /** Trades the identity provider's token for an authorization cookie. */
  begin(identityToken: string): Outcome<{ readonly expiresAt: Instant }>;
  /** Renews the authorization cookie by the refresh cookie. */
  renew(): Outcome<{ readonly expiresAt: Instant }>;
  /**
   * Acts for a sub-account of the person, or for the main account again: the host sets the authorization cookie anew,
   * and the session, its renewal and its log-out stay one. `notFound` for any other account; from one sub-account
   * the way leads over the main account. The token before is dead at once.
   */
  switchAccount(userId: string): Outcome<{ readonly expiresAt: Instant }>;
  /** Ends the session at the host. */
  end(): Outcome<void>;
}

export const SessionSyncCommandsPort = token<SessionSyncCommandsPort>('SessionSyncCommandsPort');
