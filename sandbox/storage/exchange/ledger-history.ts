import type { Steps, Ticks } from '../../engine/model/units';
import type { LedgerEntry, LedgerFilter, LedgerKind } from '../../engine/model/ledger-model';
import type { EngineEvent } from '../../engine/model/events';
import type { EmbeddedDatabase, SqlValue } from '../database';
import { insert } from '../insert';

const schema = `
  CREATE TABLE IF NOT EXISTS ledger_entry (
    entry_id INTEGER PRIMARY KEY, account_id TEXT NOT NULL, kind TEXT NOT NULL, asset TEXT NOT NULL, amount TEXT NOT NULL,
    reference TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS ledger_entry_of_account ON ledger_entry (account_id, created_at);
  CREATE INDEX IF NOT EXISTS ledger_entry_of_reference ON ledger_entry (account_id, reference);
`;

/** What a fill moved, in the market's own measures. */
interface Fill {
  readonly symbol: string;
  readonly price: Ticks;
  readonly quantity: Steps;
}

/** Of a trade it is not said how much moved, which its market knows. */
export type LedgerRow = LedgerEntry | (Omit<LedgerEntry, 'amount' | 'otherLeg'> & { readonly fill: Fill });

interface BookedRow {
  readonly entry_id: number;
  readonly account_id: string;
  readonly kind: LedgerKind;
  readonly asset: string;
  readonly amount: string;
  readonly reference: string;
  readonly created_at: number;
}

interface EntryRow extends BookedRow {
  /** Of a trade alone. */
  readonly symbol: string | null;
  readonly price: Ticks | null;
  readonly quantity: Steps | null;
}

/** What a fill came to, as a line of the ledger: up to four of a number, which is no booked line's. */
const numbered = (part: number): string => `-((trade_id * 2 + maker) * 4 + ${part}) AS entry_id, account_id`;
const executed = `symbol || ' ' || trade_id AS reference, created_at`;

/** Each fill that cost something, or brought it. */
const fees = `
  SELECT ${numbered(0)}, 'TRANSACTION_FEE' AS kind, fee_asset AS asset,
    CASE WHEN fee LIKE '-%' THEN substr(fee, 2) ELSE '-' || fee END AS amount, ${executed},
    NULL AS symbol, NULL AS price, NULL AS quantity
  FROM fill WHERE fee <> '0'
`;

const spot = 'SPOT_';
const pair = `substr(symbol, ${spot.length + 1})`;
const leg = (part: number, asset: string): string => `
  SELECT ${numbered(part)}, side AS kind, ${asset} AS asset, '' AS amount, ${executed}, symbol, price, quantity
  FROM fill WHERE symbol GLOB '${spot}*'
`;
/** Each fill of coins, leg by leg; one of contracts moves nothing. */
const trades = `${leg(1, `substr(${pair}, 1, instr(${pair}, '_') - 1)`)} UNION ALL ${leg(2, `substr(${pair}, instr(${pair}, '_') + 1)`)}`;

const booked = 'SELECT *, NULL AS symbol, NULL AS price, NULL AS quantity FROM ledger_entry';

/** Whoever asks for one kind pays nothing for the others. */
function linesOf(kind: LedgerKind | undefined): string {
  switch (kind) {
    case undefined:
      return `${booked} UNION ALL ${fees} UNION ALL ${trades}`;
    case 'TRANSACTION_FEE':
      return fees;
    case 'BUY':
    case 'SELL':
      return trades;
    default:
      return booked;
  }
}

/** What changed customers' balances: what is booked, and what was executed and its fees, which stand with the executions. */
export class LedgerHistory {
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
    // And rewards of staking, as interest.
    database.exec(
      `UPDATE ledger_entry SET kind = 'STAKING_REWARD' WHERE kind = 'YIELD_TO_BALANCE' AND reference LIKE 'stake-reward:%'`,
    );
  }

  /** To be called inside the transaction that makes the commands durable. */
  record(events: readonly EngineEvent[]): void {
    for (const event of events) if (event.type === 'ledger') this.#insert(event.entry);
  }

  /** Newest first. */
  entries(accountId: string, filter: LedgerFilter): { readonly rows: readonly LedgerRow[]; readonly total: number } {
    const conditions: readonly (readonly [string, SqlValue | undefined])[] = [
      ['account_id = ?', accountId],
      ['kind = ?', filter.kind],
      ['asset = ?', filter.asset],
      ['reference GLOB ?', filter.reference === undefined ? undefined : `${filter.reference}*`],
      ['created_at >= ?', filter.from],
      ['created_at <= ?', filter.to],
    ];
    const lines = `(${linesOf(filter.kind)})`;
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
    return { rows: rows.map(rowFrom), total };
  }

  /** The first one, where a command booked several. */
  entryOf(accountId: string, reference: string): LedgerEntry | undefined {
    const row = this.database.get<BookedRow>(
      'SELECT * FROM ledger_entry WHERE account_id = ? AND reference = ? ORDER BY entry_id LIMIT 1',
      [accountId, reference],
    );
    return row && { ...lineFrom(row), amount: BigInt(row.amount) };
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

function lineFrom(row: BookedRow): Omit<LedgerEntry, 'amount'> {
  return {
    entryId: row.entry_id,
    accountId: row.account_id,
    kind: row.kind,
    asset: row.asset,
    reference: row.reference,
    at: row.created_at,
  };
}

function rowFrom(row: EntryRow): LedgerRow {
  const line = lineFrom(row);
  const { symbol, price, quantity } = row;
  return symbol === null || price === null || quantity === null
    ? { ...line, amount: BigInt(row.amount) }
    : { ...line, fill: { symbol, price, quantity } };
}
