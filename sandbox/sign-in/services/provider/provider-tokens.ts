import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { digest, randomToken } from '../../../shared/secrets';
import type { SigningKey } from '../../../shared/signing-key';
import type { EmbeddedDatabase } from '../../../storage/database';
import { text } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { ProviderId } from './provider-accounts';

/** Who somebody is, in a provider's word. */
export interface ProviderClaim {
  readonly providerId: ProviderId;
  readonly subject: string;
  /** Absent when the person was not asked for it, or kept it. */
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

export interface Grant {
  readonly claim: ProviderClaim;
  readonly idToken: string;
  readonly accessToken: string;
  readonly nonce?: string | undefined;
}

const issuers: Readonly<Record<ProviderId, string>> = {
  'google.com': 'https://accounts.google.com',
  'apple.com': 'https://appleid.apple.com',
};
const lifetime = 60 * 60;
const codeLifetime = 5 * 60_000;

/** What the stand-ins for Google and Apple issue: signed identity tokens, access tokens, and one-time codes for both. */
export class ProviderTokens {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly key: SigningKey,
    private readonly now: () => number,
  ) {
    database.run(
      'CREATE TABLE IF NOT EXISTS provider_grants (digest TEXT PRIMARY KEY, kind TEXT NOT NULL, content TEXT NOT NULL, created_at INTEGER NOT NULL)',
    );
  }

  identityToken(
    { providerId, subject, email, name }: ProviderClaim,
    audience: string,
    nonce?: string,
  ): Promise<string> {
    const issuedAt = Math.floor(this.now() / 1000);
    return new SignJWT({
      ...(email !== undefined && { email, email_verified: true }),
      ...(name !== undefined && { name }),
      ...(nonce !== undefined && { nonce }),
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: this.key.id })
      .setIssuer(issuers[providerId])
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .sign(this.key.privateKey);
  }

  /**
   * Reads a provider's identity token.
   * @param rawNonce what the caller says the nonce was before it was hashed
   * @throws SignInError
   */
  async readIdentityToken(
    token: string,
    providerId: ProviderId,
    rawNonce: string | undefined,
  ): Promise<ProviderClaim & { readonly audience: string }> {
    const payload = await jwtVerify(token, this.key.publicKey, {
      issuer: Object.values(issuers),
      algorithms: ['RS256'],
      currentDate: new Date(this.now()),
    }).then(
      (verified) => verified.payload,
      () => {
        throw new SignInError(`INVALID_IDP_RESPONSE : Unable to parse the ID token of ${providerId}.`);
      },
    );
    if (payload.iss !== issuers[providerId]) throw new SignInError('REJECTED_CREDENTIAL');
    const nonce = text(payload['nonce']);
    const fits =
      rawNonce === undefined
        ? nonce === undefined || providerId === 'google.com'
        : nonce === rawNonce || nonce === createHash('sha256').update(rawNonce).digest('hex');
    if (!fits)
      throw new SignInError('MISSING_OR_INVALID_NONCE : The nonce of the request is not the one in the ID token.');
    return {
      providerId,
      subject: String(payload.sub),
      email: text(payload['email']),
      name: text(payload['name']),
      audience: String(payload.aud),
    };
  }

  accessToken(claim: ProviderClaim): string {
    return this.#keep('access', claim);
  }

  readAccessToken(token: string, providerId: ProviderId): ProviderClaim {
    const claim = this.#find<ProviderClaim>('access', token, lifetime * 1000);
    if (claim?.providerId !== providerId) throw new SignInError('INVALID_IDP_RESPONSE : The access token is not good.');
    return claim;
  }

  revoke(accessToken: string): void {
    this.database.run('DELETE FROM provider_grants WHERE digest = ?', [digest(accessToken)]);
  }

  /** A code for a popup's answer; `sessionId` has to come back with it. */
  code(grant: Grant, sessionId: string): string {
    return this.#keep('code', { grant, sessionId });
  }

  redeemCode(code: string, sessionId: unknown): Grant {
    const found = this.#find<{ grant: Grant; sessionId: string }>('code', code, codeLifetime);
    this.revoke(code);
    if (found === undefined || found.sessionId !== sessionId)
      throw new SignInError('INVALID_IDP_RESPONSE : The code is not good.');
    return found.grant;
  }

  /** Stands for a credential that could not be used yet, until its owner has confirmed who they are. */
  pendingToken(grant: Partial<Grant> & Pick<Grant, 'claim'>): string {
    return this.#keep('pending', grant);
  }

  readPendingToken(token: string): Partial<Grant> & Pick<Grant, 'claim'> {
    const grant = this.#find<Partial<Grant> & Pick<Grant, 'claim'>>('pending', token, lifetime * 1000);
    if (!grant) throw new SignInError('INVALID_PENDING_TOKEN');
    return grant;
  }

  #keep(kind: string, content: unknown): string {
    const token = randomToken();
    this.database.run('DELETE FROM provider_grants WHERE created_at <= ?', [this.now() - lifetime * 1000]);
    this.database.run('INSERT INTO provider_grants (digest, kind, content, created_at) VALUES (?, ?, ?, ?)', [
      digest(token),
      kind,
      JSON.stringify(content),
      this.now(),
    ]);
    return token;
  }

  #find<T>(kind: string, token: string, within: number): T | undefined {
    const row = this.database.get<{ content: string }>(
      'SELECT content FROM provider_grants WHERE digest = ? AND kind = ? AND created_at > ?',
      [digest(token), kind, this.now() - within],
    );
    return row && (JSON.parse(row.content) as T);
  }
}
