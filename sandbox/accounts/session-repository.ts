import { randomUUID } from 'node:crypto';
import { digest, randomToken } from './secrets';
import type { EmbeddedDatabase } from '../storage/database';

export interface Session {
  readonly sessionId: string;
  readonly userId: number;
}

export type Rotation =
  | { readonly kind: 'rotated'; readonly session: Session; readonly refreshToken: string }
  /** An old token came back: the family has been ended. */
  | { readonly kind: 'reused'; readonly sessionId: string }
  | { readonly kind: 'unknown' };

interface RefreshRow {
  readonly session_id: string;
  readonly user_id: number;
  readonly ended_at: number | null;
  readonly used_at: number | null;
  readonly expires_at: number;
}

/**
 * Sessions and their refresh tokens. A refresh token works once; a second use of one means that somebody
 * else has it, and ends the whole family (reliability, 1.4).
 */
export class SessionRepository {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
    private readonly lifetime: number,
  ) {
    database.run('CREATE TABLE IF NOT EXISTS sessions (session_id TEXT PRIMARY KEY, user_id INTEGER NOT NULL, created_at INTEGER NOT NULL, ended_at INTEGER)');
    database.run(`CREATE TABLE IF NOT EXISTS refresh_tokens (
      digest TEXT PRIMARY KEY, session_id TEXT NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER)`);
    this.dropExpired();
    for (const row of database.all<{ session_id: string; user_id: number }>('SELECT session_id, user_id FROM sessions WHERE ended_at IS NULL')) {
      this.open.set(row.session_id, Number(row.user_id));
    }
  }

  begin(userId: number): { readonly session: Session; readonly refreshToken: string } {
    const session = { sessionId: randomUUID(), userId };
    return this.database.transaction(() => {
      this.database.run('INSERT INTO sessions (session_id, user_id, created_at) VALUES (?, ?, ?)', [session.sessionId, userId, this.now()]);
      const refreshToken = this.issue(session.sessionId);
      this.open.set(session.sessionId, userId);
      return { session, refreshToken };
    });
  }

  isOpen(sessionId: string): boolean {
    return this.open.has(sessionId);
  }

  rotate(refreshToken: string): Rotation {
    return this.database.transaction(() => {
      const key = digest(refreshToken);
      const [row] = this.database.all<RefreshRow>(
        'SELECT r.session_id, r.used_at, r.expires_at, s.user_id, s.ended_at FROM refresh_tokens r JOIN sessions s USING (session_id) WHERE r.digest = ?',
        [key],
      );
      if (!row || row.ended_at !== null || Number(row.expires_at) <= this.now()) return { kind: 'unknown' };
      if (row.used_at !== null) {
        this.end(row.session_id);
        return { kind: 'reused', sessionId: row.session_id };
      }
      this.database.run('UPDATE refresh_tokens SET used_at = ? WHERE digest = ?', [this.now(), key]);
      const session = { sessionId: row.session_id, userId: Number(row.user_id) };
      return { kind: 'rotated', session, refreshToken: this.issue(session.sessionId) };
    });
  }

  /** Ends a session at once; its tokens and refresh tokens are dead. */
  end(sessionId: string): void {
    this.open.delete(sessionId);
    this.database.run('UPDATE sessions SET ended_at = ? WHERE session_id = ? AND ended_at IS NULL', [this.now(), sessionId]);
  }

  private issue(sessionId: string): string {
    const refreshToken = randomToken();
    this.database.run('INSERT INTO refresh_tokens (digest, session_id, expires_at) VALUES (?, ?, ?)', [digest(refreshToken), sessionId, this.now() + this.lifetime]);
    return refreshToken;
  }

  private dropExpired(): void {
    this.database.transaction(() => {
      this.database.run('DELETE FROM refresh_tokens WHERE expires_at <= ?', [this.now()]);
      this.database.run('DELETE FROM sessions WHERE session_id NOT IN (SELECT session_id FROM refresh_tokens)');
    });
  }
}
