/**
 * A kept document as if it had been served just now: with a nonce that no earlier answer had, in its policy and wherever
 * it stands in its markup (docs/adr/0011-security-headers.md).
 */
export async function withFreshNonce(kept: Response, nonce: string): Promise<Response> {
  const policy = kept.headers.get('content-security-policy') ?? '';
  const known = /'nonce-([^']+)'/.exec(policy)?.[1];
  // Where answers cannot differ, documents have none.
  if (known === undefined) return kept;
  const headers = new Headers(kept.headers);
  headers.set('content-security-policy', policy.replaceAll(known, nonce));
  // They speak of the bytes that came over the line.
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response((await kept.text()).replaceAll(known, nonce), { status: kept.status, headers });
}

export function drawNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
