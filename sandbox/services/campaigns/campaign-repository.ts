import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import { insert } from '../../storage/insert';

export interface Participant {
  readonly accountId: string;
  readonly team: string;
  readonly at: number;
}

export interface Result {
  readonly accountId: string;
  readonly rank: number;
  readonly volume: Units;
  readonly pnl: Units;
  readonly roi: number | undefined;
  readonly points: number;
  readonly prize: Units;
}

export interface RewardNotice {
  readonly noticeId: number;
  readonly campaignId: string;
  readonly title: string;
  readonly token: string;
  readonly amount: Units;
  readonly rank: number;
  readonly at: number;
}

interface ResultRow {
  readonly account_id: string;
  readonly rank: number;
  readonly volume: string;
  readonly pnl: string;
  readonly roi: number | null;
  readonly points: number;
  readonly prize: string;
}

/** Who takes part, how seasons ended, and who has yet to hear of a prize. */
export class CampaignRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS campaign_begin (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS campaign_participants (
        season TEXT NOT NULL, account_id TEXT NOT NULL, team TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (season, account_id)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS campaign_results (
        season TEXT NOT NULL, rank INTEGER NOT NULL, account_id TEXT NOT NULL, volume TEXT NOT NULL, pnl TEXT NOT NULL, roi REAL,
        points INTEGER NOT NULL, prize TEXT NOT NULL, PRIMARY KEY (season, rank)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS campaign_settled (season TEXT PRIMARY KEY) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS campaign_notices (
        notice_id INTEGER PRIMARY KEY AUTOINCREMENT, account_id TEXT NOT NULL, campaign_id TEXT NOT NULL, title TEXT NOT NULL,
        token TEXT NOT NULL, amount TEXT NOT NULL, rank INTEGER NOT NULL, at INTEGER NOT NULL);`);
  }

  /** When campaigns began; undefined on an exchange without any. */
  begunAt(): number | undefined {
    return this.database.get<{ at: number }>('SELECT at FROM campaign_begin')?.at;
  }

  begin(at: number): void {
    insert(this.database, 'campaign_begin', { id: 1, at }, 'ignore');
  }

  participants(season: string): readonly Participant[] {
    return this.database
      .all<{ account_id: string; team: string; at: number }>(
        'SELECT account_id, team, at FROM campaign_participants WHERE season = ?',
        [season],
      )
      .map((row) => ({ accountId: row.account_id, team: row.team, at: row.at }));
  }

  /** @returns false when the account takes part already. */
  enrol(season: string, participant: Participant): boolean {
    const { accountId, team, at } = participant;
    return (
      insert(this.database, 'campaign_participants', { season, account_id: accountId, team, at }, 'ignore').changes ===
      1
    );
  }

  isSettled(season: string): boolean {
    return this.database.get('SELECT 1 FROM campaign_settled WHERE season = ?', [season]) !== undefined;
  }

  settle(season: string, results: readonly Result[]): void {
    this.database.transaction(() => {
      insert(this.database, 'campaign_settled', { season }, 'ignore');
      for (const { accountId, rank, volume, pnl, roi, points, prize } of results) {
        insert(
          this.database,
          'campaign_results',
          {
            season,
            rank,
            account_id: accountId,
            volume: volume.toString(),
            pnl: pnl.toString(),
            roi: roi ?? null,
            points,
            prize: prize.toString(),
          },
          'replace',
        );
      }
    });
  }

  results(season: string): readonly Result[] {
    return this.database
      .all<ResultRow>('SELECT * FROM campaign_results WHERE season = ? ORDER BY rank', [season])
      .map((row) => ({
        accountId: row.account_id,
        rank: row.rank,
        volume: BigInt(row.volume),
        pnl: BigInt(row.pnl),
        roi: row.roi ?? undefined,
        points: row.points,
        prize: BigInt(row.prize),
      }));
  }

  notify(accountId: string, notice: Omit<RewardNotice, 'noticeId'>): void {
    const { campaignId, title, token, amount, rank, at } = notice;
    this.database.run(
      'INSERT INTO campaign_notices (account_id, campaign_id, title, token, amount, rank, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [accountId, campaignId, title, token, amount.toString(), rank, at],
    );
  }

  /** Newest first. */
  notices(accountId: string): readonly RewardNotice[] {
    return this.database
      .all<{
        notice_id: number;
        campaign_id: string;
        title: string;
        token: string;
        amount: string;
        rank: number;
        at: number;
      }>('SELECT * FROM campaign_notices WHERE account_id = ? ORDER BY notice_id DESC', [accountId])
      .map((row) => ({
        noticeId: row.notice_id,
        campaignId: row.campaign_id,
        title: row.title,
        token: row.token,
        amount: BigInt(row.amount),
        rank: row.rank,
        at: row.at,
      }));
  }

  /** @returns false when the account has no such notice. */
  removeNotice(accountId: string, noticeId: number): boolean {
    return (
      this.database.run('DELETE FROM campaign_notices WHERE account_id = ? AND notice_id = ?', [accountId, noticeId])
        .changes === 1
    );
  }
}
