import { digest, randomToken } from '../../../shared/secrets';
import type { EmbeddedDatabase } from '../../../storage/database';
import { SignInError } from '../../common/sign-in-error';

export const actionTypes = [
  'PASSWORD_RESET',
  'VERIFY_EMAIL',
  'EMAIL_SIGNIN',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
  'REVERT_SECOND_FACTOR_ADDITION',
] as const;
export type ActionType = (typeof actionTypes)[number];

/** What a link in a mail does, and for whom. */
export interface Action {
  readonly requestType: ActionType;
  /** Whom the mail is to. For a recovery the address that comes back. */
  readonly email: string;
  /** Whose account; absent where the mail may go to somebody without one. */
  readonly localId?: string | undefined;
  /** The address that a change leads to, or that a recovery undoes. */
  readonly newEmail?: string | undefined;
  /** The second factor that a revocation takes away. */
  readonly enrollmentId?: string | undefined;
}

export interface Mail extends Action {
  readonly oobCode: string;
  readonly oobLink: string;
}

interface Row {
  readonly digest: string;
  readonly mail: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

const hour = 60 * 60_000;
/** A change that somebody else made may be noticed late. */
const lifetime = (type: ActionType) =>
  type === 'RECOVER_EMAIL' || type === 'REVERT_SECOND_FACTOR_ADDITION' ? 30 * 24 * hour : hour;

/** One-time codes of the mails that a real service would send. No mail leaves the sandbox: they wait in an outbox. */
export class ActionCodes {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS mail_codes (
      digest TEXT PRIMARY KEY, type TEXT NOT NULL, email TEXT NOT NULL, mail TEXT NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER)`);
  }

  create(action: Action, linkOf: (code: string) => string): Mail {
    const oobCode = randomToken();
    const mail: Mail = { ...action, oobCode, oobLink: linkOf(oobCode) };
    this.database.run('DELETE FROM mail_codes WHERE created_at <= ?', [this.now() - lifetime('RECOVER_EMAIL')]);
    this.database.run('INSERT INTO mail_codes (digest, type, email, mail, created_at) VALUES (?, ?, ?, ?, ?)', [
      digest(oobCode),
      action.requestType,
      action.email,
      JSON.stringify(mail),
      this.now(),
    ]);
    return mail;
  }

  /** @throws SignInError for a code that is unknown, used or too old. */
  read(code: unknown): Mail {
    if (typeof code !== 'string' || code === '') throw new SignInError('MISSING_OOB_CODE');
    const row = this.database.get<Row>('SELECT * FROM mail_codes WHERE digest = ?', [digest(code)]);
    if (!row || row.used_at !== null) throw new SignInError('INVALID_OOB_CODE');
    const mail = JSON.parse(row.mail) as Mail;
    if (Number(row.created_at) + lifetime(mail.requestType) <= this.now()) throw new SignInError('EXPIRED_OOB_CODE');
    return mail;
  }

  /** Uses a code up, and with it every other code of its kind for the same address. */
  use({ email, requestType }: Mail): void {
    this.database.run('UPDATE mail_codes SET used_at = ? WHERE email = ? AND type = ? AND used_at IS NULL', [
      this.now(),
      email,
      requestType,
    ]);
  }

  /** Changes of an address that somebody asked for and that wait to be confirmed or taken back. */
  forgetChangesOf(localId: string): void {
    this.database.run(
      `UPDATE mail_codes SET used_at = ? WHERE used_at IS NULL AND type IN ('VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL') AND json_extract(mail, '$.localId') = ?`,
      [this.now(), localId],
    );
  }

  /** Unused codes, oldest first. */
  outbox(): readonly Mail[] {
    return this.database
      .all<Row>('SELECT * FROM mail_codes WHERE used_at IS NULL ORDER BY created_at, rowid')
      .map((row) => ({ ...(JSON.parse(row.mail) as Mail), createdAt: Number(row.created_at) }))
      .filter(({ requestType, createdAt }) => createdAt + lifetime(requestType) > this.now())
      .map(({ createdAt: _, ...mail }) => mail);
  }
}
