import type { EmbeddedDatabase } from '../../storage/database';
import { insert } from '../../storage/insert';
import type { ProfitShare } from './copy';

interface Row {
  readonly copy_id: number;
  readonly profit: string;
  readonly amount: string;
  readonly at: number;
}

/** What profit of copies was shared, each written down before it is paid. */
export class ProfitShares {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS profit_shares (
        copy_id INTEGER NOT NULL, at INTEGER NOT NULL, profit TEXT NOT NULL, amount TEXT NOT NULL, booked INTEGER NOT NULL,
        PRIMARY KEY (copy_id, at));`);
  }

  add({ copyId, profit, amount, at }: ProfitShare): void {
    insert(this.database, 'profit_shares', {
      copy_id: copyId,
      at,
      profit: profit.toString(),
      amount: amount.toString(),
      booked: 0,
    });
  }

  markBooked({ copyId, at }: ProfitShare): void {
    this.database.run('UPDATE profit_shares SET booked = 1 WHERE copy_id = ? AND at = ?', [copyId, at]);
  }

  drop({ copyId, at }: ProfitShare): void {
    this.database.run('DELETE FROM profit_shares WHERE copy_id = ? AND at = ?', [copyId, at]);
  }

  unbooked(): readonly ProfitShare[] {
    return this.#rows('booked = 0', []);
  }

  /** Of one copy, newest first. */
  of(copyId: number): readonly ProfitShare[] {
    return this.#rows('copy_id = ? AND booked = 1 ORDER BY at DESC', [copyId]);
  }

  /** Of all copies of a strategy, newest first. */
  under(strategyId: string): readonly ProfitShare[] {
    return this.#rows(
      'booked = 1 AND copy_id IN (SELECT copy_id FROM own_copies WHERE strategy_id = ?) ORDER BY at DESC, copy_id',
      [strategyId],
    );
  }

  /** The given instant, or the first after it at which the copy has shared nothing yet. */
  nextAt(copyId: number, at: number): number {
    const { last } = this.database.get<{ last: number | null }>(
      'SELECT max(at) AS last FROM profit_shares WHERE copy_id = ?',
      [copyId],
    )!;
    return Math.max(at, Number(last ?? 0) + 1);
  }

  #rows(where: string, values: readonly (string | number)[]): readonly ProfitShare[] {
    return this.database.all<Row>(`SELECT * FROM profit_shares WHERE ${where}`, values).map((row) => ({
      copyId: Number(row.copy_id),
      profit: BigInt(row.profit),
      amount: BigInt(row.amount),
      at: Number(row.at),
    }));
  }
}
