import { payloadOf } from './session-claims';

/** What a provider's identity token says of somebody. Unverified, as with sessions: whoever takes the token checks it. */
export function identityClaims(token: string): { readonly email: string | undefined } {
  const { email } = payloadOf(token);
  return { email: typeof email === 'string' ? email : undefined };
}
