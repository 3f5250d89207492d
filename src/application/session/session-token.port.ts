import type { Instant } from '../../domain/shared/instant';
import type { ObservableValue } from '../kernel/observable-value';
import { token } from '../kernel/token';

/** The bearer token of the authorization cookie and the stored user id (specification, sections 4 and 8). */
export interface SessionTokenPort {
  /** `undefined` while no authorization cookie is there, or an expired one. Follows other tabs. */
  readonly token: ObservableValue<string | undefined>;
  /**
   * Whose this device is now: whom the token is for, or else who was logged in here and did not log out. Told before the
   * token, so that whoever hears of a log-in finds what is theirs.
   */
  readonly owner: ObservableValue<string | undefined>;
  /** When the current token ends, by this device's clock; `undefined` without a token or when it does not say. */
  expiresAt(): Instant | undefined;
  /** Whom the current token is for, where it says so. */
  userId(): string | undefined;
  /** Looks at the cookie again; called after the host has set it. */
  refresh(): void;
  /** Removes the authorization cookie and the stored user id. */
  remove(): void;
  rememberUser(userId: string): void;
  /** Somebody was logged in here and did not log out, so a session may still be renewed. */
  rememberedUser(): string | undefined;
}

export const SessionTokenPort = token<SessionTokenPort>('SessionTokenPort');
