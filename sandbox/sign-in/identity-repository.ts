import { digest, randomToken } from '../accounts/secrets';
import type { EmbeddedDatabase } from '../storage/database';

export interface IdentityRecord {
  readonly localId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  readonly displayName: string | undefined;
  readonly photoUrl: string | undefined;
  readonly createdAt: number;
  readonly lastLoginAt: number;
  /** Tokens issued before (ms) are void: the password has changed since. */
  readonly validSince: number;
}

interface IdentityRow {
  readonly local_id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly email_verified: number;
  readonly display_name: string | null;
  readonly photo_url: string | null;
  readonly created_at: number;
  readonly last_login_at: number;
  readonly valid_since: number;
}

const columns = {
  email: 'email',
  passwordHash: 'password_hash',
  emailVerified: 'email_verified',
  displayName: 'display_name',
  photoUrl: 'photo_url',
  lastLoginAt: 'last_login_at',
  validSince: 'valid_since',
} as const;

export type IdentityChange = Partial<Pick<IdentityRecord, keyof typeof columns>>;

/** People who can sign in, and the tokens by which they stay signed in. */
export class IdentityRepository {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS identities (
      local_id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL, email_verified INTEGER NOT NULL DEFAULT 0,
      display_name TEXT, photo_url TEXT, created_at INTEGER NOT NULL, last_login_at INTEGER NOT NULL, valid_since INTEGER NOT NULL)`);
    database.run('CREATE TABLE IF NOT EXISTS stays (digest TEXT PRIMARY KEY, local_id TEXT NOT NULL, auth_time INTEGER NOT NULL, ended INTEGER NOT NULL DEFAULT 0)');
  }

  add(localId: string, email: string, passwordHash: string, emailVerified = false): IdentityRecord {
    const at = this.now();
    this.database.run(
      'INSERT INTO identities (local_id, email, password_hash, email_verified, created_at, last_login_at, valid_since) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [localId, email, passwordHash, emailVerified ? 1 : 0, at, at, at],
    );
    return this.byId(localId)!;
  }

  byId(localId: string): IdentityRecord | undefined {
    return this.find('local_id', localId);
  }

  byEmail(email: string): IdentityRecord | undefined {
    return this.find('email', email);
  }

  change(localId: string, change: IdentityChange): void {
    for (const [name, value] of Object.entries(change)) {
      const stored = typeof value === 'boolean' ? Number(value) : (value ?? null);
      this.database.run(`UPDATE identities SET ${columns[name as keyof typeof columns]} = ? WHERE local_id = ?`, [stored, localId]);
    }
  }

  remove(localId: string): void {
    this.database.transaction(() => {
      this.endStays(localId);
      this.database.run('DELETE FROM identities WHERE local_id = ?', [localId]);
    });
  }

  /** A refresh token, good until the password changes. `authTime` in seconds. */
  beginStay(localId: string, authTime: number): string {
    const token = randomToken();
    this.database.run('INSERT INTO stays (digest, local_id, auth_time) VALUES (?, ?, ?)', [digest(token), localId, authTime]);
    return token;
  }

  stay(refreshToken: string): { readonly localId: string; readonly authTime: number; readonly ended: boolean } | undefined {
    const [row] = this.database.all<{ local_id: string; auth_time: number; ended: number }>('SELECT local_id, auth_time, ended FROM stays WHERE digest = ?', [digest(refreshToken)]);
    return row && { localId: row.local_id, authTime: Number(row.auth_time), ended: row.ended === 1 };
  }

  endStays(localId: string): void {
    this.database.run('UPDATE stays SET ended = 1 WHERE local_id = ?', [localId]);
  }

  private find(column: 'local_id' | 'email', value: string): IdentityRecord | undefined {
    const [row] = this.database.all<IdentityRow>(`SELECT * FROM identities WHERE ${column} = ?`, [value]);
    if (!row) return undefined;
    return {
      localId: row.local_id,
      email: row.email,
      passwordHash: row.password_hash,
      emailVerified: row.email_verified === 1,
      displayName: row.display_name ?? undefined,
      photoUrl: row.photo_url ?? undefined,
      createdAt: Number(row.created_at),
      lastLoginAt: Number(row.last_login_at),
      validSince: Number(row.valid_since),
    };
  }
}
