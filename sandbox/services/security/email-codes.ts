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

/** Codes of six digits, each for one purpose and one address, good for ten minutes, once, and until five others were tried. */
export class EmailCodes {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly secrets: SealedSecrets,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS email_codes (
      id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, purpose TEXT NOT NULL, address TEXT NOT NULL, code TEXT NOT NULL,
      sent_at INTEGER NOT NULL, used_at INTEGER)`);
    addColumns(database, 'email_codes', { misses: 'INTEGER NOT NULL DEFAULT 0' });
    database.run('CREATE INDEX IF NOT EXISTS email_codes_by_user ON email_codes (user_id, sent_at)');
  }

  /** A new code, which ends older ones of its purpose. @throws ApiError -1003 when asked for too often. */
  create(userId: number, purpose: string, address: string): string {
    return this.database.transaction(() => {
      const now = this.now();
      this.database.run('DELETE FROM email_codes WHERE sent_at <= ?', [now - hour]);
      this.#requirePatience(userId, purpose);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      this.database.run('UPDATE email_codes SET used_at = ? WHERE user_id = ? AND purpose = ? AND used_at IS NULL', [
        now,
        userId,
        purpose,
      ]);
      this.database.run('INSERT INTO email_codes (user_id, purpose, address, code, sent_at) VALUES (?, ?, ?, ?, ?)', [
        userId,
        purpose,
        address,
        this.#printOf(userId, purpose, code),
        now,
      ]);
      return code;
    });
  }

  /** Id of the living code that these digits are; `undefined` when they are none. */
  find(userId: number, purpose: string, address: string, code: string | undefined): number | undefined {
    if (code === undefined) return undefined;
    const row = this.database.get<CodeRow>(
      'SELECT id, sent_at FROM email_codes WHERE user_id = ? AND purpose = ? AND address = ? AND code = ? AND used_at IS NULL AND sent_at > ?',
      [userId, purpose, address, this.#printOf(userId, purpose, code), this.now() - emailCodeLifetime],
    );
    return row && Number(row.id);
  }

  /** A wrong one was given: counted with the living code, which dies of the fifth. */
  miss(userId: number, purpose: string): void {
    this.database.run(
      `UPDATE email_codes SET misses = misses + 1, used_at = CASE WHEN misses + 1 >= ? THEN ? ELSE used_at END
        WHERE user_id = ? AND purpose = ? AND used_at IS NULL`,
      [mostMisses, this.now(), userId, purpose],
    );
  }

  use(id: number): void {
    this.database.run('UPDATE email_codes SET used_at = ? WHERE id = ?', [this.now(), id]);
  }

  #requirePatience(userId: number, purpose: string): void {
    const sent = this.database.all<{ purpose: string; sent_at: number }>(
      'SELECT purpose, sent_at FROM email_codes WHERE user_id = ? ORDER BY sent_at',
      [userId],
    );
    const last = sent.filter((each) => each.purpose === purpose).at(-1);
    const free = Math.max(
      last ? Number(last.sent_at) + resendAfter : 0,
      sent.length >= perHour ? Number(sent[sent.length - perHour]!.sent_at) + hour : 0,
    );
    if (free <= this.now()) return;
    throw new ApiError(-1003, 429, 'A code has been sent already.', {
      'Retry-After': String(Math.ceil((free - this.now()) / 1000)),
    });
  }

  #printOf(userId: number, purpose: string, code: string): string {
    return this.secrets.fingerprint(`${userId} ${purpose} ${code}`);
  }
}
