import { randomInt } from 'node:crypto';
import type { EmbeddedDatabase } from '../../storage/database';
import type { SealedSecrets } from '../../shared/sealed-secrets';

const count = 10;
/** Crockford's base 32: no letter is taken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of five random bits: 120 in all, so that a fingerprint without salt and stretching is enough. */
const length = 24;
const group = 6;

/** Codes on paper for whoever has lost the rest: each serves once, and new ones void the old. Only fingerprints are kept. */
export class RecoveryCodes {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly secrets: SealedSecrets,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS recovery_codes (
      id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, print TEXT NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER)`);
    database.run('CREATE INDEX IF NOT EXISTS recovery_codes_by_user ON recovery_codes (user_id)');
  }

  /** @returns new ones, which nobody can read again */
  create(userId: number): readonly string[] {
    const codes = Array.from({ length: count }, newCode);
    this.database.transaction(() => {
      this.forget(userId);
      for (const code of codes)
        this.database.run('INSERT INTO recovery_codes (user_id, print, created_at) VALUES (?, ?, ?)', [
          userId,
          this.#printOf(userId, code),
          this.now(),
        ]);
    });
    return codes;
  }

  /** How many are left, and when they were made (milliseconds); `undefined` where none ever were. */
  state(userId: number): { readonly left: number; readonly createdAt: number | undefined } {
    const row = this.database.get<{ left: number; created_at: number | null }>(
      'SELECT COUNT(*) - COUNT(used_at) AS left, MAX(created_at) AS created_at FROM recovery_codes WHERE user_id = ?',
      [userId],
    );
    const createdAt = row?.created_at ?? undefined;
    return { left: Number(row?.left ?? 0), createdAt: createdAt === undefined ? undefined : Number(createdAt) };
  }

  /** Id of an unused one; `undefined` for anything else. */
  find(userId: number, code: string | undefined): number | undefined {
    if (code === undefined) return undefined;
    const row = this.database.get<{ id: number }>(
      'SELECT id FROM recovery_codes WHERE user_id = ? AND print = ? AND used_at IS NULL',
      [userId, this.#printOf(userId, code)],
    );
    return row && Number(row.id);
  }

  use(id: number): void {
    this.database.run('UPDATE recovery_codes SET used_at = ? WHERE id = ?', [this.now(), id]);
  }

  forget(userId: number): void {
    this.database.run('DELETE FROM recovery_codes WHERE user_id = ?', [userId]);
  }

  #printOf(userId: number, code: string): string {
    return this.secrets.fingerprint(`${userId} RECOVERY ${plain(code)}`);
  }
}

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: length / group }, (_, each) => letters.slice(each * group, (each + 1) * group)).join('-');
}

/** As somebody reads it from paper: small letters, spaces, O for 0, I and L for 1. */
function plain(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
