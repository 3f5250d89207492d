import { addColumns } from '../../../storage/add-columns';
import type { EmbeddedDatabase, SqlValue } from '../../../storage/database';
import { carryOverEarlierTables } from './earlier-tables';

/** Times in ms. */
export interface IdentityRecord {
  readonly localId: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly passwordHash: string | undefined;
  /** Signs in by links in mails. */
  readonly emailLink: boolean;
  readonly phoneNumber: string | undefined;
  readonly displayName: string | undefined;
  readonly photoUrl: string | undefined;
  readonly disabled: boolean;
  /** Further claims of the tokens, as an administrator set them: a JSON object. */
  readonly claims: string | undefined;
  readonly createdAt: number;
  readonly lastLoginAt: number;
  readonly passwordUpdatedAt: number;
  /** When a way to sign in came, went or changed; absent while all are those that the account began with. */
  readonly waysChangedAt: number | undefined;
  /** Tokens issued before are void: the person's proof of who they are has changed since. */
  readonly validSince: number;
}

const columns = {
  email: 'email',
  emailVerified: 'email_verified',
  passwordHash: 'password_hash',
  emailLink: 'email_link',
  phoneNumber: 'phone_number',
  displayName: 'display_name',
  photoUrl: 'photo_url',
  disabled: 'disabled',
  claims: 'claims',
  lastLoginAt: 'last_login_at',
  passwordUpdatedAt: 'password_updated_at',
  waysChangedAt: 'ways_changed_at',
  validSince: 'valid_since',
} as const;

/** By what somebody signs in, and where what is lost is sent to. */
const ways = ['email', 'passwordHash', 'emailLink', 'phoneNumber'] as const;

type Row = Readonly<Record<(typeof columns)[keyof typeof columns] | 'local_id' | 'created_at', string | number | null>>;

export type IdentityChange = Partial<Pick<IdentityRecord, keyof typeof columns>>;

/** People who can sign in. */
export class IdentityRepository {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS sign_in_accounts (
      local_id TEXT PRIMARY KEY, email TEXT UNIQUE, email_verified INTEGER NOT NULL DEFAULT 0, password_hash TEXT,
      email_link INTEGER NOT NULL DEFAULT 0, phone_number TEXT UNIQUE, display_name TEXT, photo_url TEXT,
      disabled INTEGER NOT NULL DEFAULT 0, claims TEXT, created_at INTEGER NOT NULL, last_login_at INTEGER NOT NULL,
      password_updated_at INTEGER NOT NULL, valid_since INTEGER NOT NULL)`);
    addColumns(database, 'sign_in_accounts', { ways_changed_at: 'INTEGER' });
    carryOverEarlierTables(database);
  }

  add(localId: string, fields: IdentityChange): IdentityRecord {
    const at = this.now();
    this.database.transaction(() => {
      this.database.run(
        'INSERT INTO sign_in_accounts (local_id, created_at, last_login_at, password_updated_at, valid_since) VALUES (?, ?, ?, ?, ?)',
        [localId, at, at, at, at],
      );
      this.#write(localId, fields);
    });
    return this.byId(localId)!;
  }

  byId(localId: string): IdentityRecord | undefined {
    return this.#find('local_id', localId);
  }

  byEmail(email: string): IdentityRecord | undefined {
    return this.#find('email', email);
  }

  byPhoneNumber(phoneNumber: string): IdentityRecord | undefined {
    return this.#find('phone_number', phoneNumber);
  }

  /** The person as changed. Whatever changes a way to sign in is remembered as such, whoever changes it. */
  change(localId: string, change: IdentityChange): IdentityRecord {
    const before = this.byId(localId);
    const moved = ways.some((way) => way in change && change[way] !== before?.[way]);
    this.#write(localId, moved ? { waysChangedAt: this.now(), ...change } : change);
    return this.byId(localId)!;
  }

  #write(localId: string, change: IdentityChange): void {
    for (const [name, value] of Object.entries(change)) {
      const stored: SqlValue = typeof value === 'boolean' ? Number(value) : (value ?? null);
      this.database.run(`UPDATE sign_in_accounts SET ${columns[name as keyof typeof columns]} = ? WHERE local_id = ?`, [
        stored,
        localId,
      ]);
    }
  }

  remove(localId: string): void {
    this.database.run('DELETE FROM sign_in_accounts WHERE local_id = ?', [localId]);
  }

  #find(column: 'local_id' | 'email' | 'phone_number', value: string): IdentityRecord | undefined {
    const row = this.database.get<Row>(`SELECT * FROM sign_in_accounts WHERE ${column} = ?`, [value]);
    if (!row) return undefined;
    const words = (stored: string | number | null) => (stored === null ? undefined : String(stored));
    return {
      localId: String(row.local_id),
      email: words(row.email),
      emailVerified: row.email_verified === 1,
      passwordHash: words(row.password_hash),
      emailLink: row.email_link === 1,
      phoneNumber: words(row.phone_number),
      displayName: words(row.display_name),
      photoUrl: words(row.photo_url),
      disabled: row.disabled === 1,
      claims: words(row.claims),
      createdAt: Number(row.created_at),
      lastLoginAt: Number(row.last_login_at),
      passwordUpdatedAt: Number(row.password_updated_at),
      waysChangedAt: row.ways_changed_at === null ? undefined : Number(row.ways_changed_at),
      validSince: Number(row.valid_since),
    };
  }
}
