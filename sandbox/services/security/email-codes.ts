import { randomInt } from 'node:crypto';
import { ApiError } from '../../shared/api-error';
import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase } from '../../storage/database';
import type { SealedSecrets } from '../../shared/sealed-secrets';

/** Milliseconds. */
export const emailCodeLifetime = 10 * 60_000;
export const resendAfter = 60_000;
const perHour = 10;
const hour = 60 * 60_000;
/** Wrong ones that a code survives, less one. */
const mostMisses = 5;

interface CodeRow {
  readonly id: number;
  readonly sent_at: number;
}

/** What a code is good for. */
export interface CodePurpose {
  /** Codes of one kind replace each other. */
  readonly kind: string;
  /** Digest of the one act that it proves. */
  readonly act: string;
  /** Of a mailbox or a phone. */
  readonly address: string;
}

/** Codes of six digits, each for one act and one address, good for ten minutes, once, and until five others were tried. */
export class EmailCodes {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly secrets: SealedSecrets,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS email_codes (
      id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, purpose TEXT NOT NULL, address TEXT NOT NULL, code TEXT NOT NULL,
      sent_at INTEGER NOT NULL, used_at INTEGER)`);
    addColumns(database, 'email_codes', { misses: 'INTEGER NOT NULL DEFAULT 0', act: "TEXT NOT NULL DEFAULT ''" });
    database.run('CREATE INDEX IF NOT EXISTS email_codes_by_user ON email_codes (user_id, sent_at)');
  }

  /** A new code, which ends older ones of its kind. @throws ApiError -1003 when asked for too often. */
  create(userId: number, purpose: CodePurpose): string {
    return this.database.transaction(() => {
      const now = this.now();
      this.database.run('DELETE FROM email_codes WHERE sent_at <= ?', [now - hour]);
      const { kind, act, address } = purpose;
      this.#requirePatience(userId, purpose);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      this.database.run('UPDATE email_codes SET used_at = ? WHERE user_id = ? AND purpose = ? AND used_at IS NULL', [
        now,
        userId,
        kind,
      ]);
      this.database.run(
        'INSERT INTO email_codes (user_id, purpose, act, address, code, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
        [userId, kind, act, address, this.#printOf(userId, kind, code), now],
      );
      return code;
    });
  }

  /** Id of the living code that these digits are; `undefined` when they are none. */
  find(userId: number, { kind, act, address }: CodePurpose, code: string | undefined): number | undefined {
    if (code === undefined) return undefined;
    const row = this.database.get<CodeRow>(
      `SELECT id, sent_at FROM email_codes WHERE user_id = ? AND purpose = ? AND act = ? AND address = ? AND code = ?
        AND used_at IS NULL AND sent_at > ?`,
      [userId, kind, act, address, this.#printOf(userId, kind, code), this.now() - emailCodeLifetime],
    );
    return row && Number(row.id);
  }

  /** Whether these digits are a code that was sent for the same, and is over: too old, replaced, used or dead of wrong ones. */
  hasEnded(userId: number, { kind, act, address }: CodePurpose, code: string | undefined): boolean {
    if (code === undefined || this.find(userId, { kind, act, address }, code) !== undefined) return false;
    const row = this.database.get<Pick<CodeRow, 'id'>>(
      'SELECT id FROM email_codes WHERE user_id = ? AND purpose = ? AND act = ? AND address = ? AND code = ?',
      [userId, kind, act, address, this.#printOf(userId, kind, code)],
    );
    return row !== undefined;
  }

  /** A wrong one was given: counted with the living code, which dies of the fifth. */
  miss(userId: number, kind: string): void {
    this.database.run(
      `UPDATE email_codes SET misses = misses + 1, used_at = CASE WHEN misses + 1 >= ? THEN ? ELSE used_at END
        WHERE user_id = ? AND purpose = ? AND used_at IS NULL`,
      [mostMisses, this.now(), userId, kind],
    );
  }

  use(id: number): void {
    this.database.run('UPDATE email_codes SET used_at = ? WHERE id = ?', [this.now(), id]);
  }

  /** Each act waits for its own code alone; all together have their number in an hour. */
  #requirePatience(userId: number, { kind, act }: CodePurpose): void {
    const sent = this.database.all<{ purpose: string; act: string; sent_at: number }>(
      'SELECT purpose, act, sent_at FROM email_codes WHERE user_id = ? ORDER BY sent_at',
      [userId],
    );
    const last = sent.filter((each) => each.purpose === kind && each.act === act).at(-1);
    const free = Math.max(
      last ? Number(last.sent_at) + resendAfter : 0,
      sent.length >= perHour ? Number(sent[sent.length - perHour]!.sent_at) + hour : 0,
    );
    if (free <= this.now()) return;
    throw new ApiError(-1003, 429, 'A code has been sent already.', {
      'Retry-After': String(Math.ceil((free - this.now()) / 1000)),
    });
  }

  #printOf(userId: number, kind: string, code: string): string {
    return this.secrets.fingerprint(`${userId} ${kind} ${code}`);
  }
}
