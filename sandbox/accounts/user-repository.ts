import { randomUUID } from 'node:crypto';
import { isLanguageCode, type LanguageCode } from '../../src/domain/platform/language';
import { coolNameOf } from './cool-name';
import type { EmbeddedDatabase } from '../storage/database';
import type { ApiKey, User } from './user';

interface UserRow {
  readonly user_id: number;
  readonly identity: string;
  readonly email: string;
  readonly application_id: string;
  readonly cool_name: string;
  readonly language: string | null;
  readonly funded: number;
  readonly created_at: number;
}

/** Users, their preferences and API keys. */
export class UserRepository {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS users (
      user_id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, email TEXT NOT NULL, application_id TEXT NOT NULL UNIQUE,
      cool_name TEXT NOT NULL UNIQUE, language TEXT, funded INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL)`);
    database.run('CREATE TABLE IF NOT EXISTS api_keys (api_key TEXT PRIMARY KEY, secret TEXT NOT NULL, user_id INTEGER NOT NULL)');
  }

  byIdentity(identity: string): User | undefined {
    return this.find('identity', identity);
  }

  byId(userId: number): User | undefined {
    return this.find('user_id', userId);
  }

  byApplication(applicationId: string): User | undefined {
    return this.find('application_id', applicationId);
  }

  byEmail(email: string): User | undefined {
    return this.find('email', email.toLowerCase());
  }

  /** The user of an identity, made on its first sight; an e-mail changed at the sign-in server is taken over. */
  ensure(identity: string, email: string, applicationId: string = randomUUID()): User {
    return this.database.transaction(() => {
      const address = email.toLowerCase();
      const known = this.byIdentity(identity);
      if (known) {
        if (known.email !== address) this.database.run('UPDATE users SET email = ? WHERE user_id = ?', [address, known.userId]);
        return { ...known, email: address };
      }
      const [last] = this.database.all<{ last: number | null }>('SELECT MAX(user_id) AS last FROM users');
      const userId = Number(last?.last ?? 100_000) + 1;
      this.database.run('INSERT INTO users (user_id, identity, email, application_id, cool_name, created_at) VALUES (?, ?, ?, ?, ?, ?)', [
        userId,
        identity,
        address,
        applicationId,
        coolNameOf(userId),
        this.now(),
      ]);
      return this.byId(userId)!;
    });
  }

  markFunded(userId: number): void {
    this.database.run('UPDATE users SET funded = 1 WHERE user_id = ?', [userId]);
  }

  setLanguage(userId: number, language: LanguageCode): void {
    this.database.run('UPDATE users SET language = ? WHERE user_id = ?', [language, userId]);
  }

  addApiKey(key: ApiKey): void {
    this.database.run('INSERT OR IGNORE INTO api_keys (api_key, secret, user_id) VALUES (?, ?, ?)', [key.apiKey, key.secret, key.userId]);
  }

  apiKey(apiKey: string): ApiKey | undefined {
    const [row] = this.database.all<{ api_key: string; secret: string; user_id: number }>('SELECT * FROM api_keys WHERE api_key = ?', [apiKey]);
    return row && { apiKey: row.api_key, secret: row.secret, userId: Number(row.user_id) };
  }

  private find(column: 'identity' | 'user_id' | 'application_id' | 'email', value: string | number): User | undefined {
    const [row] = this.database.all<UserRow>(`SELECT * FROM users WHERE ${column} = ?`, [value]);
    if (!row) return undefined;
    return {
      userId: Number(row.user_id),
      identity: row.identity,
      email: row.email,
      applicationId: row.application_id,
      coolName: row.cool_name,
      language: isLanguageCode(row.language) ? row.language : undefined,
      funded: row.funded === 1,
      createdAt: Number(row.created_at),
    };
  }
}
