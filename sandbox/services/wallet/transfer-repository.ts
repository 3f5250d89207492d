import type { Units } from '../../engine/model/units';
import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase, SqlValue } from '../../storage/database';
import type { NotApproved } from './movement';
import type { Spent } from './outgoing-door';

/** `WITHDRAW` went to another person. The ledger calls either a transfer. */
export type TransferKind = 'SUB_ACCOUNT_TRANSFER' | 'WITHDRAW';

/**
 * What a second person has to do with it: `ASKING` until the money is reserved and the request is made, `CANCELED` where
 * it was refused, taken back or not decided on in its time.
 */
export type TransferApproval = 'ASKING' | 'WAITING' | 'APPROVED' | 'CANCELED';

export interface TransferRow {
  readonly id: number;
  readonly token: string;
  readonly amount: Units;
  readonly from: string;
  readonly to: string;
  readonly kind: TransferKind;
  readonly approval: TransferApproval | undefined;
  /** Of one that was cancelled other than by its owner. */
  readonly notApproved: NotApproved | undefined;
  /** The ledger shows what the row says. */
  readonly booked: boolean;
  /** Its amount has left the sender, whatever becomes of it. */
  readonly reserved: boolean;
  /** When it was asked for, from which the limit of a day counts. */
  readonly at: number;
  readonly bookedAt: number | undefined;
}

export interface TransferFilter {
  readonly token?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

interface Stored {
  readonly id: number;
  readonly token: string;
  readonly amount: string;
  readonly from_id: string;
  readonly to_id: string;
  readonly kind: TransferKind;
  readonly booked: number;
  readonly at: number;
  readonly booked_at: number | null;
  readonly approval: TransferApproval | null;
  readonly reserved: number | null;
  readonly not_approved: NotApproved | null;
}

/** Transfers between accounts, as they are kept. */
export class TransferRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS transfers (
        id INTEGER PRIMARY KEY AUTOINCREMENT, token TEXT NOT NULL, amount TEXT NOT NULL, from_id TEXT NOT NULL, to_id TEXT NOT NULL,
        kind TEXT NOT NULL, booked INTEGER NOT NULL, at INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS transfers_from ON transfers (from_id, at);
      CREATE INDEX IF NOT EXISTS transfers_to ON transfers (to_id, at);
    `);
    addColumns(database, 'transfers', {
      approval: 'TEXT',
      booked_at: 'INTEGER',
      reserved: 'INTEGER',
      not_approved: 'TEXT',
    });
  }

  add({
    token,
    amount,
    from,
    to,
    kind,
    approval,
    at,
  }: Pick<TransferRow, 'token' | 'amount' | 'from' | 'to' | 'kind' | 'approval' | 'at'>): number {
    this.database.run(
      'INSERT INTO transfers (token, amount, from_id, to_id, kind, booked, approval, at) VALUES (?, ?, ?, ?, ?, 0, ?, ?)',
      [token, amount.toString(), from, to, kind, approval ?? null, at],
    );
    return Number(this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!.id);
  }

  byId(id: number): TransferRow | undefined {
    const row = this.database.get<Stored>('SELECT * FROM transfers WHERE id = ?', [id]);
    return row && rowOf(row);
  }

  /** Of an account, in and out, newest first; whoever is to receive one knows nothing of it before it is there. */
  list(
    accountId: string,
    { token, from = 0, to = Number.MAX_SAFE_INTEGER, page, size }: TransferFilter,
  ): { readonly rows: readonly TransferRow[]; readonly total: number } {
    const values: SqlValue[] = [accountId, accountId, accountId, from, to];
    // As the ledger tells the time of what it has booked: for its sender, what was reserved left when it was asked for.
    const told = 'CASE WHEN reserved = 1 AND from_id = ? THEN at ELSE coalesce(booked_at, at) END';
    let where = `(from_id = ? AND (booked = 1 OR approval IN ('WAITING', 'APPROVED', 'CANCELED'))
      OR to_id = ? AND booked = 1 AND approval IS NOT 'CANCELED') AND ${told} BETWEEN ? AND ?`;
    if (token !== undefined) {
      where += ' AND token = ?';
      values.push(token);
    }
    const rows = this.database.all<Stored>(
      `SELECT * FROM transfers WHERE ${where} ORDER BY ${told} DESC, id DESC LIMIT ? OFFSET ?`,
      [...values, accountId, size, (page - 1) * size],
    );
    const { total } = this.database.get<{ total: number }>(
      `SELECT count(*) AS total FROM transfers WHERE ${where}`,
      values,
    )!;
    return { rows: rows.map(rowOf), total: Number(total) };
  }

  /** What the ledger does not show yet, other than what waits for somebody. */
  unbooked(): readonly TransferRow[] {
    return this.database
      .all<Stored>("SELECT * FROM transfers WHERE booked = 0 AND approval IS NOT 'WAITING'")
      .map(rowOf);
  }

  /** To other people, from any of some accounts. */
  sentSince(accountIds: readonly string[], from: number): readonly Spent[] {
    const marks = accountIds.map(() => '?').join(',');
    return this.database
      .all<Stored>(
        `SELECT * FROM transfers WHERE from_id IN (${marks}) AND kind = 'WITHDRAW' AND approval IS NOT 'CANCELED' AND at > ?`,
        [...accountIds, from],
      )
      .map(({ token, amount, approval }) => ({ asset: token, amount: BigInt(amount), approved: approval !== null }));
  }

  /** What was asked for waits now, with its amount reserved. */
  reserve(id: number): void {
    this.database.run("UPDATE transfers SET approval = 'WAITING', reserved = 1 WHERE id = ?", [id]);
  }

  /** Of one that waits; of any other, nothing happens. */
  decide(id: number, approval: 'APPROVED' | 'CANCELED', why?: NotApproved): void {
    this.database.run("UPDATE transfers SET approval = ?, not_approved = ? WHERE id = ? AND approval = 'WAITING'", [
      approval,
      why ?? null,
      id,
    ]);
  }

  markBooked(id: number, at: number): void {
    this.database.run('UPDATE transfers SET booked = 1, booked_at = ? WHERE id = ?', [at, id]);
  }

  drop(id: number): void {
    this.database.run('DELETE FROM transfers WHERE id = ?', [id]);
  }
}

function rowOf(row: Stored): TransferRow {
  return {
    id: Number(row.id),
    token: row.token,
    amount: BigInt(row.amount),
    from: row.from_id,
    to: row.to_id,
    kind: row.kind,
    approval: row.approval ?? undefined,
    notApproved: row.not_approved ?? undefined,
    booked: Number(row.booked) === 1,
    reserved: Number(row.reserved) === 1,
    at: Number(row.at),
    bookedAt: row.booked_at === null ? undefined : Number(row.booked_at),
  };
}
