import { errors, jwtVerify, SignJWT } from 'jose';
import type { Session } from './session-repository';
import type { SigningKey } from '../../shared/signing-key';

/** 15 minutes at most: script can read this token (reliability, 1.4). */
export const sessionTokenLifetime = 15 * 60_000;

export type TokenReading =
  { readonly kind: 'valid' | 'expired'; readonly session: Session } | { readonly kind: 'forged' };

/** The readable session token of the exchange: who, which session, which stream, until when; nothing personal. */
export class SessionTokens {
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
    const options = {
      issuer: 'exchange',
      audience: 'exchange',
      algorithms: ['ES256'],
      currentDate: new Date(this.now()),
    };
    try {
      const { payload } = await jwtVerify(token, this.key.publicKey, options);
      return { kind: 'valid', session: { sessionId: String(payload['sid']), userId: Number(payload.sub) } };
    } catch (error) {
      // Signature and issuer have been checked by then: only the time is over.
      if (error instanceof errors.JWTExpired) {
        return {
          kind: 'expired',
          session: { sessionId: String(error.payload['sid']), userId: Number(error.payload.sub) },
        };
      }
      return { kind: 'forged' };
    }
  }
}
