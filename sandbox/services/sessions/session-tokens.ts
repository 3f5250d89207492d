import { jwtVerify, SignJWT } from 'jose';
import type { Session } from './session-repository';
import type { SigningKey } from '../../shared/signing-key';

/** 15 minutes at most: script can read this token (reliability, 1.4). */
export const sessionTokenLifetime = 15 * 60_000;

export type TokenReading =
  | { readonly kind: 'valid' | 'expired'; readonly session: Session }
  | { readonly kind: 'forged' };

/** So many tokens are known again: checking a signature costs more than most calls that bring it. */
const remembered = 1_000;

/** What a token says whose signature has been checked. */
interface Signed {
  readonly session: Session;
  /** In seconds, as the token says it. */
  readonly expiresAt: number;
}

/** The readable session token of the exchange: who, which session, which stream, until when; nothing personal. */
export class SessionTokens {
  /** By the whole token, its signature included. */
  readonly #signed = new Map<string, Signed>();

  constructor(
    private readonly key: SigningKey,
    private readonly now: () => number,
  ) {}

  /** @param applicationId names the account's private stream, which the client reads from the token */
  async issue(
    session: Session,
    applicationId: string | undefined,
  ): Promise<{ readonly token: string; readonly expiresAt: number }> {
    const issuedAt = Math.floor(this.now() / 1000);
    const expiresAt = issuedAt + sessionTokenLifetime / 1000;
    const token = await new SignJWT({ sid: session.sessionId, applicationId })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: this.key.id })
      .setIssuer('exchange')
      .setAudience('exchange')
      .setSubject(String(session.userId))
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(this.key.privateKey);
    return { token, expiresAt: expiresAt * 1000 };
  }

  async read(token: string): Promise<TokenReading> {
    const signed = this.#signed.get(token) ?? (await this.#verified(token));
    if (!signed) return { kind: 'forged' };
    const isOver = signed.expiresAt <= Math.floor(this.now() / 1000);
    return { kind: isOver ? 'expired' : 'valid', session: signed.session };
  }

  /** What it says if the exchange has signed it; whether its time is over is asked at each reading. */
  async #verified(token: string): Promise<Signed | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.key.publicKey, {
        issuer: 'exchange',
        audience: 'exchange',
        algorithms: ['ES256'],
        requiredClaims: ['exp'],
        currentDate: new Date(0),
      });
      const session = { sessionId: String(payload['sid']), userId: Number(payload.sub) };
      const signed = { session, expiresAt: payload.exp! };
      this.#remember(token, signed);
      return signed;
    } catch {
      return undefined;
    }
  }

  #remember(token: string, signed: Signed): void {
    const [oldest] = this.#signed.keys();
    if (oldest !== undefined && this.#signed.size >= remembered) this.#signed.delete(oldest);
    this.#signed.set(token, signed);
  }
}
