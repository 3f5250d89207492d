import { second, type Instant } from '../../domain/shared/instant';

interface SessionClaims {
  /** By the host's clock. */
  readonly issuedAt: Instant | undefined;
  readonly expiresAt: Instant | undefined;
  /** Who the token is for; tells a renewed token from another person's. */
  readonly subject: string | undefined;
  readonly applicationId: string | undefined;
}

/**
 * When a session token ends and whom it is for. It is not verified: that is the host's part, and nothing is
 * granted on these claims. A token of another form says nothing.
 */
export function sessionClaims(token: string): SessionClaims {
  const claims = payloadOf(token);
  return {
    issuedAt: instantOf(claims['iat']),
    expiresAt: instantOf(claims['exp']),
    subject: textOf(claims['sub']),
    applicationId: textOf(claims['applicationId'] ?? claims['application_id']),
  };
}

/** What a token says, unverified; one of another form says nothing. */
export function payloadOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? (claims as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

function instantOf(claim: unknown): Instant | undefined {
  return typeof claim === 'number' && Number.isFinite(claim) ? claim * second : undefined;
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' || typeof claim === 'number' ? String(claim) : undefined;
}
