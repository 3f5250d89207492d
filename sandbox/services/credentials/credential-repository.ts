import { addColumns } from '../../storage/add-columns';
import type { SealedSecrets } from '../../shared/sealed-secrets';
import type { EmbeddedDatabase } from '../../storage/database';
import type { Credential, CredentialPermission } from './credential';

interface CredentialRow {
  readonly credential_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly api_key: string;
  readonly secret: string;
  readonly permissions: string;
  readonly ip_list: string;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
  readonly waits: number;
}

export interface NewCredential {
  readonly userId: number;
  readonly name: string;
  readonly apiKey: string;
  readonly secret: string;
  readonly permissions: readonly CredentialPermission[];
  readonly ipList: readonly string[];
  readonly expiresAt: number | undefined;
  /** For a second person's approval. */
  readonly waits?: boolean | undefined;
}

/** API keys; their secrets sealed, since a signature can only be checked with the secret itself. */
export class CredentialRepository {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly secrets: SealedSecrets,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS credentials (
      credential_id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, name TEXT NOT NULL, api_key TEXT NOT NULL UNIQUE, secret TEXT NOT NULL,
      permissions TEXT NOT NULL, ip_list TEXT NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER, last_used_at INTEGER)`);
    addColumns(database, 'credentials', { waits: 'INTEGER NOT NULL DEFAULT 0' });
    database.run('CREATE INDEX IF NOT EXISTS credentials_by_user ON credentials (user_id)');
  }

  add(credential: NewCredential): Credential {
    const { userId, name, apiKey, secret, permissions, ipList, expiresAt, waits = false } = credential;
    this.database.run(
      'INSERT OR IGNORE INTO credentials (user_id, name, api_key, secret, permissions, ip_list, created_at, expires_at, waits) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      [
        userId,
        name,
        apiKey,
        this.secrets.seal(secret),
        permissions.join(','),
        ipList.join(','),
        this.now(),
        expiresAt ?? null,
        waits ? 1 : 0,
      ],
    );
    return this.byKey(apiKey)!;
  }

  byKey(apiKey: string): (Credential & { readonly secret: string }) | undefined {
    const row = this.database.get<CredentialRow>('SELECT * FROM credentials WHERE api_key = ?', [apiKey]);
    return row && { ...this.#credentialOf(row), secret: this.secrets.open(row.secret) };
  }

  byId(credentialId: number): Credential | undefined {
    const row = this.database.get<CredentialRow>('SELECT * FROM credentials WHERE credential_id = ?', [credentialId]);
    return row && this.#credentialOf(row);
  }

  /** Newest first. */
  ofUser(userId: number): readonly Credential[] {
    return this.database
      .all<CredentialRow>('SELECT * FROM credentials WHERE user_id = ? ORDER BY credential_id DESC', [userId])
      .map((row) => this.#credentialOf(row));
  }

  setIpList(credentialId: number, ipList: readonly string[], expiresAt: number | undefined): void {
    this.database.run('UPDATE credentials SET ip_list = ?, expires_at = ? WHERE credential_id = ?', [
      ipList.join(','),
      expiresAt ?? null,
      credentialId,
    ]);
  }

  /** A second person lets it be used. */
  release(credentialId: number): void {
    this.database.run('UPDATE credentials SET waits = 0 WHERE credential_id = ?', [credentialId]);
  }

  markUsed(credentialId: number): void {
    this.database.run('UPDATE credentials SET last_used_at = ? WHERE credential_id = ?', [this.now(), credentialId]);
  }

  remove(credentialId: number): void {
    this.database.run('DELETE FROM credentials WHERE credential_id = ?', [credentialId]);
  }

  #credentialOf(row: CredentialRow): Credential {
    const expiresAt = row.expires_at === null ? undefined : Number(row.expires_at);
    return {
      credentialId: Number(row.credential_id),
      userId: Number(row.user_id),
      name: row.name,
      apiKey: row.api_key,
      permissions: row.permissions.split(',') as CredentialPermission[],
      ipList: row.ip_list === '' ? [] : row.ip_list.split(','),
      status: expiresAt !== undefined && expiresAt <= this.now() ? 'EXPIRED' : row.waits === 1 ? 'WAITING' : 'ACTIVE',
      createdAt: Number(row.created_at),
      expiresAt,
      lastUsedAt: row.last_used_at === null ? undefined : Number(row.last_used_at),
    };
  }
}
