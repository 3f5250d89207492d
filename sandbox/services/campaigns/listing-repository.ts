import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import { insert } from '../../storage/insert';

export interface Prediction {
  readonly predictionId: number;
  readonly round: number;
  readonly accountId: string;
  readonly token: string;
  /** USDT units. */
  readonly price: Units;
  readonly votes: number;
  readonly at: number;
}

export interface ListingReward {
  readonly round: number;
  readonly accountId: string;
  readonly reason: 'PREDICTION' | 'BATTLE';
  readonly token: string;
  readonly amount: Units;
  readonly at: number;
}

interface PredictionRow {
  readonly prediction_id: number;
  readonly round: number;
  readonly account_id: string;
  readonly token: string;
  readonly price: string;
  readonly votes: number;
  readonly at: number;
}

interface RewardRow {
  readonly round: number;
  readonly account_id: string;
  readonly reason: ListingReward['reason'];
  readonly token: string;
  readonly amount: string;
  readonly at: number;
}

/** Candidates of each round, what people foretold, and what they won. */
export class ListingRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS listing_rounds (round INTEGER PRIMARY KEY, tokens TEXT NOT NULL, settled INTEGER NOT NULL DEFAULT 0);
      CREATE TABLE IF NOT EXISTS listing_predictions (
        prediction_id INTEGER PRIMARY KEY AUTOINCREMENT, round INTEGER NOT NULL, account_id TEXT NOT NULL, token TEXT NOT NULL,
        price TEXT NOT NULL, votes INTEGER NOT NULL, at INTEGER NOT NULL, UNIQUE (round, account_id, token));
      CREATE TABLE IF NOT EXISTS listing_rewards (
        round INTEGER NOT NULL, account_id TEXT NOT NULL, reason TEXT NOT NULL, token TEXT NOT NULL, amount TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (round, account_id, reason, token)) WITHOUT ROWID;`);
  }

  tokens(round: number): readonly string[] | undefined {
    const row = this.database.get<{ tokens: string }>('SELECT tokens FROM listing_rounds WHERE round = ?', [round]);
    return row && (JSON.parse(row.tokens) as string[]);
  }

  open(round: number, tokens: readonly string[]): void {
    this.database.run('INSERT OR IGNORE INTO listing_rounds (round, tokens) VALUES (?, ?)', [
      round,
      JSON.stringify(tokens),
    ]);
  }

  unsettled(before: number): readonly number[] {
    return this.database
      .all<{ round: number }>('SELECT round FROM listing_rounds WHERE settled = 0 AND round < ? ORDER BY round', [
        before,
      ])
      .map(({ round }) => round);
  }

  settle(round: number, rewards: readonly ListingReward[]): void {
    this.database.transaction(() => {
      this.database.run('UPDATE listing_rounds SET settled = 1 WHERE round = ?', [round]);
      for (const { accountId, reason, token, amount, at } of rewards) {
        insert(
          this.database,
          'listing_rewards',
          { round, account_id: accountId, reason, token, amount: amount.toString(), at },
          'ignore',
        );
      }
    });
  }

  predictions(round: number): readonly Prediction[] {
    return this.database
      .all<PredictionRow>('SELECT * FROM listing_predictions WHERE round = ? ORDER BY prediction_id', [round])
      .map((row) => ({
        predictionId: row.prediction_id,
        round: row.round,
        accountId: row.account_id,
        token: row.token,
        price: BigInt(row.price),
        votes: row.votes,
        at: row.at,
      }));
  }

  /** @returns its number, or undefined when the account has foretold this token in this round already. */
  predict({ round, accountId, token, price, votes, at }: Omit<Prediction, 'predictionId'>): number | undefined {
    const { changes } = this.database.run(
      'INSERT OR IGNORE INTO listing_predictions (round, account_id, token, price, votes, at) VALUES (?, ?, ?, ?, ?, ?)',
      [round, accountId, token, price.toString(), votes, at],
    );
    if (changes === 0) return undefined;
    return this.database.get<{ id: number }>(
      'SELECT prediction_id AS id FROM listing_predictions WHERE round = ? AND account_id = ? AND token = ?',
      [round, accountId, token],
    )!.id;
  }

  rewards(accountId: string): readonly ListingReward[] {
    return this.database
      .all<RewardRow>('SELECT * FROM listing_rewards WHERE account_id = ? ORDER BY at DESC', [accountId])
      .map((row) => ({
        round: row.round,
        accountId: row.account_id,
        reason: row.reason,
        token: row.token,
        amount: BigInt(row.amount),
        at: row.at,
      }));
  }
}
