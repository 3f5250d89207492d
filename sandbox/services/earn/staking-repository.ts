import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';

/** OPENING until the ledger has taken the money in. */
export interface StakeLot {
  readonly lotId: number;
  readonly accountId: string;
  readonly amount: Units;
  readonly since: number;
  readonly status: 'OPENING' | 'STAKED';
}

/** Stake on its way out; the fee goes to the exchange. */
export interface Unbonding {
  readonly unbondingId: number;
  readonly accountId: string;
  readonly amount: Units;
  readonly fee: Units;
  readonly availableAt: number;
  readonly booked: boolean;
}

export interface StakingReward {
  readonly rewardId: number;
  readonly accountId: string;
  /** 00:00 UTC of the day it is for. */
  readonly dayAt: number;
  readonly stakingSize: Units;
  readonly amount: Units;
  readonly payAt: number;
  readonly booked: boolean;
}

interface Row {
  readonly id: number;
  readonly account_id: string;
  readonly amount: string;
  readonly at: number;
  readonly booked: number;
}

export class StakingRepository {
  constructor(readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS stake_lots (id INTEGER PRIMARY KEY AUTOINCREMENT, account_id TEXT NOT NULL, amount TEXT NOT NULL, at INTEGER NOT NULL, booked INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS stake_lots_of_account ON stake_lots (account_id);
      CREATE TABLE IF NOT EXISTS stake_unbonding (id INTEGER PRIMARY KEY AUTOINCREMENT, account_id TEXT NOT NULL, amount TEXT NOT NULL, fee TEXT NOT NULL, at INTEGER NOT NULL, booked INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS stake_unbonding_of_account ON stake_unbonding (account_id, booked);
      CREATE TABLE IF NOT EXISTS stake_rewards (
        id INTEGER PRIMARY KEY AUTOINCREMENT, account_id TEXT NOT NULL, day_at INTEGER NOT NULL, staking_size TEXT NOT NULL, amount TEXT NOT NULL,
        at INTEGER NOT NULL, booked INTEGER NOT NULL, UNIQUE (account_id, day_at));
    `);
  }

  addLot(accountId: string, amount: Units, at: number): number {
    this.database.run('INSERT INTO stake_lots (account_id, amount, at, booked) VALUES (?, ?, ?, 0)', [
      accountId,
      amount.toString(),
      at,
    ]);
    return this.#lastId();
  }

  confirmLot(lotId: number): void {
    this.database.run('UPDATE stake_lots SET booked = 1 WHERE id = ?', [lotId]);
  }

  resizeLot(lotId: number, amount: Units): void {
    if (amount === 0n) this.database.run('DELETE FROM stake_lots WHERE id = ?', [lotId]);
    else this.database.run('UPDATE stake_lots SET amount = ? WHERE id = ?', [amount.toString(), lotId]);
  }

  /** Youngest first: that is the order in which they leave. */
  lots(accountId?: string): readonly StakeLot[] {
    const where = accountId === undefined ? '' : 'WHERE account_id = ?';
    return this.database
      .all<Row>(`SELECT * FROM stake_lots ${where} ORDER BY id DESC`, accountId === undefined ? [] : [accountId])
      .map((row) => ({
        lotId: Number(row.id),
        accountId: row.account_id,
        amount: BigInt(row.amount),
        since: Number(row.at),
        status: row.booked === 1 ? 'STAKED' : 'OPENING',
      }));
  }

  addUnbonding(accountId: string, amount: Units, fee: Units, availableAt: number): void {
    this.database.run('INSERT INTO stake_unbonding (account_id, amount, fee, at, booked) VALUES (?, ?, ?, ?, 0)', [
      accountId,
      amount.toString(),
      fee.toString(),
      availableAt,
    ]);
  }

  /** Those that have not arrived, soonest first. */
  unbonding(accountId?: string): readonly Unbonding[] {
    const where = accountId === undefined ? '' : 'AND account_id = ?';
    return this.#unbonding(`booked = 0 ${where} ORDER BY at, id`, accountId === undefined ? [] : [accountId]);
  }

  /** Those that have arrived, newest first. */
  returned(accountId: string, most: number): readonly Unbonding[] {
    return this.#unbonding('booked = 1 AND account_id = ? ORDER BY id DESC LIMIT ?', [accountId, most]);
  }

  #unbonding(rest: string, values: readonly (string | number)[]): readonly Unbonding[] {
    return this.database
      .all<Row & { fee: string }>(`SELECT * FROM stake_unbonding WHERE ${rest}`, values)
      .map((row) => ({
        unbondingId: Number(row.id),
        accountId: row.account_id,
        amount: BigInt(row.amount),
        fee: BigInt(row.fee),
        availableAt: Number(row.at),
        booked: row.booked === 1,
      }));
  }

  markPaidOut(unbondingId: number): void {
    this.database.run('UPDATE stake_unbonding SET booked = 1 WHERE id = ?', [unbondingId]);
  }

  addReward(accountId: string, dayAt: number, stakingSize: Units, amount: Units, payAt: number): void {
    this.database.run(
      'INSERT OR IGNORE INTO stake_rewards (account_id, day_at, staking_size, amount, at, booked) VALUES (?, ?, ?, ?, ?, 0)',
      [accountId, dayAt, stakingSize.toString(), amount.toString(), payAt],
    );
  }

  /** 00:00 UTC of the last day that rewards were worked out for. */
  lastRewardedDay(): number | undefined {
    return this.database.get<{ day: number | null }>('SELECT MAX(day_at) AS day FROM stake_rewards')?.day ?? undefined;
  }

  dueRewards(now: number): readonly StakingReward[] {
    return this.#rewards('booked = 0 AND at <= ? ORDER BY id', [now]);
  }

  /** Of days that are over, soonest first. */
  awaitedRewards(accountId: string): readonly StakingReward[] {
    return this.#rewards('account_id = ? AND booked = 0 ORDER BY at, id', [accountId]);
  }

  markRewardPaid(rewardId: number): void {
    this.database.run('UPDATE stake_rewards SET booked = 1 WHERE id = ?', [rewardId]);
  }

  /** Paid ones, newest first. */
  paidRewards(
    accountId: string,
    page: number,
    size: number,
  ): { readonly rows: readonly StakingReward[]; readonly total: number } {
    const { total } = this.database.get<{ total: number }>(
      'SELECT count(*) AS total FROM stake_rewards WHERE account_id = ? AND booked = 1',
      [accountId],
    )!;
    return {
      rows: this.#rewards('account_id = ? AND booked = 1 ORDER BY id DESC LIMIT ? OFFSET ?', [
        accountId,
        size,
        (page - 1) * size,
      ]),
      total: Number(total),
    };
  }

  rewardedSoFar(accountId: string): Units {
    return this.#rewards('account_id = ? AND booked = 1', [accountId]).reduce((sum, { amount }) => sum + amount, 0n);
  }

  #rewards(rest: string, values: readonly (string | number)[]): StakingReward[] {
    return this.database
      .all<Row & { day_at: number; staking_size: string }>(`SELECT * FROM stake_rewards WHERE ${rest}`, values)
      .map((row) => ({
        rewardId: Number(row.id),
        accountId: row.account_id,
        dayAt: Number(row.day_at),
        stakingSize: BigInt(row.staking_size),
        amount: BigInt(row.amount),
        payAt: Number(row.at),
        booked: row.booked === 1,
      }));
  }

  #lastId(): number {
    return Number(this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!.id);
  }
}
