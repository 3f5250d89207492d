import type { User } from '../users/user';
import { duplicate, invalidParameter, notFound } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';
import { profitOf } from './equity-series';
import { shownName, shownOf } from './profile';
import type { ProfileRepository } from './profile-repository';
import type { TradingRecord } from './trading-record';
import { insert } from '../../storage/insert';

/** Who follows whom, by the ids of profiles. */
export class Followings {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly profiles: ProfileRepository,
    private readonly record: TradingRecord,
    private readonly now: () => number,
  ) {
    database.exec(`CREATE TABLE IF NOT EXISTS followings (
      follower TEXT NOT NULL, followed TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (follower, followed));
      CREATE INDEX IF NOT EXISTS followers_of ON followings (followed);`);
  }

  /** @throws ApiError -1005 for oneself, -1006 for nobody public, -1007 when followed already. */
  follow(user: User, uuid: string): { readonly following: boolean; readonly followers: number } {
    const me = this.profiles.of(user);
    if (me.uuid === uuid) throw invalidParameter('uuid: nobody follows oneself');
    const other = this.profiles.byUuid(uuid);
    if (!other?.settings.public) throw notFound('trader');
    if (this.follows(me.uuid, uuid)) throw duplicate('This trader is followed already.');
    this.add(me.uuid, uuid);
    return { following: true, followers: this.followers(uuid) };
  }

  /** @throws ApiError -1006 when not followed. */
  unfollow(user: User, uuid: string): { readonly following: boolean; readonly followers: number } {
    const { changes } = this.database.run('DELETE FROM followings WHERE follower = ? AND followed = ?', [
      this.profiles.of(user).uuid,
      uuid,
    ]);
    if (changes === 0) throw notFound('following');
    return { following: false, followers: this.followers(uuid) };
  }

  /** Latest first; somebody who is public no longer keeps a place without a name, and can be followed no longer. */
  list(user: User) {
    const rows = this.database.all<{ followed: string; since: number }>(
      'SELECT followed, since FROM followings WHERE follower = ? ORDER BY since DESC, rowid DESC',
      [this.profiles.of(user).uuid],
    );
    return rows.flatMap(({ followed, since }) => {
      const profile = this.profiles.byUuid(followed);
      if (profile === undefined) return [];
      const roi30d = shownOf(profile, false).pnl ? profitOf(this.record.series(profile.accountId), 30).roi : undefined;
      return [{ ...shownName(profile, false), uuid: followed, roi30d, since: Number(since) }];
    });
  }

  ids(user: User): string[] {
    return this.list(user).map(({ uuid }) => uuid);
  }

  follows(follower: string, followed: string): boolean {
    return (
      this.database.get('SELECT 1 FROM followings WHERE follower = ? AND followed = ?', [follower, followed]) !==
      undefined
    );
  }

  followers(uuid: string): number {
    return this.#count('followed', uuid);
  }

  following(uuid: string): number {
    return this.#count('follower', uuid);
  }

  /** For traders among themselves; twice is once. */
  add(follower: string, followed: string): void {
    insert(this.database, 'followings', { follower, followed, since: this.now() }, 'ignore');
  }

  #count(column: 'follower' | 'followed', uuid: string): number {
    return Number(
      this.database.get<{ count: number }>(`SELECT count(*) AS count FROM followings WHERE ${column} = ?`, [uuid])!
        .count,
    );
  }
}
