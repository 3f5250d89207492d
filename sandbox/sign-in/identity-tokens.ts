import { exportJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import type { SigningKey } from '../accounts/signing-key';
import type { IdentityRecord } from './identity-repository';
import { SignInError } from './sign-in-error';

export const identityTokenLifetime = 3600;

/** RS256 identity tokens with the claims of the real service (protocol 6.7). */
export class IdentityTokens {
  constructor(
    private readonly key: SigningKey,
    private readonly projectId: string,
    private readonly now: () => number,
  ) {}

  /** `authTime` in seconds: when the person last proved who they are. */
  issue(identity: IdentityRecord, authTime: number): Promise<string> {
    const issuedAt = Math.floor(this.now() / 1000);
    return new SignJWT({
      ...(identity.displayName !== undefined && { name: identity.displayName }),
      ...(identity.photoUrl !== undefined && { picture: identity.photoUrl }),
      auth_time: authTime,
      user_id: identity.localId,
      email: identity.email,
      email_verified: identity.emailVerified,
      firebase: { identities: { email: [identity.email] }, sign_in_provider: 'password' },
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: this.key.id })
      .setIssuer(this.issuer)
      .setAudience(this.projectId)
      .setSubject(identity.localId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + identityTokenLifetime)
      .sign(this.key.privateKey);
  }

  /** Who a token names and when they last signed in (seconds). @throws SignInError when it is not ours or over. */
  async read(token: unknown): Promise<{ readonly localId: string; readonly authTime: number; readonly issuedAt: number }> {
    if (typeof token !== 'string' || token === '') throw new SignInError('INVALID_ID_TOKEN');
    try {
      const { payload } = await jwtVerify(token, this.key.publicKey, {
        issuer: this.issuer,
        audience: this.projectId,
        algorithms: ['RS256'],
        currentDate: new Date(this.now()),
      });
      return { localId: String(payload.sub), authTime: Number(payload['auth_time']), issuedAt: Number(payload.iat) };
    } catch (error) {
      throw new SignInError((error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
    }
  }

  async keySet(): Promise<{ keys: JWK[] }> {
    return { keys: [{ ...(await exportJWK(this.key.publicKey)), kid: this.key.id, alg: 'RS256', use: 'sig' }] };
  }

  private get issuer(): string {
    return `https://securetoken.google.com/${this.projectId}`;
  }
}
