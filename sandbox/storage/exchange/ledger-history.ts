import type { LedgerEntry, LedgerKind, LedgerReads } from '../../engine/model/ledger-model';
import type { EngineEvent } from '../../engine/model/events';
import type { EmbeddedDatabase, SqlValue } from '../database';
import { insert } from '../insert';

const schema = `
  CREATE TABLE IF NOT EXISTS ledger_entry (
    entry_id INTEGER PRIMARY KEY, account_id TEXT NOT NULL, kind TEXT NOT NULL, asset TEXT NOT NULL, amount TEXT NOT NULL,
    reference TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS ledger_entry_of_account ON ledger_entry (account_id, created_at);
`;

interface EntryRow {
  readonly entry_id: number;
  readonly account_id: string;
  readonly kind: LedgerKind;
  readonly asset: string;
  readonly amount: string;
  readonly reference: string;
  readonly created_at: number;
}

/** Each fill that cost something (or brought it), as a line of the ledger; its number is no booked line's. */
const fees = `
  SELECT -(trade_id * 2 + maker) AS entry_id, account_id, 'TRANSACTION_FEE' AS kind, fee_asset AS asset,
    CASE WHEN fee LIKE '-%' THEN substr(fee, 2) ELSE '-' || fee END AS amount, symbol || ' ' || trade_id AS reference,
    created_at
  FROM fill WHERE fee <> '0'
`;

/** Customers' balance changes other than by trades, and the fees of these, which stand with the executions. */
export class LedgerHistory implements LedgerReads {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(schema);
    // Opening money was booked as a distribution once; whatever else is distributed has a reference.
    database.exec(`UPDATE ledger_entry SET kind = 'CREDIT' WHERE kind = 'DISTRIBUTION' AND reference = ''`);
    // So was what a voucher lends, as an adjustment.
    database.exec(`UPDATE ledger_entry SET kind = 'CREDIT' WHERE kind = 'SPECIAL' AND reference LIKE 'voucher:%'`);
    // And what was settled of a position that stayed open, as realised.
    database.exec(
      `UPDATE ledger_entry SET kind = 'PNL_SETTLEMENT' WHERE kind = 'REALIZED_PNL' AND reference LIKE '% settlement'`,
    );
  }

  /** To be called inside the transaction that makes the commands durable. */
  record(events: readonly EngineEvent[]): void {
    for (const event of events) if (event.type === 'ledger') this.#insert(event.entry);
  }

  entries(accountId: string, filter: Parameters<LedgerReads['entries']>[1]): ReturnType<LedgerReads['entries']> {
    const conditions: readonly (readonly [string, SqlValue | undefined])[] = [
      ['account_id = ?', accountId],
      ['kind = ?', filter.kind],
      ['asset = ?', filter.asset],
      ['reference GLOB ?', filter.reference === undefined ? undefined : `${filter.reference}*`],
      ['created_at >= ?', filter.from],
      ['created_at <= ?', filter.to],
    ];
    // Whoever asks for another kind pays nothing for the fees.
    const lines =
      filter.kind === undefined
        ? `(SELECT * FROM ledger_entry UNION ALL ${fees})`
        : filter.kind === 'TRANSACTION_FEE'
          ? `(${fees})`
          : 'ledger_entry';
    const used = conditions.filter((condition): condition is readonly [string, SqlValue] => condition[1] !== undefined);
    const where = used.map(([condition]) => condition).join(' AND ');
    const values = used.map(([, value]) => value);
    const rows = this.database.all<EntryRow>(
      `SELECT * FROM ${lines} WHERE ${where} ORDER BY created_at DESC, entry_id DESC LIMIT ? OFFSET ?`,
      [...values, filter.size, (filter.page - 1) * filter.size],
    );
    const { total } = this.database.get<{ total: number }>(
      `SELECT count(*) AS total FROM ${lines} WHERE ${where}`,
      values,
    )!;
    return { rows: rows.map(entryFrom), total };
  }

  #insert(entry: LedgerEntry): void {
    insert(
      this.database,
      'ledger_entry',
      {
        entry_id: entry.entryId,
        account_id: entry.accountId,
        kind: entry.kind,
        asset: entry.asset,
        amount: entry.amount.toString(),
        reference: entry.reference,
        created_at: entry.at,
      },
      'replace',
    );
  }
}

function entryFrom(row: EntryRow): LedgerEntry {
  return {
    entryId: row.entry_id,
    accountId: row.account_id,
    kind: row.kind,
    asset: row.asset,
    amount: BigInt(row.amount),
    reference: row.reference,
    at: row.created_at,
  };
}
