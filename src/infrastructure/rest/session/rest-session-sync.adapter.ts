import type { Failure, Outcome } from '../../../application/kernel/failure';
import { Environment } from '../../../application/platform/environment';
import type { SessionSyncCommandsPort } from '../../../application/session/session-sync-commands.port';
import { SessionTokenPort } from '../../../application/session/session-token.port';
import { instantFrom, type Instant } from '../../../domain/shared/instant';
import { failure, mapResult, success, type Result } from '../../../domain/shared/result';
import { sessionEndpoints } from '../../wire/catalogue/session.endpoints';
import { RestClient } from '../transport/rest-client';
import { exclusively } from './exclusively';
import type { Needs } from '../../../application/kernel/token';

interface Begun {
  readonly expiresAt: Instant;
}

const notConfigured: Failure = { kind: 'rejected', reason: 'notAvailable', detail: 'no session address is configured' };

/** The auth-token sync (specification, section 4). Cookies go along, since the host sets both of them. */
export class RestSessionSyncAdapter implements SessionSyncCommandsPort {
  static readonly needs: Needs<typeof RestSessionSyncAdapter> = [RestClient, Environment, SessionTokenPort];

  readonly #client: RestClient;
  readonly #session: Environment['session'];
  readonly #tokens: SessionTokenPort;

  constructor(client: RestClient, environment: Environment, tokens: SessionTokenPort) {
    this.#client = client;
    this.#session = environment.session;
    this.#tokens = tokens;
  }

  async begin(identityToken: string): Outcome<Begun> {
    const url = this.#session.syncUrl;
    if (url === undefined) return failure(notConfigured);
    const answer = await this.#client.send(sessionEndpoints.begin, {
      url,
      bearer: identityToken,
      withCredentials: true,
    });
    return begun(mapResult(answer, ({ data }) => data.expiresAt));
  }

  /**
   * One tab at a time: a refresh cookie serves once, and one that is used again ends the session. A tab that
   * had to wait finds the cookie renewed already.
   */
  renew(): Outcome<Begun> {
    const url = this.#session.refreshUrl;
    if (url === undefined) return Promise.resolve(failure(notConfigured));
    const before = this.#tokens.token.current;
    return exclusively('session-renewal', async () => {
      this.#tokens.refresh();
      const expiresAt = this.#tokens.expiresAt();
      if (expiresAt !== undefined && this.#tokens.token.current !== before) return success({ expiresAt });
      const answer = await this.#client.send(sessionEndpoints.renew, { url, withCredentials: true });
      return begun(mapResult(answer, ({ data }) => data.expiresAt));
    });
  }

  /** One after the other with renewals: whichever comes last leaves its cookie. */
  switchAccount(userId: string): Outcome<Begun> {
    const url = this.#session.syncUrl;
    if (url === undefined) return Promise.resolve(failure(notConfigured));
    return exclusively('session-renewal', async () => {
      const answer = await this.#client.send(sessionEndpoints.switchAccount, {
        url,
        body: { user_id: userId },
        withCredentials: true,
      });
      return begun(mapResult(answer, ({ data }) => data.expiresAt));
    });
  }

  async end(): Outcome<void> {
    const url = this.#session.syncUrl;
    if (url === undefined) return success(undefined);
    const answer = await this.#client.send(sessionEndpoints.end, {
      url,
      bearer: this.#tokens.token.current,
      withCredentials: true,
    });
    return mapResult(answer, () => undefined);
  }
}

function begun(answer: Result<unknown, Failure>): Result<Begun, Failure> {
  if (!answer.ok) return answer;
  const expiresAt = instantFrom(answer.value);
  return expiresAt === undefined ? failure({ kind: 'malformed', detail: 'expiresAt' }) : success({ expiresAt });
}
