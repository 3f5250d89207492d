import { createRemoteJWKSet, jwtVerify } from 'jose';

export interface Identity {
  readonly identity: string;
  /** Empty for somebody who signs in by telephone and has given none. */
  readonly email: string;
}

/** An identity token older than this begins no session (specification, section 9). */
const maximumAge = 300;
/** Seconds by which two machines' clocks may differ. */
const clockTolerance = 10;
/** No token begins a session for longer, whatever its clock says (milliseconds). */
export const identityTokenReach = (maximumAge + 2 * clockTolerance) * 1_000;

/** Reads the identity provider's tokens: signature by its key set, issuer, audience, expiry and age. */
export class IdentityVerifier {
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(
    keySetUrl: URL,
    private readonly projectId: string,
    private readonly now: () => number,
    /** Whether a token issued then (seconds) has not been made void since. */
    private readonly admits: (identity: string, issuedAt: number) => boolean,
  ) {
    this.#keys = createRemoteJWKSet(keySetUrl, { cooldownDuration: 1_000 });
  }

  /** `undefined` for a token that does not prove who somebody is. */
  async verify(token: string): Promise<Identity | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        issuer: `https://securetoken.google.com/${this.projectId}`,
        audience: this.projectId,
        algorithms: ['RS256'],
        maxTokenAge: maximumAge,
        clockTolerance,
        currentDate: new Date(this.now()),
      });
      if (!payload.sub || !this.admits(payload.sub, payload.iat ?? 0)) return undefined;
      return { identity: payload.sub, email: typeof payload['email'] === 'string' ? payload['email'] : '' };
    } catch {
      return undefined;
    }
  }
}
