import { randomInt } from 'node:crypto';
import { digest, randomToken, sameText } from '../../../shared/secrets';
import type { EmbeddedDatabase } from '../../../storage/database';
import { AttemptLimit } from '../../common/attempt-limit';
import { requirePhoneNumber, text } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';

const lifetime = 10 * 60_000;
const hour = 60 * 60_000;
const wrongCodesPerSession = 5;

export interface TextMessage {
  readonly phoneNumber: string;
  readonly code: string;
  /** Ms. */
  readonly sentAt: number;
}

interface Row {
  readonly digest: string;
  readonly phone_number: string;
  readonly purpose: string;
  readonly code: string;
  readonly created_at: number;
  readonly wrong: number;
  readonly used: number;
}

/** Codes that a real service would send as text messages. Nothing leaves the sandbox: they wait in the outbox. */
export class PhoneCodes {
  readonly #sent: AttemptLimit;
  readonly #wrong: AttemptLimit;

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS phone_codes (
      digest TEXT PRIMARY KEY, phone_number TEXT NOT NULL, purpose TEXT NOT NULL, code TEXT NOT NULL, created_at INTEGER NOT NULL,
      wrong INTEGER NOT NULL DEFAULT 0, used INTEGER NOT NULL DEFAULT 0)`);
    this.#sent = new AttemptLimit(database, 'text messages', 5, hour, now);
    this.#wrong = new AttemptLimit(database, 'wrong phone codes', 10, hour, now);
  }

  /** @param purpose what the code is good for and nothing else, such as `signIn` */
  send(phoneNumber: unknown, purpose: string): string {
    const number = requirePhoneNumber(phoneNumber);
    if (this.#sent.isExceeded(number) || this.#wrong.isExceeded(number)) throw tooMany();
    this.#sent.count(number);
    return this.#post(number, purpose, String(randomInt(1_000_000)).padStart(6, '0'));
  }

  /** A code that somebody else has made and checks: nothing here is opened by it. */
  deliver(phoneNumber: string, code: string): void {
    this.#post(phoneNumber, 'delivery', code);
  }

  /** The number that a right code proves, and what for. A code is good once. */
  redeem(
    sessionInfo: unknown,
    code: unknown,
    purposes: (purpose: string) => boolean,
  ): { readonly phoneNumber: string; readonly purpose: string } {
    const session = text(sessionInfo);
    if (session === undefined) throw new SignInError('MISSING_SESSION_INFO');
    const row = this.database.get<Row>('SELECT * FROM phone_codes WHERE digest = ?', [digest(session)]);
    if (!row || !purposes(row.purpose)) throw new SignInError('INVALID_SESSION_INFO');
    if (row.used === 1 || Number(row.created_at) + lifetime <= this.now()) throw new SignInError('SESSION_EXPIRED');
    if (Number(row.wrong) >= wrongCodesPerSession || this.#wrong.isExceeded(row.phone_number)) throw tooMany();
    const given = text(code);
    if (given === undefined) throw new SignInError('MISSING_CODE');
    if (!sameText(given, row.code)) {
      this.database.run('UPDATE phone_codes SET wrong = wrong + 1 WHERE digest = ?', [row.digest]);
      this.#wrong.count(row.phone_number);
      throw new SignInError('INVALID_CODE');
    }
    this.database.run('UPDATE phone_codes SET used = 1 WHERE digest = ?', [row.digest]);
    this.#wrong.clear(row.phone_number);
    return { phoneNumber: row.phone_number, purpose: row.purpose };
  }

  #post(number: string, purpose: string, code: string): string {
    const sessionInfo = randomToken();
    this.database.run('DELETE FROM phone_codes WHERE created_at <= ?', [this.now() - hour]);
    this.database.run(
      'INSERT INTO phone_codes (digest, phone_number, purpose, code, created_at) VALUES (?, ?, ?, ?, ?)',
      [digest(sessionInfo), number, purpose, code, this.now()],
    );
    return sessionInfo;
  }

  /** Codes that still work, oldest first. */
  outbox(): readonly TextMessage[] {
    return this.database
      .all<Row>('SELECT * FROM phone_codes WHERE used = 0 AND created_at > ? ORDER BY created_at, rowid', [
        this.now() - lifetime,
      ])
      .map((row) => ({ phoneNumber: row.phone_number, code: row.code, sentAt: Number(row.created_at) }));
  }
}

function tooMany(): SignInError {
  return new SignInError('TOO_MANY_ATTEMPTS_TRY_LATER : Too many codes were asked for or guessed. Try again later.');
}
