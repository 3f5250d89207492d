import type { EmbeddedDatabase } from '../../../storage/database';

/** Somebody's account at another provider, such as google.com, by which they sign in here. */
export interface ProviderLink {
  readonly providerId: string;
  /** The id of the person at the provider. */
  readonly rawId: string;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly photoUrl: string | undefined;
}

interface Row {
  readonly provider_id: string;
  readonly raw_id: string;
  readonly local_id: string;
  readonly email: string | null;
  readonly display_name: string | null;
  readonly photo_url: string | null;
}

/** One account of a provider signs in one person; a person has one account of each provider at most. */
export class ProviderLinks {
  constructor(private readonly database: EmbeddedDatabase) {
    database.run(`CREATE TABLE IF NOT EXISTS provider_links (
      provider_id TEXT NOT NULL, raw_id TEXT NOT NULL, local_id TEXT NOT NULL, email TEXT, display_name TEXT, photo_url TEXT,
      PRIMARY KEY (provider_id, raw_id), UNIQUE (local_id, provider_id))`);
  }

  of(localId: string): readonly ProviderLink[] {
    return this.database
      .all<Row>('SELECT * FROM provider_links WHERE local_id = ? ORDER BY provider_id', [localId])
      .map((row) => ({
        providerId: row.provider_id,
        rawId: row.raw_id,
        email: row.email ?? undefined,
        displayName: row.display_name ?? undefined,
        photoUrl: row.photo_url ?? undefined,
      }));
  }

  /** Whom an account of a provider signs in. */
  personOf(providerId: string, rawId: string): string | undefined {
    return this.database.get<Row>('SELECT local_id FROM provider_links WHERE provider_id = ? AND raw_id = ?', [
      providerId,
      rawId,
    ])?.local_id;
  }

  set(localId: string, link: ProviderLink): void {
    this.database.transaction(() => {
      this.remove(localId, link.providerId);
      this.database.run(
        'INSERT INTO provider_links (provider_id, raw_id, local_id, email, display_name, photo_url) VALUES (?, ?, ?, ?, ?, ?)',
        [link.providerId, link.rawId, localId, link.email ?? null, link.displayName ?? null, link.photoUrl ?? null],
      );
    });
  }

  remove(localId: string, providerId?: string): void {
    if (providerId === undefined) this.database.run('DELETE FROM provider_links WHERE local_id = ?', [localId]);
    else this.database.run('DELETE FROM provider_links WHERE local_id = ? AND provider_id = ?', [localId, providerId]);
  }
}
