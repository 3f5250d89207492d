import { day, minute } from '../../../src/domain/shared/instant';
import type { ExchangeService } from '../../engine/exchange-service';
import { invalidParameter } from '../../shared/api-error';
import type { Clockwork } from '../../shared/clockwork';
import type { EmbeddedDatabase } from '../../storage/database';
import { type CostQuery, type CostRow, executionCosts, usualAmounts, withFeeOn } from './execution-cost';
import { MarketBoard } from './market-board';
import { marketFormats } from './market-format';

/** How often usual amounts are measured, and how long a measurement is kept. */
export const sampleEvery = 5 * minute;
const keptFor = day;

/** What usual amounts cost over the last day, measured on the books of every market. Times the exchange was away have none. */
export class CostSamples {
  readonly #board: MarketBoard;

  constructor(
    exchange: ExchangeService,
    private readonly database: EmbeddedDatabase,
    clockwork: Clockwork,
  ) {
    this.#board = new MarketBoard(exchange, marketFormats(exchange.instruments));
    database.exec(`
      CREATE TABLE IF NOT EXISTS cost_samples (
        token TEXT NOT NULL, type TEXT NOT NULL, amount TEXT NOT NULL, at INTEGER NOT NULL, row TEXT NOT NULL,
        PRIMARY KEY (token, type, amount, at)) WITHOUT ROWID;`);
    clockwork.soon(sampleEvery, (at) => this.#take(at));
  }

  /**
   * Oldest first.
   * @throws ApiError for an amount that is not measured, or without a token
   */
  since(from: number, { amount, token, assetType, withFee = false }: CostQuery): readonly CostRow[] {
    if (!usualAmounts.includes(String(amount))) throw invalidParameter('amount');
    if (token === undefined) throw invalidParameter('token');
    return this.database
      .all<{ row: string }>(
        `SELECT row FROM cost_samples WHERE token = ? AND amount = ? AND at >= ? AND (? = '' OR type = ?) ORDER BY at`,
        [token, String(amount), from, assetType ?? '', assetType ?? ''],
      )
      .map(({ row }) => JSON.parse(row) as CostRow)
      .map((row) => (withFee ? withFeeOn(row) : row));
  }

  #take(now: number): void {
    this.database.transaction(() => {
      for (const amount of usualAmounts)
        for (const row of executionCosts(this.#board, { amount: Number(amount) }, now))
          this.database.run(
            'INSERT OR REPLACE INTO cost_samples (token, type, amount, at, row) VALUES (?, ?, ?, ?, ?)',
            [row.token, row.assetType, amount, now, JSON.stringify(row)],
          );
      this.database.run('DELETE FROM cost_samples WHERE at < ?', [now - keptFor]);
    });
  }
}
