import { randomUUID } from 'node:crypto';
import { isLanguageCode, type LanguageCode } from '../../../src/domain/platform/language';
import { coolNameOf } from './cool-name';
import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase } from '../../storage/database';
import type { KycLevel, User } from './user';

interface UserRow {
  readonly user_id: number;
  readonly identity: string;
  readonly email: string;
  readonly application_id: string;
  readonly cool_name: string;
  readonly alias: string;
  readonly main_user_id: number | null;
  readonly language: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly kyc_level: number;
  readonly frozen_at: number | null;
  readonly funded: number;
  readonly created_at: number;
}

const columns = `u.user_id, u.identity, COALESCE(m.email, u.email) AS email, u.application_id, u.cool_name, u.alias,
  u.main_user_id, u.language, u.region, COALESCE(m.country, u.country) AS country, COALESCE(m.kyc_level, u.kyc_level) AS kyc_level,
  COALESCE(m.frozen_at, u.frozen_at) AS frozen_at, u.funded, u.created_at`;
const rows = `SELECT ${columns} FROM users u LEFT JOIN users m ON m.user_id = u.main_user_id`;

/** Users, main and sub-accounts. */
export class UserRepository {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS users (
      user_id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, email TEXT NOT NULL, application_id TEXT NOT NULL UNIQUE,
      cool_name TEXT NOT NULL UNIQUE, language TEXT, funded INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL)`);
    addColumns(database, 'users', {
      // Written by earlier versions alone; closing an account clears it.
      identity_email: 'TEXT',
      alias: "TEXT NOT NULL DEFAULT ''",
      main_user_id: 'INTEGER',
      region: 'TEXT',
      country: 'TEXT',
      kyc_level: 'INTEGER NOT NULL DEFAULT 0',
      frozen_at: 'INTEGER',
    });
  }

  byIdentity(identity: string): User | undefined {
    return this.#find('u.identity = ?', identity);
  }

  byId(userId: number): User | undefined {
    return this.#find('u.user_id = ?', userId);
  }

  byApplication(applicationId: string): User | undefined {
    return this.#find('u.application_id = ?', applicationId);
  }

  /** The main account of an address. */
  byEmail(email: string): User | undefined {
    return email === '' ? undefined : this.#find('u.main_user_id IS NULL AND u.email = ?', email.toLowerCase());
  }

  /** Main and sub-accounts, oldest first. */
  everybody(): readonly User[] {
    return this.database.all<UserRow>(`${rows} ORDER BY u.user_id`).map(userOf);
  }

  /** Oldest first; none for a sub-account. */
  subAccountsOf(user: User): readonly User[] {
    return this.database.all<UserRow>(`${rows} WHERE u.main_user_id = ? ORDER BY u.user_id`, [user.userId]).map(userOf);
  }

  /** It and its sub-accounts. */
  accountsOf(main: User): readonly User[] {
    return [main, ...this.subAccountsOf(main)];
  }

  /** The main account of a sub-account, and of a main account itself. */
  mainOf(user: User): User {
    return user.mainUserId === undefined ? user : this.byId(user.mainUserId)!;
  }

  /** The account itself or one of its sub-accounts by id; `undefined` for anybody else's. */
  ownedBy(user: User, userId: number): User | undefined {
    if (userId === user.userId) return user;
    const other = this.byId(userId);
    return other?.mainUserId === user.userId ? other : undefined;
  }

  /**
   * The user of an identity, made on its first sight. An address changed at the sign-in server is none of the exchange’s:
   * it writes to the last one that was proven to it.
   */
  ensure(identity: string, email: string, applicationId: string = randomUUID()): User {
    return this.database.transaction(() => {
      const address = email.toLowerCase();
      return this.byIdentity(identity) ?? this.#add(identity, address, applicationId, undefined, '');
    });
  }

  addSubAccount(main: User, alias: string, applicationId: string = randomUUID()): User {
    return this.database.transaction(() => this.#add(`sub:${randomUUID()}`, '', applicationId, main.userId, alias));
  }

  markFunded(userId: number): void {
    this.database.run('UPDATE users SET funded = 1 WHERE user_id = ?', [userId]);
  }

  setLanguage(userId: number, language: LanguageCode): void {
    this.database.run('UPDATE users SET language = ? WHERE user_id = ?', [language, userId]);
  }

  /** Exactly as written. */
  byCoolName(coolName: string): User | undefined {
    return this.#find('u.cool_name = ?', coolName);
  }

  setCoolName(userId: number, coolName: string): void {
    this.database.run('UPDATE users SET cool_name = ? WHERE user_id = ?', [coolName, userId]);
  }

  setAlias(userId: number, alias: string): void {
    this.database.run('UPDATE users SET alias = ? WHERE user_id = ?', [alias, userId]);
  }

  /** When the account was opened (milliseconds), for one that is given a past. */
  setCreated(userId: number, at: number): void {
    this.database.run('UPDATE users SET created_at = ? WHERE user_id = ?', [at, userId]);
  }

  setRegion(userId: number, region: string): void {
    this.database.run('UPDATE users SET region = ? WHERE user_id = ?', [region, userId]);
  }

  setVerified(userId: number, country: string, level: KycLevel): void {
    this.database.run('UPDATE users SET country = ?, kyc_level = ? WHERE user_id = ?', [country, level, userId]);
  }

  setFrozen(userId: number, at: number | undefined): void {
    this.database.run('UPDATE users SET frozen_at = ? WHERE user_id = ?', [at ?? null, userId]);
  }

  /** Main accounts that are frozen and not closed. */
  frozen(): readonly number[] {
    const frozen = this.database.all<{ user_id: number; identity: string }>(
      'SELECT user_id, identity FROM users WHERE frozen_at IS NOT NULL AND main_user_id IS NULL',
    );
    return frozen
      .map(({ user_id, identity }) => ({ userId: Number(user_id), identity }))
      .filter(({ userId, identity }) => identity !== closedIdentity(userId))
      .map(({ userId }) => userId);
  }

  /** Keeps the account for its books, without whom it belonged to. How far it was verified is no sign of whose it was. */
  forget(userId: number): void {
    this.database.run(
      "UPDATE users SET identity = ?, email = '', identity_email = '', cool_name = ?, alias = '', language = NULL, region = NULL, country = NULL WHERE user_id = ?",
      [closedIdentity(userId), `closed_${userId}`, userId],
    );
  }

  /** The address that the exchange writes to; the one to sign in with stays the sign-in server's. */
  setEmail(userId: number, email: string): void {
    this.database.run('UPDATE users SET email = ? WHERE user_id = ?', [email.toLowerCase(), userId]);
  }

  #add(identity: string, email: string, applicationId: string, mainUserId: number | undefined, alias: string): User {
    const [last] = this.database.all<{ last: number | null }>('SELECT MAX(user_id) AS last FROM users');
    const userId = Number(last?.last ?? 100_000) + 1;
    this.database.run(
      'INSERT INTO users (user_id, identity, email, application_id, cool_name, main_user_id, alias, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      [userId, identity, email, applicationId, coolNameOf(userId), mainUserId ?? null, alias, this.now()],
    );
    return this.byId(userId)!;
  }

  #find(condition: string, value: string | number): User | undefined {
    const [row] = this.database.all<UserRow>(`${rows} WHERE ${condition}`, [value]);
    return row && userOf(row);
  }
}

/** Nobody signs in with it. */
export function closedIdentity(userId: number): string {
  return `closed:${userId}`;
}

function userOf(row: UserRow): User {
  return {
    userId: Number(row.user_id),
    identity: row.identity,
    email: row.email,
    applicationId: row.application_id,
    coolName: row.cool_name,
    alias: row.alias,
    mainUserId: row.main_user_id === null ? undefined : Number(row.main_user_id),
    language: isLanguageCode(row.language) ? row.language : undefined,
    region: row.region ?? undefined,
    country: row.country ?? undefined,
    kycLevel: Number(row.kyc_level) as KycLevel,
    frozenAt: row.frozen_at === null ? undefined : Number(row.frozen_at),
    funded: Number(row.funded) === 1,
    createdAt: Number(row.created_at),
  };
}
