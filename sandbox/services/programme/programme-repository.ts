import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';

/** What was staked at a moment of an hour. */
export interface StakeSample {
  /** The hour's beginning. */
  readonly hourAt: number;
  readonly staked: Units;
}

/** What a day came to, and the tier from the midnight that ended it. */
export interface ProgrammeDay {
  readonly userId: number;
  /** 00:00 UTC. */
  readonly dayAt: number;
  readonly average: Units;
  readonly volume: Units;
  readonly tier: number;
}

interface DayRow {
  readonly user_id: number;
  readonly day_at: number;
  readonly average: string;
  readonly volume: string;
  readonly tier: number;
}

/** Hours in which nobody had a stake are kept as hours: they count in the average. */
export class ProgrammeRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS programme_hours (hour_at INTEGER PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS programme_samples (
        user_id INTEGER NOT NULL, hour_at INTEGER NOT NULL, staked TEXT NOT NULL, PRIMARY KEY (user_id, hour_at));
      CREATE TABLE IF NOT EXISTS programme_ended_days (day_at INTEGER PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS programme_days (
        user_id INTEGER NOT NULL, day_at INTEGER NOT NULL, average TEXT NOT NULL, volume TEXT NOT NULL, tier INTEGER NOT NULL,
        PRIMARY KEY (user_id, day_at));
    `);
  }

  /** An hour is sampled once. */
  addHour(hourAt: number, staked: ReadonlyMap<number, Units>): void {
    this.database.transaction(() => {
      if (this.database.run('INSERT OR IGNORE INTO programme_hours (hour_at) VALUES (?)', [hourAt]).changes === 0)
        return;
      for (const [userId, amount] of staked)
        this.database.run('INSERT INTO programme_samples (user_id, hour_at, staked) VALUES (?, ?, ?)', [
          userId,
          hourAt,
          amount.toString(),
        ]);
    });
  }

  /** How often was sampled from an instant on and before another. */
  hours(from: number, to: number): number {
    const { hours } = this.database.get<{ hours: number }>(
      'SELECT count(*) AS hours FROM programme_hours WHERE hour_at >= ? AND hour_at < ?',
      [from, to],
    )!;
    return Number(hours);
  }

  /** Newest first. */
  samples(userId: number, from: number, to: number): readonly StakeSample[] {
    return this.database
      .all<{ hour_at: number; staked: string }>(
        'SELECT hour_at, staked FROM programme_samples WHERE user_id = ? AND hour_at >= ? AND hour_at < ? ORDER BY hour_at DESC',
        [userId, from, to],
      )
      .map((row) => ({ hourAt: Number(row.hour_at), staked: BigInt(row.staked) }));
  }

  sampledUsers(from: number, to: number): readonly number[] {
    return this.database
      .all<{ user_id: number }>('SELECT DISTINCT user_id FROM programme_samples WHERE hour_at >= ? AND hour_at < ?', [
        from,
        to,
      ])
      .map((row) => Number(row.user_id));
  }

  lastEndedDay(): number | undefined {
    return (
      this.database.get<{ day: number | null }>('SELECT MAX(day_at) AS day FROM programme_ended_days')?.day ?? undefined
    );
  }

  endDay(dayAt: number, days: readonly ProgrammeDay[], forgetBefore: number): void {
    this.database.transaction(() => {
      this.database.run('INSERT OR IGNORE INTO programme_ended_days (day_at) VALUES (?)', [dayAt]);
      for (const { userId, average, volume, tier } of days)
        this.database.run(
          'INSERT OR REPLACE INTO programme_days (user_id, day_at, average, volume, tier) VALUES (?, ?, ?, ?, ?)',
          [userId, dayAt, average.toString(), volume.toString(), tier],
        );
      this.database.run('DELETE FROM programme_samples WHERE hour_at < ?', [forgetBefore]);
      this.database.run('DELETE FROM programme_hours WHERE hour_at < ?', [forgetBefore]);
    });
  }

  /** Newest first. */
  days(userId: number, most: number): readonly ProgrammeDay[] {
    return this.#days('WHERE user_id = ? ORDER BY day_at DESC LIMIT ?', [userId, most]);
  }

  /** The last of everybody who ever had one. */
  lastDays(): readonly ProgrammeDay[] {
    return this.#days(
      'WHERE day_at = (SELECT MAX(newest.day_at) FROM programme_days newest WHERE newest.user_id = programme_days.user_id)',
      [],
    );
  }

  #days(rest: string, values: readonly number[]): readonly ProgrammeDay[] {
    return this.database.all<DayRow>(`SELECT * FROM programme_days ${rest}`, values).map((row) => ({
      userId: Number(row.user_id),
      dayAt: Number(row.day_at),
      average: BigInt(row.average),
      volume: BigInt(row.volume),
      tier: Number(row.tier),
    }));
  }
}
