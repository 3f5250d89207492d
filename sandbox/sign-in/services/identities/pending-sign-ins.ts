import { digest, randomToken } from '../../../shared/secrets';
import type { EmbeddedDatabase } from '../../../storage/database';
import { SignInError } from '../../common/sign-in-error';

export interface PendingSignIn {
  readonly credential: string;
  readonly localId: string;
  readonly provider: string;
}

const lifetime = 5 * 60_000;

/** Sign-ins whose first factor is proved and whose second one is awaited. */
export class PendingSignIns {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(
      'CREATE TABLE IF NOT EXISTS pending_sign_ins (digest TEXT PRIMARY KEY, local_id TEXT NOT NULL, provider TEXT NOT NULL, created_at INTEGER NOT NULL)',
    );
  }

  add(localId: string, provider: string): string {
    const credential = randomToken();
    this.database.run('DELETE FROM pending_sign_ins WHERE created_at <= ?', [this.now() - lifetime]);
    this.database.run('INSERT INTO pending_sign_ins (digest, local_id, provider, created_at) VALUES (?, ?, ?, ?)', [
      digest(credential),
      localId,
      provider,
      this.now(),
    ]);
    return credential;
  }

  find(credential: unknown): PendingSignIn {
    if (typeof credential !== 'string' || credential === '') throw new SignInError('MISSING_MFA_PENDING_CREDENTIAL');
    const row = this.database.get<{ local_id: string; provider: string }>(
      'SELECT local_id, provider FROM pending_sign_ins WHERE digest = ? AND created_at > ?',
      [digest(credential), this.now() - lifetime],
    );
    if (!row) throw new SignInError('INVALID_MFA_PENDING_CREDENTIAL');
    return { credential, localId: row.local_id, provider: row.provider };
  }

  /** @throws SignInError when somebody else has just used it. */
  use({ credential }: PendingSignIn): void {
    const { changes } = this.database.run('DELETE FROM pending_sign_ins WHERE digest = ?', [digest(credential)]);
    if (changes === 0) throw new SignInError('INVALID_MFA_PENDING_CREDENTIAL');
  }
}
