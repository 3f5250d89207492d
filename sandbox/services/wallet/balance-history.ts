import { day, hour } from '../../../src/domain/shared/instant';
import type { Units } from '../../engine/model/units';
import type { Clockwork } from '../../shared/clockwork';
import type { EmbeddedDatabase } from '../../storage/database';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { AssetPrices } from './asset-prices';

export interface BalancePoint {
  /** A full hour. */
  readonly at: number;
  /** USDT. */
  readonly value: Units;
}

/** What belongs to an account. */
interface Wealth {
  /** Everything of each asset, wherever it lies. */
  holdings(user: User): ReadonlyMap<string, Units>;
  /** What its positions have made or lost since their profit was last settled; USDT. */
  unsettled(user: User): Units;
}

/** Older than this, one value a day is enough. */
const hourlyFor = 8 * day;
const keptFor = 400 * day;

/** What each account was worth on the hour; hours in which the exchange was away have no value. */
export class BalanceHistory {
  #hourAt = 0;

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly users: UserRepository,
    private readonly prices: AssetPrices,
    private readonly wealth: Wealth,
    clockwork: Clockwork,
    private readonly now: () => number,
  ) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS balance_points (account_id TEXT NOT NULL, at INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (account_id, at));
    `);
    clockwork.every(1_000, (at) => this.#record(at));
  }

  /** Oldest first. */
  since(user: User, from: number): readonly BalancePoint[] {
    return this.database
      .all<{ at: number; value: string }>(
        'SELECT at, value FROM balance_points WHERE account_id = ? AND at >= ? ORDER BY at',
        [user.applicationId, from],
      )
      .map((row) => ({ at: Number(row.at), value: BigInt(row.value) }));
  }

  #record(now: number): void {
    const hourAt = now - (now % hour);
    if (this.#hourAt === hourAt) return;
    const begun = this.#hourAt === 0;
    this.#hourAt = hourAt;
    // An exchange that starts within an hour does not know what was there when it began.
    if (begun && now !== hourAt) return;
    this.database.transaction(() => {
      for (const user of this.users.everybody())
        this.database.run('INSERT OR IGNORE INTO balance_points (account_id, at, value) VALUES (?, ?, ?)', [
          user.applicationId,
          hourAt,
          this.#valueOf(user).toString(),
        ]);
      this.database.run('DELETE FROM balance_points WHERE at < ? OR (at < ? AND at % ? <> 0)', [
        this.now() - keptFor,
        this.now() - hourlyFor,
        day,
      ]);
    });
  }

  #valueOf(user: User): Units {
    const { wealth, prices } = this;
    return [...wealth.holdings(user)].reduce(
      (sum, [asset, amount]) => sum + prices.value(asset, amount),
      wealth.unsettled(user),
    );
  }
}
