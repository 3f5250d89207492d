export interface SessionClaims {
  /** Who the token is for; tells a renewed token from another person's. */
  readonly subject: string | undefined;
  readonly applicationId: string | undefined;
}

/**
 * Reads a session token's claims without checking its signature: that is the host's business, and nothing
 * here is decided by them but an address and whether to connect anew.
 */
export function readSessionClaims(token: string): SessionClaims {
  const claims = payloadOf(token);
  return {
    subject: textOf(claims.sub),
    applicationId: textOf(claims.applicationId ?? claims.application_id),
  };
}

function payloadOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? (claims as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' || typeof claim === 'number' ? String(claim) : undefined;
}
