import { duplicate, invalidParameter } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';

export type ApplicationKind = 'broker' | 'market_maker';

export interface Application {
  readonly company: string;
  readonly contact: string;
  readonly email: string;
  readonly website: string;
  readonly volume: string;
  readonly exchanges: string;
  readonly message: string;
}

const day = 86_400_000;
const longest: Readonly<Record<keyof Application, number>> = {
  company: 120,
  contact: 120,
  email: 254,
  website: 254,
  volume: 64,
  exchanges: 254,
  message: 4_000,
};
const required: readonly (keyof Application)[] = ['company', 'contact', 'email'];

/** Companies that want to become brokers or market makers. One application of a kind a day from one address. */
export class Applications {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS applications (
      application_id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, email TEXT NOT NULL, content TEXT NOT NULL, at INTEGER NOT NULL)`);
  }

  /** @returns its number. */
  apply(kind: ApplicationKind, application: Application): number {
    for (const name of Object.keys(longest) as (keyof Application)[]) {
      const text = application[name].trim();
      if (text.length > longest[name] || (required.includes(name) && text === '')) throw invalidParameter(name);
    }
    const email = application.email.trim().toLowerCase();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalidParameter('email');
    if (application.website !== '' && !/^https?:\/\/[^\s]+$/.test(application.website))
      throw invalidParameter('website');
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
