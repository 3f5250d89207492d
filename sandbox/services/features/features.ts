import { createHash } from 'node:crypto';
import type { User } from '../users/user';
import { notFound, rejected } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';
import { insert } from '../../storage/insert';

export interface FeatureFlag {
  readonly key: string;
  /** Whether visitors without a session have it, once it is rolled out to everybody. */
  readonly public: boolean;
  readonly enabled: boolean;
  /** Percent of users who have it, 0 to 100; always the same ones. */
  readonly rollout: number;
  /** Which form of it they have; each user always the same one. */
  readonly variants: readonly string[];
}

export interface FeatureView {
  readonly key: string;
  readonly enabled: boolean;
  readonly variant: string | undefined;
  readonly rollout: number;
}

/** As a new exchange begins. */
const beginning: readonly FeatureFlag[] = [
  { key: 'copy-trading', public: true, enabled: true, rollout: 100, variants: [] },
  { key: 'leaderboard-podium', public: true, enabled: true, rollout: 100, variants: [] },
  { key: 'multi-symbol-trading', public: true, enabled: true, rollout: 100, variants: [] },
  { key: 'staking-vaults', public: true, enabled: true, rollout: 100, variants: [] },
  { key: 'buy-crypto', public: true, enabled: true, rollout: 100, variants: [] },
  { key: 'listing-campaign', public: true, enabled: true, rollout: 100, variants: [] },
  { key: 'vouchers', public: false, enabled: true, rollout: 100, variants: [] },
  { key: 'counter-copy', public: true, enabled: true, rollout: 100, variants: [] },
  // How the marketplace begins: in cards, or as a table.
  { key: 'marketplace-view', public: true, enabled: true, rollout: 100, variants: ['cards'] },
];

/** Parts of the product that are switched on for everybody, for a share of the users, or for nobody. */
export class Features {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`CREATE TABLE IF NOT EXISTS features (
      key TEXT PRIMARY KEY, public INTEGER NOT NULL, enabled INTEGER NOT NULL, rollout INTEGER NOT NULL, variants TEXT NOT NULL)`);
    for (const flag of beginning) this.#write(flag, 'ignore');
    // What an earlier exchange switched and this one does not.
    const known = beginning.map(({ key }) => key);
    database.run(`DELETE FROM features WHERE key NOT IN (${known.map(() => '?').join(', ')})`, known);
  }

  forAnybody(): FeatureView[] {
    return this.flags().map(({ key, public: open, enabled, rollout, variants }) => {
      const on = enabled && open && rollout >= 100;
      return { key, enabled: on, variant: on ? variants[0] : undefined, rollout };
    });
  }

  forUser({ userId }: User): FeatureView[] {
    return this.flags().map(({ key, enabled, rollout, variants }) => {
      const on = enabled && place(key, userId, 100) < rollout;
      return {
        key,
        enabled: on,
        variant: on && variants.length > 0 ? variants[place(`${key} variant`, userId, variants.length)] : undefined,
        rollout,
      };
    });
  }

  /** @throws ApiError `notAvailable` for whoever does not have it. */
  require(user: User, key: string): void {
    if (!this.forUser(user).some((feature) => feature.key === key && feature.enabled)) throw rejected('notAvailable');
  }

  flags(): FeatureFlag[] {
    return this.database
      .all<{ key: string; public: number; enabled: number; rollout: number; variants: string }>(
        'SELECT * FROM features ORDER BY key',
      )
      .map((row) => ({
        key: row.key,
        public: row.public === 1,
        enabled: row.enabled === 1,
        rollout: Number(row.rollout),
        variants: JSON.parse(row.variants) as string[],
      }));
  }

  /** What is left out stays. @throws ApiError -1006 for a key that is none. */
  change(key: string, change: Partial<Omit<FeatureFlag, 'key'>>): FeatureFlag {
    const flag = this.flags().find((each) => each.key === key);
    if (flag === undefined) throw notFound('feature');
    this.#write({ ...flag, ...change }, 'replace');
    return this.flags().find((each) => each.key === key)!;
  }

  #write({ key, public: open, enabled, rollout, variants }: FeatureFlag, taken: 'ignore' | 'replace'): void {
    const row = { key, public: Number(open), enabled: Number(enabled), rollout, variants: JSON.stringify(variants) };
    insert(this.database, 'features', row, taken);
  }
}

/** A user's place among `count`, the same for the same key. */
function place(key: string, userId: number, count: number): number {
  return createHash('sha256').update(`${key} ${userId}`).digest().readUInt32BE(0) % count;
}
