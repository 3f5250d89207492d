import { randomToken, digest } from '../../shared/secrets';
import type { User } from '../users/user';
import { duplicate, invalidParameter, notFound } from '../../shared/api-error';
import { minute } from '../../../src/domain/shared/instant';
import type { EmbeddedDatabase } from '../../storage/database';
import type { TwitterBinding } from './profile';
import type { ProfileRepository } from './profile-repository';

/** Page of the embedded exchange that stands in for the other service's. */
export const twitterPath = '/sandbox/twitter/authorize';
const lifetime = 10 * minute;
const handleForm = /^[A-Za-z0-9_]{3,15}$/;

/**
 * Binding of an account of X, as OAuth 1.0a goes: a request token for the caller, the visitor's consent on a page
 * elsewhere, and a verifier that works once. The other service is stood in for; the owner of a handle is whoever says so.
 */
export class TwitterAccounts {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly profiles: ProfileRepository,
    private readonly now: () => number,
  ) {
    database.exec(`CREATE TABLE IF NOT EXISTS twitter_requests (
      token TEXT PRIMARY KEY, account_id TEXT NOT NULL, expires_at INTEGER NOT NULL, verifier TEXT UNIQUE, handle TEXT)`);
  }

  /** @returns the request token, which is part of the address of the consent page. */
  begin(user: User): string {
    const token = randomToken();
    this.database.run('DELETE FROM twitter_requests WHERE expires_at <= ? OR account_id = ?', [
      this.now(),
      user.applicationId,
    ]);
    this.database.run('INSERT INTO twitter_requests (token, account_id, expires_at) VALUES (?,?,?)', [
      token,
      user.applicationId,
      this.now() + lifetime,
    ]);
    return token;
  }

  /** The visitor consents at the other service. @returns the verifier. @throws ApiError -1005, -1006 */
  consent(token: string, handle: string): string {
    if (!handleForm.test(handle)) throw invalidParameter('handle: 3 to 15 letters, digits and underscores');
    const verifier = randomToken();
    const { changes } = this.database.run(
      'UPDATE twitter_requests SET verifier = ?, handle = ? WHERE token = ? AND verifier IS NULL AND expires_at > ?',
      [digest(verifier), handle, token, this.now()],
    );
    if (changes === 0) throw notFound('request: it is unknown, answered or over');
    return verifier;
  }

  /** @throws ApiError -1005 for a verifier that is not this caller's, -1007 for an account that is bound elsewhere. */
  bind(user: User, verifier: string): TwitterBinding {
    return this.database.transaction(() => {
      const row = this.database.get<{ handle: string }>(
        'SELECT handle FROM twitter_requests WHERE verifier = ? AND account_id = ? AND expires_at > ?',
        [digest(verifier), user.applicationId, this.now()],
      );
      if (row === undefined) throw invalidParameter('oauthVerifier');
      const owner = this.profiles.byTwitterHandle(row.handle);
      if (owner !== undefined && owner.accountId !== user.applicationId)
        throw duplicate('This account of X is bound to another profile.');
      this.database.run('DELETE FROM twitter_requests WHERE account_id = ?', [user.applicationId]);
      this.profiles.of(user);
      this.profiles.saveTwitter(user.applicationId, {
        handle: row.handle,
        name: row.handle.replace(/_/g, ' '),
        imageUrl: `/sandbox/twitter/images/${row.handle}.svg`,
        boundAt: this.now(),
      });
      return this.of(user);
    });
  }

  /** @throws ApiError -1006 when none is bound. */
  of(user: User): TwitterBinding {
    const { twitter } = this.profiles.of(user);
    if (twitter === undefined) throw notFound('account of X: none is bound');
    return twitter;
  }

  unbind(user: User): void {
    this.of(user);
    this.profiles.saveTwitter(user.applicationId, undefined);
  }

  removeImage(user: User): void {
    this.profiles.saveTwitter(user.applicationId, { ...this.of(user), imageUrl: undefined });
  }
}
