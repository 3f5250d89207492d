import { randomUUID } from 'node:crypto';
import { exportJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import type { SigningKey } from '../../../shared/signing-key';
import { SignInError } from '../../common/sign-in-error';
import type { IdentityRecord } from './identity-repository';
import type { ProviderLink } from './provider-links';
import type { Proof } from './refresh-tokens';

export const identityTokenLifetime = 3600;

/** RS256 identity tokens with the claims of the real service (protocol 6.7). */
export class IdentityTokens {
  constructor(
    private readonly key: SigningKey,
    private readonly projectId: string,
    private readonly now: () => number,
  ) {}

  issue(identity: IdentityRecord, links: readonly ProviderLink[], proof: Proof): Promise<string> {
    const issuedAt = Math.floor(this.now() / 1000);
    const identities: Record<string, readonly string[]> = Object.fromEntries(
      links.map(({ providerId, rawId }) => [providerId, [rawId]]),
    );
    if (identity.email !== undefined) identities['email'] = [identity.email];
    if (identity.phoneNumber !== undefined) identities['phone'] = [identity.phoneNumber];
    return (
      new SignJWT({
        ...(identity.claims !== undefined && (JSON.parse(identity.claims) as Record<string, unknown>)),
        ...(identity.displayName !== undefined && { name: identity.displayName }),
        ...(identity.photoUrl !== undefined && { picture: identity.photoUrl }),
        ...(identity.email !== undefined && { email: identity.email, email_verified: identity.emailVerified }),
        ...(identity.phoneNumber !== undefined && { phone_number: identity.phoneNumber }),
        auth_time: proof.authTime,
        user_id: identity.localId,
        firebase: {
          identities,
          sign_in_provider: proof.provider,
          ...(proof.secondFactor && {
            sign_in_second_factor: proof.secondFactor.kind,
            second_factor_identifier: proof.secondFactor.enrollmentId,
          }),
        },
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: this.key.id })
        .setIssuer(this.#issuer)
        .setAudience(this.projectId)
        .setSubject(identity.localId)
        // Two of one second differ: each opens a session of its own.
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + identityTokenLifetime)
        .sign(this.key.privateKey)
    );
  }

  /** Whom a token names and how they signed in; `issuedAt` in seconds. @throws SignInError when it is not ours or over. */
  async read(token: unknown): Promise<{ readonly localId: string; readonly proof: Proof; readonly issuedAt: number }> {
    if (typeof token !== 'string' || token === '') throw new SignInError('INVALID_ID_TOKEN');
    try {
      const { payload } = await jwtVerify(token, this.key.publicKey, {
        issuer: this.#issuer,
        audience: this.projectId,
        algorithms: ['RS256'],
        currentDate: new Date(this.now()),
      });
      const firebase = payload['firebase'] as {
        sign_in_provider: string;
        sign_in_second_factor?: 'phone' | 'totp';
        second_factor_identifier?: string;
      };
      const {
        sign_in_provider: provider,
        sign_in_second_factor: kind,
        second_factor_identifier: enrollmentId,
      } = firebase;
      const secondFactor = kind === undefined || enrollmentId === undefined ? undefined : { kind, enrollmentId };
      return {
        localId: String(payload.sub),
        proof: { provider, authTime: Number(payload['auth_time']), secondFactor },
        issuedAt: Number(payload.iat),
      };
    } catch (error) {
      throw new SignInError(
        (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN',
      );
    }
  }

  async keySet(): Promise<{ keys: JWK[] }> {
    return {
      keys: [{ ...(await exportJWK(this.key.publicKey)), kid: this.key.id, alg: 'RS256', use: 'sig' }],
    };
  }

  get #issuer(): string {
    return `https://securetoken.google.com/${this.projectId}`;
  }
}
