import { randomToken } from '../accounts/secrets';
import type { EmbeddedDatabase } from '../storage/database';
import { SignInError } from './sign-in-error';

export type ActionType = 'PASSWORD_RESET' | 'VERIFY_EMAIL';

export interface ActionCode {
  readonly oobCode: string;
  readonly requestType: ActionType;
  readonly email: string;
  readonly oobLink: string;
}

interface ActionRow {
  readonly code: string;
  readonly type: ActionType;
  readonly email: string;
  readonly link: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

const lifetime = 60 * 60_000;

/** One-time codes of the mails that a real service would send. No mail leaves the sandbox: they wait in an outbox. */
export class ActionCodes {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS action_codes (
      code TEXT PRIMARY KEY, type TEXT NOT NULL, email TEXT NOT NULL, link TEXT NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER)`);
  }

  create(type: ActionType, email: string, linkOf: (code: string) => string): ActionCode {
    const code = randomToken();
    this.database.run('DELETE FROM action_codes WHERE created_at <= ?', [this.now() - lifetime]);
    this.database.run('INSERT INTO action_codes (code, type, email, link, created_at) VALUES (?, ?, ?, ?, ?)', [code, type, email, linkOf(code), this.now()]);
    return { oobCode: code, requestType: type, email, oobLink: linkOf(code) };
  }

  /** @throws SignInError for a code that is unknown, used or too old. */
  read(code: unknown): ActionCode {
    if (typeof code !== 'string' || code === '') throw new SignInError('MISSING_OOB_CODE');
    const [row] = this.database.all<ActionRow>('SELECT * FROM action_codes WHERE code = ?', [code]);
    if (!row || row.used_at !== null) throw new SignInError('INVALID_OOB_CODE');
    if (Number(row.created_at) + lifetime <= this.now()) throw new SignInError('EXPIRED_OOB_CODE');
    return { oobCode: row.code, requestType: row.type, email: row.email, oobLink: row.link };
  }

  /** Uses a code up, and with it every other code of its kind for the same person. */
  use(action: ActionCode): void {
    this.database.run('UPDATE action_codes SET used_at = ? WHERE email = ? AND type = ?', [this.now(), action.email, action.requestType]);
  }

  /** Unused codes, oldest first. */
  outbox(): readonly ActionCode[] {
    return this.database
      .all<ActionRow>('SELECT * FROM action_codes WHERE used_at IS NULL AND created_at > ? ORDER BY created_at', [this.now() - lifetime])
      .map((row) => ({ oobCode: row.code, requestType: row.type, email: row.email, oobLink: row.link }));
  }
}
