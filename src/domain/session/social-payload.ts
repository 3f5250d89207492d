import { isEmailAddress } from './email-address';
import { returnPath } from './return-path';

const socialTypes = ['Google', 'Apple'] as const;
type SocialType = (typeof socialTypes)[number];

/**
 * `oneTap`: the access token is the provider's own identity token. `popup`: the person has signed in at the
 * identity provider already, and it is that one's.
 */
const socialMethods = ['oneTap', 'popup'] as const;
type SocialMethod = (typeof socialMethods)[number];

/** What is carried from a social sign-in to the login page, which finishes it (specification, sections 1 and 3). */
export interface SocialPayload {
  readonly type: SocialType;
  readonly method: SocialMethod;
  /** A path of this site. */
  readonly redirectUrl: string;
  readonly user: { readonly email: string; readonly accessToken: string };
}

export interface SocialAnswer extends Pick<SocialPayload, 'type' | 'method' | 'redirectUrl'> {
  readonly email: string | undefined;
  readonly accessToken: string | undefined;
}

/** Social sign-in goes on only with both e-mail address and access token (specification, section 5). */
export function socialPayload({
  type,
  method,
  redirectUrl,
  email,
  accessToken,
}: SocialAnswer): SocialPayload | undefined {
  if (!email || !isEmailAddress(email) || !accessToken) return undefined;
  return { type, method, redirectUrl: returnPath(redirectUrl, '/trade'), user: { email, accessToken } };
}

/** A payload as it was kept: anything that is not exactly one reads as none, and its address leads to this site only. */
export function readSocialPayload(value: unknown): SocialPayload | undefined {
  const { type, method, redirectUrl, user } = fieldsOf(value);
  const { email, accessToken } = fieldsOf(user);
  if (!isOneOf(socialTypes, type) || !isOneOf(socialMethods, method)) return undefined;
  if (typeof redirectUrl !== 'string' || typeof email !== 'string' || typeof accessToken !== 'string') return undefined;
  return socialPayload({ type, method, redirectUrl, email, accessToken });
}

function isOneOf<T extends string>(all: readonly T[], value: unknown): value is T {
  return all.some((each) => each === value);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
