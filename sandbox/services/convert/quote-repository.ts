import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';

/** OPEN may be taken, TAKING is being booked, DONE has been. */
export type QuoteStatus = 'OPEN' | 'TAKING' | 'DONE';

export interface Quote {
  readonly quoteId: number;
  readonly accountId: string;
  readonly sellAsset: string;
  readonly sellAmount: Units;
  readonly buyAsset: string;
  readonly buyAmount: Units;
  readonly status: QuoteStatus;
  /** What its taker called the conversion; empty for nothing. */
  readonly clientRef: string;
  /** Of what was taken: when it was booked, as the ledger tells. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface ConversionFilter {
  readonly sellAsset?: string | undefined;
  readonly buyAsset?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

interface Row {
  readonly quote_id: number;
  readonly account_id: string;
  readonly sell_asset: string;
  readonly sell_amount: string;
  readonly buy_asset: string;
  readonly buy_amount: string;
  readonly status: QuoteStatus;
  readonly client_ref: string;
  readonly created_at: number;
  readonly expires_at: number;
}

export class QuoteRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS convert_quotes (
        quote_id INTEGER PRIMARY KEY AUTOINCREMENT, account_id TEXT NOT NULL, sell_asset TEXT NOT NULL, sell_amount TEXT NOT NULL,
        buy_asset TEXT NOT NULL, buy_amount TEXT NOT NULL, status TEXT NOT NULL, client_ref TEXT NOT NULL DEFAULT '',
        created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS convert_quotes_of_account ON convert_quotes (account_id, status);
    `);
  }

  add(quote: Omit<Quote, 'quoteId' | 'status' | 'clientRef'>): Quote {
    this.database.run(
      'INSERT INTO convert_quotes (account_id, sell_asset, sell_amount, buy_asset, buy_amount, status, created_at, expires_at) VALUES (?,?,?,?,?,?,?,?)',
      [
        quote.accountId,
        quote.sellAsset,
        quote.sellAmount.toString(),
        quote.buyAsset,
        quote.buyAmount.toString(),
        'OPEN',
        quote.createdAt,
        quote.expiresAt,
      ],
    );
    return this.byId(Number(this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!.id))!;
  }

  byId(quoteId: number): Quote | undefined {
    const row = this.database.get<Row>('SELECT * FROM convert_quotes WHERE quote_id = ?', [quoteId]);
    return row && quoteFrom(row);
  }

  byClientRef(accountId: string, clientRef: string): Quote | undefined {
    const row = this.database.get<Row>(
      "SELECT * FROM convert_quotes WHERE account_id = ? AND client_ref = ? AND status <> 'OPEN'",
      [accountId, clientRef],
    );
    return row && quoteFrom(row);
  }

  /** @returns whether it was in the state it is to leave. */
  advance(quoteId: number, from: QuoteStatus, to: QuoteStatus, clientRef: string): boolean {
    return (
      this.database.run('UPDATE convert_quotes SET status = ?, client_ref = ? WHERE quote_id = ? AND status = ?', [
        to,
        clientRef,
        quoteId,
        from,
      ]).changes === 1
    );
  }

  /** Of one that is not being taken, nothing happens. */
  markBooked(quoteId: number, at: number): void {
    this.database.run(
      "UPDATE convert_quotes SET status = 'DONE', created_at = ? WHERE quote_id = ? AND status = 'TAKING'",
      [at, quoteId],
    );
  }

  /** Those a crash left half taken. */
  beingTaken(): readonly Quote[] {
    return this.database.all<Row>("SELECT * FROM convert_quotes WHERE status = 'TAKING'").map(quoteFrom);
  }

  dropExpired(before: number): void {
    this.database.run("DELETE FROM convert_quotes WHERE status = 'OPEN' AND expires_at < ?", [before]);
  }

  /** Conversions that were made, newest first. */
  done(accountId: string, filter: ConversionFilter): { readonly rows: readonly Quote[]; readonly total: number } {
    const values = [
      accountId,
      filter.from ?? 0,
      filter.to ?? Number.MAX_SAFE_INTEGER,
      filter.sellAsset ?? null,
      filter.buyAsset ?? null,
    ];
    const where = `status = 'DONE' AND account_id = ? AND created_at BETWEEN ? AND ?
      AND sell_asset = coalesce(?, sell_asset) AND buy_asset = coalesce(?, buy_asset)`;
    const rows = this.database.all<Row>(
      `SELECT * FROM convert_quotes WHERE ${where} ORDER BY quote_id DESC LIMIT ? OFFSET ?`,
      [...values, filter.size, (filter.page - 1) * filter.size],
    );
    const { total } = this.database.get<{ total: number }>(
      `SELECT count(*) AS total FROM convert_quotes WHERE ${where}`,
      values,
    )!;
    return { rows: rows.map(quoteFrom), total: Number(total) };
  }
}

function quoteFrom(row: Row): Quote {
  return {
    quoteId: Number(row.quote_id),
    accountId: row.account_id,
    sellAsset: row.sell_asset,
    sellAmount: BigInt(row.sell_amount),
    buyAsset: row.buy_asset,
    buyAmount: BigInt(row.buy_amount),
    status: row.status,
    clientRef: row.client_ref,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
  };
}
