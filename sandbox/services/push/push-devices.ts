import { ApiError, rejected } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase } from '../../storage/database';
import type { SecurityRecords } from '../security/security-records';
import type { SessionRepository } from '../sessions/session-repository';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

export type PushPlatform = 'web' | 'ios' | 'android';

export interface PushDevice {
  readonly token: string;
  readonly platform: PushPlatform;
}

interface Row extends PushDevice {
  readonly session_id: string;
}

export interface PushDeviceParts {
  readonly database: EmbeddedDatabase;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly records: SecurityRecords;
  readonly now: () => number;
}

/** Of one person, the latest. */
const most = 10;

/**
 * Devices that people are pushed to. Each is of the session that named it, and hears nothing once that session is over,
 * whatever ended it: a thief's device falls with what the thief has stolen.
 */
export class PushDevices {
  constructor(private readonly parts: PushDeviceParts) {
    const { database, sessions } = parts;
    database.run(
      'CREATE TABLE IF NOT EXISTS push_tokens (token TEXT PRIMARY KEY, user_id INTEGER NOT NULL, platform TEXT NOT NULL, at INTEGER NOT NULL)',
    );
    addColumns(database, 'push_tokens', { session_id: "TEXT NOT NULL DEFAULT ''" });
    database.run('CREATE TABLE IF NOT EXISTS push_stopped (session_id TEXT PRIMARY KEY, user_id INTEGER NOT NULL)');
    sessions.onEnd((sessionId) => this.#forgetSession(sessionId));
  }

  /**
   * A device belongs to whoever said so last, with all their accounts. Its person is told, but of a browser that has just
   * logged in and goes on as before: that they were told of.
   * @param renews whether it goes on by itself, without anybody's wish
   * @throws ApiError `notAvailable` for one that goes on though its person has stopped it
   */
  add(user: User, { token, platform }: PushDevice, renews: boolean, origin: CallOrigin): void {
    const { database, users, records, now } = this.parts;
    const person = users.mainOf(user);
    const sessionId = origin.sessionId ?? '';
    if (renews && database.get('SELECT 1 FROM push_stopped WHERE session_id = ?', [sessionId]))
      throw rejected('notAvailable');
    // Before it is one of those that hear of it.
    if (!this.of(user).some((device) => device.token === token)) {
      if (renews && this.#isOfSession(person, origin)) records.noted(person, 'ADD_PUSH_DEVICE', origin);
      else records.changed(person, 'ADD_PUSH_DEVICE', 'A device now receives your notifications', origin);
    }
    database.transaction(() => {
      database.run('DELETE FROM push_stopped WHERE session_id = ?', [sessionId]);
      database.run(
        'INSERT OR REPLACE INTO push_tokens (token, user_id, platform, at, session_id) VALUES (?, ?, ?, ?, ?)',
        [token, person.userId, platform, now(), sessionId],
      );
      database.run(
        'DELETE FROM push_tokens WHERE user_id = ? AND token NOT IN (SELECT token FROM push_tokens WHERE user_id = ? ORDER BY at DESC, rowid DESC LIMIT ?)',
        [person.userId, person.userId, most],
      );
    });
  }

  /** Oldest first; those of open sessions alone. */
  of(user: User): readonly PushDevice[] {
    return this.#rowsOf(user).map(({ token, platform }) => ({ token, platform }));
  }

  /** The sessions that have named one. */
  sessionsOf(user: User): ReadonlySet<string> {
    return new Set(this.#rowsOf(user).map((row) => row.session_id));
  }

  /**
   * It stays so until somebody at that device wants it again. Its person is told where another session silences it.
   * @throws ApiError -1006 for anybody else's session
   */
  stop(user: User, sessionId: string, origin: CallOrigin): void {
    const { database, users, sessions, records } = this.parts;
    const person = users.mainOf(user);
    if (!sessions.openOf(person.userId).some((open) => open.sessionId === sessionId))
      throw new ApiError(-1006, 400, 'There is no such device.');
    const { changes } = database.transaction(() => {
      database.run('INSERT OR IGNORE INTO push_stopped (session_id, user_id) VALUES (?, ?)', [
        sessionId,
        person.userId,
      ]);
      return database.run('DELETE FROM push_tokens WHERE session_id = ?', [sessionId]);
    });
    if (changes === 0) return;
    if (origin.sessionId === sessionId) records.noted(person, 'REMOVE_PUSH_DEVICE', origin);
    else records.changed(person, 'REMOVE_PUSH_DEVICE', 'A device no longer receives your notifications', origin);
  }

  /** Nobody is reached there any more. */
  forget(token: string): void {
    this.parts.database.run('DELETE FROM push_tokens WHERE token = ?', [token]);
  }

  #rowsOf(user: User): readonly Row[] {
    const { database, users, sessions } = this.parts;
    const { userId } = users.mainOf(user);
    const open = new Set(sessions.openOf(userId).map(({ sessionId }) => sessionId));
    return database
      .all<Row>('SELECT token, platform, session_id FROM push_tokens WHERE user_id = ? ORDER BY at, rowid', [userId])
      .filter((row) => open.has(row.session_id));
  }

  /** Whether a call comes from where its session was begun. */
  #isOfSession(person: User, { sessionId, ip, userAgent }: CallOrigin): boolean {
    return this.parts.sessions
      .openOf(person.userId)
      .some((open) => open.sessionId === sessionId && open.ip === ip && open.userAgent === (userAgent ?? ''));
  }

  #forgetSession(sessionId: string): void {
    for (const table of ['push_tokens', 'push_stopped'])
      this.parts.database.run(`DELETE FROM ${table} WHERE session_id = ?`, [sessionId]);
  }
}
