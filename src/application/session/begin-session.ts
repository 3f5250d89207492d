import { failure, success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { TrackingPort } from '../platform/tracking.port';
import { SessionSyncCommandsPort } from './session-sync-commands.port';
import { SessionTokenPort } from './session-token.port';
import { SignInCommandsPort, type SignedIn } from './sign-in-commands.port';
import type { Needs } from '../kernel/token';

/** What every way of signing in ends with: the provider's token is traded for the authorization cookie and forgotten. */
export class BeginSession {
  static readonly needs: Needs<typeof BeginSession> = [
    SessionSyncCommandsPort,
    SessionTokenPort,
    SignInCommandsPort,
    TrackingPort,
  ];

  readonly #sync: SessionSyncCommandsPort;
  readonly #tokens: SessionTokenPort;
  readonly #signIn: SignInCommandsPort;
  readonly #tracking: TrackingPort;

  constructor(
    sync: SessionSyncCommandsPort,
    tokens: SessionTokenPort,
    signIn: SignInCommandsPort,
    tracking: TrackingPort,
  ) {
    this.#sync = sync;
    this.#tokens = tokens;
    this.#signIn = signIn;
    this.#tracking = tracking;
  }

  async execute(signedIn: SignedIn): Outcome<void> {
    const begun = await this.#sync.begin(signedIn.identityToken);
    // The session lives in the cookie from here on.
    await this.#signIn.signOut();
    if (!begun.ok) return begun;
    this.#tokens.refresh();
    if (this.#tokens.token.current === undefined) return failure({ kind: 'cookiesBlocked' });
    this.#tracking.report({ name: 'log_in' });
    return success(undefined);
  }
}
