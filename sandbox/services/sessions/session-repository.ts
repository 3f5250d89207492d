import { randomUUID } from 'node:crypto';
import { digest, randomToken } from '../../shared/secrets';
import type { CallOrigin } from '../../shared/call-origin';
import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase } from '../../storage/database';

export interface Session {
  readonly sessionId: string;
  /** The account it acts for now: its owner's, or one of their sub-accounts. */
  readonly userId: number;
}

/** An open session as its owner sees it. Times in milliseconds. */
export interface OpenSession extends Session {
  readonly ip: string;
  readonly userAgent: string;
  readonly beganAt: number;
  readonly lastActiveAt: number;
}

export type Rotation =
  | { readonly kind: 'rotated'; readonly session: Session; readonly refreshToken: string }
  /** An old token came back: the family has been ended. */
  | { readonly kind: 'reused'; readonly sessionId: string }
  | { readonly kind: 'unknown' };

interface RefreshRow {
  readonly session_id: string;
  readonly user_id: number;
  readonly acting_user_id: number | null;
  readonly ended_at: number | null;
  readonly used_at: number | null;
  /** Digest of the token that it was given for. */
  readonly parent: string | null;
  readonly expires_at: number;
  readonly created_at: number;
}

interface SessionRow {
  readonly session_id: string;
  readonly user_id: number;
  readonly created_at: number;
  readonly last_active_at: number | null;
  readonly ip: string;
  readonly user_agent: string;
}

interface OpenRow {
  readonly ownerId: number;
  actingId: number;
  /** When its use was last noted. */
  usedAt?: number;
}

/** Two tabs that renew at once send the same token twice (milliseconds). */
const grace = 10_000;
/** No closer than this is it noted when a session was used: a page asks many times a second (milliseconds). */
const noted = 60_000;

/**
 * Sessions and their refresh tokens. A refresh token works once, or again within a few seconds for a second tab, and of
 * what both were given only one goes on; a later use of one means that somebody else has it, and ends the whole family
 * (reliability, 1.4).
 */
export class SessionRepository {
  readonly #open = new Map<string, OpenRow>();
  readonly #listeners = new Set<(sessionId: string) => void>();
  readonly #interruptListeners = new Set<(sessionId: string) => void>();

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
    /** How long somebody may stay away, and how long a session lasts however often it is used (milliseconds). */
    private readonly lifetime: number,
    private readonly longest = Number.MAX_SAFE_INTEGER,
  ) {
    database.run(
      'CREATE TABLE IF NOT EXISTS sessions (session_id TEXT PRIMARY KEY, user_id INTEGER NOT NULL, created_at INTEGER NOT NULL, ended_at INTEGER)',
    );
    addColumns(database, 'sessions', {
      ip: "TEXT NOT NULL DEFAULT ''",
      user_agent: "TEXT NOT NULL DEFAULT ''",
      last_active_at: 'INTEGER',
      acting_user_id: 'INTEGER',
    });
    database.run(`CREATE TABLE IF NOT EXISTS refresh_tokens (
      digest TEXT PRIMARY KEY, session_id TEXT NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER)`);
    addColumns(database, 'refresh_tokens', { parent: 'TEXT' });
    this.#dropExpired();
    for (const row of database.all<{ session_id: string; user_id: number; acting_user_id: number | null }>(
      'SELECT session_id, user_id, acting_user_id FROM sessions WHERE ended_at IS NULL',
    )) {
      this.#open.set(row.session_id, {
        ownerId: Number(row.user_id),
        actingId: Number(row.acting_user_id ?? row.user_id),
      });
    }
  }

  /** Others of the same person stay open. */
  begin(userId: number, origin: CallOrigin = {}): { readonly session: Session; readonly refreshToken: string } {
    const session = { sessionId: randomUUID(), userId };
    return this.database.transaction(() => {
      const now = this.now();
      this.database.run(
        'INSERT INTO sessions (session_id, user_id, created_at, last_active_at, ip, user_agent) VALUES (?, ?, ?, ?, ?, ?)',
        [session.sessionId, userId, now, now, origin.ip ?? '', (origin.userAgent ?? '').slice(0, 512)],
      );
      const refreshToken = this.#issue(session.sessionId, now);
      this.#open.set(session.sessionId, { ownerId: userId, actingId: userId, usedAt: now });
      return { session, refreshToken };
    });
  }

  /** Somebody is there: its owner sees when, among their devices. */
  used(sessionId: string): void {
    const session = this.#open.get(sessionId);
    const now = this.now();
    if (!session || now - (session.usedAt ?? 0) < noted) return;
    session.usedAt = now;
    this.database.run('UPDATE sessions SET last_active_at = ? WHERE session_id = ?', [now, sessionId]);
  }

  isOpen(sessionId: string): boolean {
    return this.#open.has(sessionId);
  }

  /** The account that an open session acts for; tokens for another one are dead. */
  actingIn(sessionId: string): number | undefined {
    return this.#open.get(sessionId)?.actingId;
  }

  /** Lets a session act for another account of its owner; whoever calls has seen to it that it is theirs. */
  actAs(sessionId: string, userId: number): Session {
    const session = this.#open.get(sessionId);
    if (!session) throw new Error('The session has ended.');
    this.database.run('UPDATE sessions SET acting_user_id = ? WHERE session_id = ?', [userId, sessionId]);
    session.actingId = userId;
    this.interrupt(sessionId);
    return { sessionId, userId };
  }

  /** What a session has opened is over; the session goes on. */
  interrupt(sessionId: string): void {
    for (const listener of this.#interruptListeners) listener(sessionId);
  }

  /** Most recently active first. */
  openOf(userId: number): readonly OpenSession[] {
    return this.database
      .all<SessionRow>(
        `SELECT s.* FROM sessions s WHERE s.user_id = ? AND s.ended_at IS NULL
          AND EXISTS (SELECT 1 FROM refresh_tokens r WHERE r.session_id = s.session_id AND r.used_at IS NULL AND r.expires_at > ?)
          ORDER BY s.last_active_at DESC, s.created_at DESC, s.rowid DESC`,
        [userId, this.now()],
      )
      .map((row) => ({
        sessionId: row.session_id,
        userId: Number(row.user_id),
        ip: row.ip,
        userAgent: row.user_agent,
        beganAt: Number(row.created_at),
        lastActiveAt: Number(row.last_active_at ?? row.created_at),
      }));
  }

  rotate(refreshToken: string): Rotation {
    const rotation = this.database.transaction((): Rotation => {
      const key = digest(refreshToken);
      const now = this.now();
      const [row] = this.database.all<RefreshRow>(
        'SELECT r.session_id, r.used_at, r.parent, r.expires_at, s.user_id, s.acting_user_id, s.ended_at, s.created_at FROM refresh_tokens r JOIN sessions s USING (session_id) WHERE r.digest = ?',
        [key],
      );
      if (!row || row.ended_at !== null || Number(row.expires_at) <= now) return { kind: 'unknown' };
      if (row.used_at !== null && Number(row.used_at) + grace <= now)
        return { kind: 'reused', sessionId: row.session_id };
      // What a second tab was given for the same one is used up as well: one line goes on, not two beside each other.
      this.database.run('UPDATE refresh_tokens SET used_at = ? WHERE (digest = ? OR parent = ?) AND used_at IS NULL', [
        now,
        key,
        row.parent,
      ]);
      this.database.run('UPDATE sessions SET last_active_at = ? WHERE session_id = ?', [now, row.session_id]);
      return {
        kind: 'rotated',
        session: { sessionId: row.session_id, userId: Number(row.acting_user_id ?? row.user_id) },
        refreshToken: this.#issue(row.session_id, Number(row.created_at), key),
      };
    });
    if (rotation.kind === 'reused') this.end(rotation.sessionId);
    return rotation;
  }

  /** Ends a session at once; its tokens and refresh tokens are dead. */
  end(sessionId: string): void {
    this.database.run('UPDATE sessions SET ended_at = ? WHERE session_id = ? AND ended_at IS NULL', [
      this.now(),
      sessionId,
    ]);
    if (!this.#open.delete(sessionId)) return;
    for (const listener of this.#listeners) listener(sessionId);
  }

  /** All sessions of a person, or all but one. @returns how many could still have gone on. */
  endOthers(userId: number, kept?: string): number {
    const ended = this.openOf(userId).filter(({ sessionId }) => sessionId !== kept).length;
    for (const [sessionId, { ownerId }] of [...this.#open])
      if (ownerId === userId && sessionId !== kept) this.end(sessionId);
    return ended;
  }

  onEnd(listener: (sessionId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onInterrupt(listener: (sessionId: string) => void): () => void {
    this.#interruptListeners.add(listener);
    return () => this.#interruptListeners.delete(listener);
  }

  #issue(sessionId: string, beganAt: number, parent: string | null = null): string {
    const refreshToken = randomToken();
    this.database.run('INSERT INTO refresh_tokens (digest, session_id, expires_at, parent) VALUES (?, ?, ?, ?)', [
      digest(refreshToken),
      sessionId,
      Math.min(this.now() + this.lifetime, beganAt + this.longest),
      parent,
    ]);
    return refreshToken;
  }

  #dropExpired(): void {
    this.database.transaction(() => {
      this.database.run('DELETE FROM refresh_tokens WHERE expires_at <= ?', [this.now()]);
      this.database.run('DELETE FROM sessions WHERE session_id NOT IN (SELECT session_id FROM refresh_tokens)');
    });
  }
}
