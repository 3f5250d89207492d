import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token nobody can guess: 256 bits, safe in cookies and addresses. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are stored as digests, so that a copied database opens no session. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function sameText(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}
