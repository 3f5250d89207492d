import {
  applicationFields,
  applicationProblem,
  type BusinessApplication,
} from '../../../src/domain/platform/business-application';
import { duplicate, invalidParameter } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';

export type ApplicationKind = 'broker' | 'market_maker' | 'lead_trader';

const day = 86_400_000;

/** Companies that want to become brokers or market makers, and traders who want to be copied. One application of a kind a day from one address. */
export class Applications {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS applications (
      application_id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, email TEXT NOT NULL, content TEXT NOT NULL, at INTEGER NOT NULL)`);
  }

  /** @returns its number. */
  apply(kind: ApplicationKind, application: BusinessApplication): number {
    for (const name of applicationFields)
      if (applicationProblem(name, application[name]) !== undefined) throw invalidParameter(name);
    const email = application.email.trim().toLowerCase();
    return this.database.transaction(() => {
      const recent = this.database.get('SELECT 1 FROM applications WHERE kind = ? AND email = ? AND at > ?', [
        kind,
        email,
        this.now() - day,
      ]);
      if (recent !== undefined) throw duplicate('An application from this address arrived today.');
      this.database.run('INSERT INTO applications (kind, email, content, at) VALUES (?, ?, ?, ?)', [
        kind,
        email,
        JSON.stringify(application),
        this.now(),
      ]);
      return this.database.get<{ last: number }>('SELECT max(application_id) AS last FROM applications')!.last;
    });
  }
}
