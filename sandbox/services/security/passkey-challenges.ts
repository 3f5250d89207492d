import type { EmbeddedDatabase } from '../../storage/database';

/** Milliseconds: as long as a code. */
const lifetime = 10 * 60_000;
/** More than people have under way; beyond it the oldest go. */
const mostKept = 10_000;

/** What devices have been asked to sign: each serves once, for the person and the purpose it was given out for. */
export class PasskeyChallenges {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS passkey_challenges (
      challenge TEXT PRIMARY KEY, user_id INTEGER NOT NULL, purpose TEXT NOT NULL, expires_at INTEGER NOT NULL)`);
  }

  /** @param userId absent where it is not known yet who signs */
  keep(challenge: string, userId: number | undefined, purpose: string): void {
    this.database.run('DELETE FROM passkey_challenges WHERE expires_at <= ?', [this.now()]);
    this.database.run('INSERT INTO passkey_challenges (challenge, user_id, purpose, expires_at) VALUES (?, ?, ?, ?)', [
      challenge,
      userId ?? 0,
      purpose,
      this.now() + lifetime,
    ]);
    this.database.run(
      'DELETE FROM passkey_challenges WHERE rowid NOT IN (SELECT rowid FROM passkey_challenges ORDER BY rowid DESC LIMIT ?)',
      [mostKept],
    );
  }

  /** Whether it was given out for that, and is good still; it is not afterwards. Other people cannot use it up. */
  take(challenge: string, userId: number | undefined, purpose: string): boolean {
    const key = [challenge, userId ?? 0];
    const row = this.database.get<{ purpose: string; expires_at: number }>(
      'SELECT purpose, expires_at FROM passkey_challenges WHERE challenge = ? AND user_id = ?',
      key,
    );
    this.database.run('DELETE FROM passkey_challenges WHERE challenge = ? AND user_id = ?', key);
    return row !== undefined && row.purpose === purpose && Number(row.expires_at) > this.now();
  }
}
