import type { EmbeddedDatabase } from '../../storage/database';
import { insert } from '../../storage/insert';

export interface MobileRelease {
  readonly version: string;
  readonly build: number;
  readonly url: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly minVersion: string;
  readonly notes: string;
  readonly publishedAt: number;
}

/** Published builds of the mobile app. A new exchange has none. */
export class MobileReleases {
  constructor(private readonly database: EmbeddedDatabase) {
    database.run('CREATE TABLE IF NOT EXISTS mobile_releases (build INTEGER PRIMARY KEY, release TEXT NOT NULL)');
  }

  publish(release: MobileRelease): void {
    insert(this.database, 'mobile_releases', { build: release.build, release: JSON.stringify(release) }, 'replace');
  }

  /** `undefined` while nothing has been published. */
  latest(): MobileRelease | undefined {
    const row = this.database.get<{ release: string }>(
      'SELECT release FROM mobile_releases ORDER BY build DESC LIMIT 1',
    );
    return row && (JSON.parse(row.release) as MobileRelease);
  }
}
