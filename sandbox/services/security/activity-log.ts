import type { EmbeddedDatabase } from '../../storage/database';
import type { CallOrigin } from '../../shared/call-origin';

export type ActivityKind = 'login' | 'security';

export interface Activity {
  readonly action: string;
  readonly at: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly result: 'SUCCESS' | 'FAILED';
}

export interface ActivityFilter {
  /** Milliseconds, both inclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

interface ActivityRow {
  readonly action: string;
  readonly at: number;
  readonly ip: string;
  readonly user_agent: string;
  readonly result: string;
}

/** Where somebody was is kept this long (milliseconds), what was changed as long as the account. */
const loginsKept = 90 * 24 * 60 * 60_000;
/** Of each kind and outcome. */
const mostKept = 1_000;

/** What happened around an account, as its owner may see it: log-ins and changes of its security. */
export class ActivityLog {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS activities (
      id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, kind TEXT NOT NULL, action TEXT NOT NULL, at INTEGER NOT NULL,
      ip TEXT NOT NULL, user_agent TEXT NOT NULL, result TEXT NOT NULL)`);
    database.run('CREATE INDEX IF NOT EXISTS activities_by_user ON activities (user_id, kind, at)');
  }

  record(
    userId: number,
    kind: ActivityKind,
    action: string,
    origin: CallOrigin,
    result: Activity['result'] = 'SUCCESS',
    at = this.now(),
  ): void {
    this.database.run(
      'INSERT INTO activities (user_id, kind, action, at, ip, user_agent, result) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [userId, kind, action, at, origin.ip ?? '', (origin.userAgent ?? '').slice(0, 512), result],
    );
    this.#trim(userId, kind, result);
  }

  /** From how many addresses something failed since then. */
  placesOfFailures(userId: number, since: number): number {
    const found = this.database.get<{ places: number }>(
      "SELECT COUNT(DISTINCT ip) AS places FROM activities WHERE user_id = ? AND result = 'FAILED' AND at >= ?",
      [userId, since],
    );
    return Number(found?.places ?? 0);
  }

  has(userId: number, action: string, since: number): boolean {
    const values = [userId, action, since];
    return (
      this.database.get('SELECT id FROM activities WHERE user_id = ? AND action = ? AND at >= ?', values) !== undefined
    );
  }

  /** Newest first. */
  list(
    userId: number,
    kind: ActivityKind,
    { from, to, page, size }: ActivityFilter,
  ): { readonly rows: readonly Activity[]; readonly total: number } {
    const where = 'WHERE user_id = ? AND kind = ? AND at >= ? AND at <= ?';
    const values = [userId, kind, from ?? 0, to ?? Number.MAX_SAFE_INTEGER];
    const rows = this.database.all<ActivityRow>(
      `SELECT * FROM activities ${where} ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
      [...values, size, (page - 1) * size],
    );
    const count = this.database.get<{ total: number }>(`SELECT COUNT(*) AS total FROM activities ${where}`, values);
    return {
      rows: rows.map((row) => ({
        action: row.action,
        at: Number(row.at),
        ip: row.ip,
        userAgent: row.user_agent,
        result: row.result as Activity['result'],
      })),
      total: Number(count?.total ?? 0),
    };
  }

  /** What failed pushes nothing out that did not: anybody may fail. */
  #trim(userId: number, kind: ActivityKind, result: Activity['result']): void {
    if (kind === 'login')
      this.database.run("DELETE FROM activities WHERE kind = 'login' AND at < ?", [this.now() - loginsKept]);
    this.database.run(
      `DELETE FROM activities WHERE user_id = ? AND kind = ? AND result = ? AND id NOT IN (
        SELECT id FROM activities WHERE user_id = ? AND kind = ? AND result = ? ORDER BY at DESC, id DESC LIMIT ?)`,
      [userId, kind, result, userId, kind, result, mostKept],
    );
  }
}
