import type { Instant } from '../shared/instant';
import type { AuthUser } from './auth-user';

export const signInWayKinds = ['password', 'google', 'apple', 'phone'] as const;
/** By password and by a link in a mail count as one: both lead over the same address. */
export type SignInWayKind = (typeof signInWayKinds)[number];

export interface SignInWay {
  readonly kind: SignInWayKind;
  /** Whose: an e-mail address or a telephone number. */
  readonly of: string | undefined;
}

/** What somebody proves beside their password or provider when they sign in. */
export interface SignInFactor {
  readonly id: string;
  readonly kind: 'totp' | 'sms';
  /** The name it was given. */
  readonly name: string | undefined;
  readonly phone: string | undefined;
  readonly since: Instant | undefined;
}

/** How somebody signs in, as the identity provider knows it. */
export interface SignInIdentity extends AuthUser {
  /** The provider data of the specification. */
  readonly ways: readonly SignInWay[];
  readonly factors: readonly SignInFactor[];
}

export const mostSignInFactors = 5;

type FactorObstacle = 'unverifiedEmail' | 'phoneOnly' | 'taken' | 'tooMany';

/** Why a factor of a kind cannot be added; `undefined` when it can. An authenticator is bound once, telephones several times. */
export function factorObstacle(
  { emailVerified, ways, factors }: Pick<SignInIdentity, 'emailVerified' | 'ways' | 'factors'>,
  kind: SignInFactor['kind'],
): FactorObstacle | undefined {
  if (!ways.some((way) => way.kind !== 'phone')) return 'phoneOnly';
  if (!emailVerified) return 'unverifiedEmail';
  if (kind === 'totp' && factors.some((factor) => factor.kind === 'totp')) return 'taken';
  return factors.length >= mostSignInFactors ? 'tooMany' : undefined;
}

/** The last way in stays, or nobody would come in again. */
export function canRemoveWay({ ways }: Pick<SignInIdentity, 'ways'>, kind: SignInWayKind): boolean {
  return ways.some((way) => way.kind === kind) && ways.some((way) => way.kind !== kind);
}

/** A key for an authenticator app that waits to be bound: whoever knows it makes the codes. */
export interface NewAuthenticator {
  /** Base 32. */
  readonly secret: string;
  /** An `otpauth:` address for a picture to scan. */
  readonly uri: string;
}
