import type { Instant } from '../shared/instant';

/**
 * Somebody as the identity provider knows them (specification, section 3). Read after they have confirmed who they are,
 * held in memory while their page is open, and written nowhere: it carries tokens.
 */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly displayName: string | undefined;
  readonly photoUrl: string | undefined;
  /** In international form. */
  readonly phoneNumber: string | undefined;
  readonly anonymous: boolean;
  /** Of a provider that serves several companies apart. */
  readonly tenantId: string | undefined;
  readonly createdAt: Instant | undefined;
  readonly lastLogInAt: Instant | undefined;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Of the access token. */
  readonly expiresAt: Instant | undefined;
}
