import { randomInt } from 'node:crypto';
import { isCoolName, type CoolNameSource } from '../../../src/domain/social/cool-name';
import { day } from '../../../src/domain/shared/instant';
import { isGivenName, randomCoolName } from '../users/cool-name';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { ApiError, duplicate, invalidParameter, notFound } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';
import type { ProfileRepository } from './profile-repository';

/** A name that somebody chose stays this long; the first choice is free. */
const namePeriod = 30 * day;

export interface CoolNameView {
  readonly coolName: string;
  readonly source: CoolNameSource;
  readonly changedAt: number | undefined;
  /** Undefined when it may be changed now. */
  readonly nextChangeAt: number | undefined;
}

/** Public nicknames: unique in any casing, changed once in a period. */
export class CoolNames {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly profiles: ProfileRepository,
    private readonly users: UserRepository,
    private readonly now: () => number,
  ) {}

  of(user: User): CoolNameView {
    const { coolName, nameSource, nameChangedAt } = this.profiles.of(user);
    const next = nameChangedAt === undefined ? undefined : nameChangedAt + namePeriod;
    return {
      coolName,
      source: nameSource,
      changedAt: nameChangedAt,
      nextChangeAt: next !== undefined && next > this.now() ? next : undefined,
    };
  }

  /** @throws ApiError -1005 for another form, -1007 for a name that is taken, -1003 before the period is over. */
  choose(user: User, coolName: string): CoolNameView {
    if (!isCoolName(coolName)) throw invalidParameter('coolName: 3 to 20 letters, digits and underscores');
    return this.#change(user, coolName, 'CUSTOM');
  }

  /** A name made up here. */
  random(user: User): CoolNameView {
    for (;;) {
      const coolName = randomCoolName(randomInt);
      if (isCoolName(coolName) && this.#free(user, coolName)) return this.#change(user, coolName, 'RANDOM');
    }
  }

  /** @throws ApiError -1006 when no account of X is bound. */
  fromTwitter(user: User): CoolNameView {
    const { twitter } = this.profiles.of(user);
    if (twitter === undefined) throw notFound('account of X: none is bound');
    return this.#change(user, twitter.handle, 'TWITTER');
  }

  #change(user: User, coolName: string, source: CoolNameSource): CoolNameView {
    return this.database.transaction(() => {
      const { nextChangeAt } = this.of(user);
      if (nextChangeAt !== undefined) {
        const seconds = Math.ceil((nextChangeAt - this.now()) / 1000);
        throw new ApiError(-1003, 429, 'The name was changed a short while ago.', { 'Retry-After': String(seconds) });
      }
      if (!this.#free(user, coolName)) throw duplicate('The name is taken.');
      this.profiles.saveName(user.applicationId, coolName, source);
      this.users.setCoolName(user.userId, coolName);
      return this.of(user);
    });
  }

  #free(user: User, coolName: string): boolean {
    if (isGivenName(coolName) && coolName !== user.coolName) return false;
    const owner = this.profiles.byName(coolName);
    if (owner !== undefined && owner.accountId !== user.applicationId) return false;
    const other = this.users.byCoolName(coolName);
    return other === undefined || other.userId === user.userId;
  }
}
