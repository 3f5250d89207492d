import { createHash, randomUUID } from 'node:crypto';
import type { CoolNameSource } from '../../../src/domain/social/cool-name';
import { avatars } from '../../../src/domain/social/profile-choices';
import { day } from '../../../src/domain/shared/instant';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { Trader } from '../simulation/traders';
import { keptDays } from '../../engine/statistics/account-statistics';
import type { EmbeddedDatabase, SqlValue } from '../../storage/database';
import type { Profile, TwitterBinding } from './profile';

const schema = `
  CREATE TABLE IF NOT EXISTS social_profiles (
    account_id TEXT PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, cool_name TEXT NOT NULL UNIQUE COLLATE NOCASE, name_source TEXT NOT NULL,
    name_changed_at INTEGER, public INTEGER NOT NULL, show_pnl INTEGER NOT NULL, show_portfolio INTEGER NOT NULL, show_volume INTEGER NOT NULL,
    show_trades INTEGER NOT NULL, avatar TEXT NOT NULL, bio TEXT NOT NULL, joined_at INTEGER NOT NULL, twitter_handle TEXT UNIQUE COLLATE NOCASE,
    twitter_name TEXT, twitter_image TEXT, twitter_bound_at INTEGER);
`;

interface Row {
  readonly account_id: string;
  readonly uuid: string;
  readonly cool_name: string;
  readonly name_source: CoolNameSource;
  readonly name_changed_at: number | null;
  readonly public: number;
  readonly show_pnl: number;
  readonly show_portfolio: number;
  readonly show_volume: number;
  readonly show_trades: number;
  readonly avatar: string;
  readonly bio: string;
  readonly joined_at: number;
  readonly twitter_handle: string | null;
  readonly twitter_name: string | null;
  readonly twitter_image: string | null;
  readonly twitter_bound_at: number | null;
}

/** Profiles of everybody; a customer's begins with the first look at it. */
export class ProfileRepository {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly users: UserRepository,
    private readonly now: () => number,
  ) {
    database.exec(schema);
  }

  /** The simulated traders, each with the same id in every exchange. */
  addTraders(traders: readonly Trader[], leads: ReadonlySet<string>): void {
    this.database.transaction(() => {
      for (const [index, { accountId, coolName, activity }] of traders.entries()) {
        // Some of them keep to themselves, as people do; who wants to be copied does not.
        const open = index % 9 !== 4 || leads.has(coolName);
        this.#insert(accountId, uuidOf(accountId), coolName, this.now() - keptDays * day, {
          public: open,
          showTrades: activity > 1,
          showPortfolio: index % 3 === 0,
        });
        // A strategy's page shows results, positions and trades, so its lead's profile does.
        if (leads.has(coolName))
          this.database.run(
            'UPDATE social_profiles SET public = 1, show_pnl = 1, show_portfolio = 1, show_trades = 1 WHERE account_id = ?',
            [accountId],
          );
      }
    });
  }

  of(user: User): Profile {
    return this.byAccount(user.applicationId) ?? this.#begin(user);
  }

  byUuid(uuid: string): Profile | undefined {
    return this.#find('uuid = ?', [uuid])[0];
  }

  byAccount(accountId: string): Profile | undefined {
    const known = this.#find('account_id = ?', [accountId])[0];
    if (known !== undefined) return known;
    const user = this.users.byApplication(accountId);
    return user === undefined ? undefined : this.#begin(user);
  }

  byName(coolName: string): Profile | undefined {
    return this.#find('cool_name = ?', [coolName])[0];
  }

  byTwitterHandle(handle: string): Profile | undefined {
    return this.#find('twitter_handle = ?', [handle])[0];
  }

  /** Public profiles whose name begins so, in any casing. */
  beginningWith(prefix: string, limit: number): Profile[] {
    const unseen = this.database.all<{ application_id: string }>(
      'SELECT application_id FROM users WHERE main_user_id IS NULL AND application_id NOT IN (SELECT account_id FROM social_profiles)',
    );
    for (const { application_id: accountId } of unseen) this.byAccount(accountId);
    return this.#find("public = 1 AND cool_name LIKE ? ESCAPE '\\' ORDER BY cool_name LIMIT ?", [
      `${prefix.replace(/[\\%_]/g, '\\$&')}%`,
      limit,
    ]);
  }

  saveName(accountId: string, coolName: string, source: CoolNameSource): void {
    this.database.run(
      'UPDATE social_profiles SET cool_name = ?, name_source = ?, name_changed_at = ? WHERE account_id = ?',
      [coolName, source, this.now(), accountId],
    );
  }

  saveSettings(accountId: string, settings: Profile['settings']): void {
    this.database.run(
      'UPDATE social_profiles SET public = ?, show_pnl = ?, show_portfolio = ?, show_volume = ?, show_trades = ?, avatar = ?, bio = ? WHERE account_id = ?',
      [...flagsOf(settings), settings.avatar, settings.bio, accountId],
    );
  }

  saveTwitter(accountId: string, twitter: TwitterBinding | undefined): void {
    this.database.run(
      'UPDATE social_profiles SET twitter_handle = ?, twitter_name = ?, twitter_image = ?, twitter_bound_at = ? WHERE account_id = ?',
      [twitter?.handle ?? null, twitter?.name ?? null, twitter?.imageUrl ?? null, twitter?.boundAt ?? null, accountId],
    );
  }

  #begin(user: User): Profile {
    return this.database.transaction(() => {
      const taken = this.byName(user.coolName) !== undefined;
      this.#insert(
        user.applicationId,
        randomUUID(),
        taken ? `Trader${user.userId}` : user.coolName,
        user.createdAt,
        // Nobody is shown who did not ask for it.
        { public: false },
      );
      return this.#find('account_id = ?', [user.applicationId])[0]!;
    });
  }

  #insert(
    accountId: string,
    uuid: string,
    coolName: string,
    joinedAt: number,
    shown: Partial<Profile['settings']>,
  ): void {
    const settings = {
      public: true,
      showPnl: true,
      showPortfolio: false,
      showVolume: true,
      showTrades: false,
      ...shown,
    };
    const avatar = avatars[Number.parseInt(uuid.slice(0, 4), 16) % avatars.length]!;
    this.database.run(
      `INSERT OR IGNORE INTO social_profiles (account_id, uuid, cool_name, name_source, public, show_pnl, show_portfolio, show_volume, show_trades, avatar, bio, joined_at)
       VALUES (?,?,?,'RANDOM',?,?,?,?,?,?,'',?)`,
      [accountId, uuid, coolName, ...flagsOf(settings), avatar, joinedAt],
    );
  }

  #find(condition: string, values: readonly SqlValue[]): Profile[] {
    return this.database.all<Row>(`SELECT * FROM social_profiles WHERE ${condition}`, values).map(profileOf);
  }
}

function flagsOf(settings: Omit<Profile['settings'], 'avatar' | 'bio'>): number[] {
  return [settings.public, settings.showPnl, settings.showPortfolio, settings.showVolume, settings.showTrades].map(
    Number,
  );
}

function profileOf(row: Row): Profile {
  return {
    accountId: row.account_id,
    uuid: row.uuid,
    coolName: row.cool_name,
    nameSource: row.name_source,
    nameChangedAt: row.name_changed_at === null ? undefined : Number(row.name_changed_at),
    settings: {
      public: row.public === 1,
      showPnl: row.show_pnl === 1,
      showPortfolio: row.show_portfolio === 1,
      showVolume: row.show_volume === 1,
      showTrades: row.show_trades === 1,
      avatar: row.avatar,
      bio: row.bio,
    },
    twitter:
      row.twitter_handle === null
        ? undefined
        : {
            handle: row.twitter_handle,
            name: row.twitter_name ?? '',
            imageUrl: row.twitter_image ?? undefined,
            boundAt: Number(row.twitter_bound_at),
          },
    joinedAt: Number(row.joined_at),
  };
}

function uuidOf(accountId: string): string {
  const hex = createHash('sha256').update(accountId).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
