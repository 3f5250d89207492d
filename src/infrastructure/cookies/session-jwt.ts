import { second, type Instant } from '../../domain/shared/instant';

export interface SessionClaims {
  /** By the host's clock. */
  readonly issuedAt: Instant | undefined;
  readonly expiresAt: Instant | undefined;
  readonly subject: string | undefined;
}

const none: SessionClaims = { issuedAt: undefined, expiresAt: undefined, subject: undefined };

/**
 * When the token ends and whom it is for. It is not verified: that is the host's part, and nothing is granted on
 * these claims. A token of another form says nothing.
 */
export function sessionClaims(token: string): SessionClaims {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(payload)) as Record<string, unknown>;
    return {
      issuedAt: instant(claims['iat']),
      expiresAt: instant(claims['exp']),
      subject: typeof claims['sub'] === 'string' ? claims['sub'] : undefined,
    };
  } catch {
    return none;
  }
}

function instant(claim: unknown): Instant | undefined {
  return typeof claim === 'number' && Number.isFinite(claim) ? claim * second : undefined;
}
