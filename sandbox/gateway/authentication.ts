import type { FastifyRequest } from 'fastify';
import type { SessionRepository } from '../services/sessions/session-repository';
import type { SessionTokens } from '../services/sessions/session-tokens';
import type { UserRepository } from '../services/users/user-repository';
import { ApiError, invalidSignature, unauthorised } from '../shared/api-error';
import type { CredentialService } from '../services/credentials/credential-service';
import type { Caller } from './caller';
import { isSigned, parametersText, requestText, socketText } from './signature';
import { UsedSignatures, type SignatureUse } from './used-signatures';

/** A signed request is good for this long on either side of the server's clock, unless it says less (milliseconds). */
const receiveWindow = 60_000;

interface Signed {
  readonly apiKey: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly use: SignatureUse;
}

/** Who is calling: a session's bearer token, or an API key with its signature. Cookies prove nothing. */
export class Authentication {
  readonly #used: UsedSignatures;

  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly credentials: CredentialService,
    private readonly now: () => number,
  ) {
    this.#used = new UsedSignatures(now, receiveWindow);
  }

  /** @throws ApiError when the request does not prove who it comes from. */
  async ofRequest(request: FastifyRequest, rawBody: string): Promise<Caller> {
    const bearer = bearerOf(request);
    if (bearer !== undefined) return this.ofToken(bearer);
    const { 'x-api-key': apiKey, 'x-api-timestamp': timestamp, 'x-api-signature': signature } = request.headers;
    if (typeof apiKey !== 'string') throw unauthorised();
    if (typeof timestamp !== 'string' || typeof signature !== 'string') throw invalidSignature();
    return this.#ofSignature(
      { apiKey, timestamp, signature, use: request.method === 'GET' ? 'read' : 'write' },
      signedTexts(request, rawBody, timestamp),
      request.ip,
      windowOf(request),
    );
  }

  async ofToken(token: string): Promise<Caller> {
    const reading = await this.tokens.read(token);
    if (reading.kind === 'forged') throw invalidSignature();
    const { sessionId, userId } = reading.session;
    const user = this.users.byId(userId);
    // A token for another account than the session acts for now was replaced.
    if (reading.kind === 'expired' || this.sessions.actingIn(sessionId) !== userId || !user) throw unauthorised();
    this.sessions.used(sessionId);
    return { user, sessionId };
  }

  /** @param ip absent for a caller whose address is not known: a key with a list of addresses refuses it */
  ofSocketKey(apiKey: string, timestamp: string, signature: string, ip = ''): Caller {
    return this.#ofSignature({ apiKey, timestamp, signature, use: 'socket' }, [socketText(timestamp)], ip);
  }

  /** The session a bearer token names, even when its time is over. */
  async sessionOf(token: string): Promise<string | undefined> {
    const reading = await this.tokens.read(token);
    return reading.kind === 'forged' ? undefined : reading.session.sessionId;
  }

  #ofSignature(
    { apiKey, timestamp, signature, use }: Signed,
    texts: readonly string[],
    ip: string,
    window = receiveWindow,
  ): Caller {
    const key = this.credentials.byKey(apiKey);
    const user = key && this.users.byId(key.userId);
    if (!key || !user) throw unauthorised();
    if (!texts.some((text) => isSigned(key.secret, text, signature))) throw invalidSignature();
    if (!(Math.abs(Number(timestamp) - this.now()) <= window))
      throw new ApiError(317179, 400, 'The timestamp is outside the receive window.');
    if (!this.credentials.admits(key, ip)) throw unauthorised();
    if (!this.#used.admits(apiKey, signature, Number(timestamp), use))
      throw new ApiError(-1001, 401, 'The signature has been used before: sign each request anew.');
    return { user, sessionId: undefined, permissions: key.permissions };
  }
}

export function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

/** Milliseconds. @throws ApiError 317178 for a window that is none. */
function windowOf(request: FastifyRequest): number {
  const text = request.headers['x-api-recv-window'];
  if (text === undefined) return receiveWindow;
  const window = Number(text);
  if (!(window > 0 && window <= receiveWindow)) throw new ApiError(317178, 400, 'The receive window is invalid.');
  return window;
}

/** What may have been signed: the older calls sign their parameters, as they are or as they are sent. */
function signedTexts(request: FastifyRequest, rawBody: string, timestamp: string): readonly string[] {
  if (!/^\/v[12]\//.test(request.url)) return [requestText(timestamp, request.method, request.url, rawBody)];
  const query = request.url.split('?')[1] ?? '';
  const parameters = {
    ...Object.fromEntries(new URLSearchParams(query)),
    ...Object.fromEntries(new URLSearchParams(rawBody)),
  };
  const sent = [query, rawBody].filter((part) => part !== '').join('&');
  return [parametersText(parameters, timestamp), `${sent}|${timestamp}`];
}
