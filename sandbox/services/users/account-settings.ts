import { invalidParameter, rejected } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';
import { regionOf } from './regions';
import type { User } from './user';
import type { UserRepository } from './user-repository';

export type Agreement = 'TERMS' | 'TR_TERMS';
export type PreferenceValue = string | number | boolean;
export type Preferences = Readonly<Record<string, PreferenceValue>>;

const most = { entries: 100, text: 500 };

/** What people choose about their account: preferences, region, agreements. */
export class AccountSettings {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly users: UserRepository,
    private readonly now: () => number,
  ) {
    database.run(
      'CREATE TABLE IF NOT EXISTS preferences (user_id INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user_id, name))',
    );
    database.run(
      'CREATE TABLE IF NOT EXISTS agreements (user_id INTEGER NOT NULL, kind TEXT NOT NULL, version TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user_id, kind, version))',
    );
  }

  /** One row a name: nothing of the account itself can be reached by one. */
  preferences(user: User): Preferences {
    const rows = this.database.all<{ name: string; value: string }>(
      'SELECT name, value FROM preferences WHERE user_id = ? ORDER BY name',
      [user.userId],
    );
    return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as PreferenceValue]));
  }

  /** Merges; null forgets. All of it or nothing. @throws ApiError -1005 */
  savePreferences(user: User, changes: Readonly<Record<string, PreferenceValue | null>>): Preferences {
    // Whoever forgets some may name as many as there can be, beside as many new ones.
    if (Object.keys(changes).length > 2 * most.entries) throw invalidParameter('preferences');
    for (const [name, value] of Object.entries(changes)) {
      if (!/^[a-z][A-Za-z0-9.-]{0,49}$/.test(name)) throw invalidParameter('preferences');
      if (typeof value === 'string' && value.length > most.text) throw invalidParameter(`preferences.${name}`);
    }
    // Counted before anything is written: a request that is too much must cost little.
    const names = new Set(Object.keys(this.preferences(user)));
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) names.delete(name);
      else names.add(name);
    }
    if (names.size > most.entries) throw invalidParameter('preferences');
    return this.database.transaction(() => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null)
          this.database.run('DELETE FROM preferences WHERE user_id = ? AND name = ?', [user.userId, name]);
        else
          this.database.run('INSERT OR REPLACE INTO preferences (user_id, name, value) VALUES (?, ?, ?)', [
            user.userId,
            name,
            JSON.stringify(value),
          ]);
      }
      return this.preferences(user);
    });
  }

  /** @throws ApiError -1005 for a region that does not exist or is not served; `notAvailable` once somebody was verified in another. */
  switchRegion(user: User, code: string): void {
    const region = regionOf(code);
    if (!region || region.restricted) throw invalidParameter('region');
    if (user.country !== undefined && user.country !== code) throw rejected('notAvailable');
    this.users.setRegion(user.userId, code);
  }

  /** When this version was agreed to first (milliseconds). A sub-account agrees for its main account: it is the same person. */
  agree(user: User, kind: Agreement, version: string): number {
    this.database.run('INSERT OR IGNORE INTO agreements (user_id, kind, version, at) VALUES (?, ?, ?, ?)', [
      personId(user),
      kind,
      version,
      this.now(),
    ]);
    const row = this.database.get<{ at: number }>(
      'SELECT at FROM agreements WHERE user_id = ? AND kind = ? AND version = ?',
      [personId(user), kind, version],
    );
    return Number(row!.at);
  }

  hasAgreed(user: User, kind: Agreement): boolean {
    return this.agreedVersion(user, kind) !== undefined;
  }

  /** The version that was agreed to last; for a sub-account its main account's. */
  agreedVersion(user: User, kind: Agreement): string | undefined {
    return this.database.get<{ version: string }>(
      'SELECT version FROM agreements WHERE user_id = ? AND kind = ? ORDER BY at DESC, rowid DESC LIMIT 1',
      [personId(user), kind],
    )?.version;
  }
}

function personId(user: User): number {
  return user.mainUserId ?? user.userId;
}
