import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase, SqlValue } from '../../storage/database';
import type { Movement, MovementApproval, MovementFilter, MovementSide, MovementStatus, NotApproved } from './movement';

const schema = `
  CREATE TABLE IF NOT EXISTS wallet_movements (
    id INTEGER PRIMARY KEY AUTOINCREMENT, account_id TEXT NOT NULL, side TEXT NOT NULL, asset TEXT NOT NULL, network TEXT NOT NULL,
    chain_token TEXT NOT NULL, amount TEXT NOT NULL, fee TEXT NOT NULL, source_address TEXT NOT NULL, target_address TEXT NOT NULL,
    memo TEXT NOT NULL, transaction_id TEXT NOT NULL, status TEXT NOT NULL, confirmed INTEGER NOT NULL, threshold INTEGER NOT NULL,
    booked INTEGER NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS wallet_movements_of_account ON wallet_movements (account_id, created_at);
  CREATE INDEX IF NOT EXISTS wallet_movements_under_way ON wallet_movements (status, booked);
`;

/** Of the second person: one who was still waited for when it was taken back has no part in it. */
const standing = `CASE WHEN approval IN ('REFUSED','EXPIRED') OR (approval = 'WAITING' AND status = 'NEW') THEN approval ELSE 'NONE' END`;

interface Row {
  readonly id: number;
  readonly account_id: string;
  readonly side: MovementSide;
  readonly asset: string;
  readonly network: string;
  readonly chain_token: string;
  readonly amount: string;
  readonly fee: string;
  readonly source_address: string;
  readonly target_address: string;
  readonly memo: string;
  readonly transaction_id: string;
  readonly status: MovementStatus;
  readonly confirmed: number;
  readonly threshold: number;
  readonly booked: number;
  readonly created_at: number;
  readonly updated_at: number;
  readonly approval: MovementApproval | null;
  readonly fee_borne: number;
  readonly released_at: number | null;
}

/** What is known of a movement when it begins. */
export type NewMovement = Omit<
  Movement,
  'id' | 'booked' | 'confirmed' | 'updatedAt' | 'releasedAt' | 'approval' | 'feeBorne'
> & {
  readonly approval?: MovementApproval | undefined;
  readonly feeBorne?: boolean | undefined;
};

/** Deposits and withdrawals of everybody. */
export class MovementRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(schema);
    addColumns(database, 'wallet_movements', { approval: 'TEXT', released_at: 'INTEGER', fee_borne: 'INTEGER' });
    // Before there was a column for it, a withdrawal without a fee was one whose fee was borne.
    database.run("UPDATE wallet_movements SET fee_borne = side = 'WITHDRAW' AND fee = '0' WHERE fee_borne IS NULL");
  }

  add(movement: NewMovement): Movement {
    const {
      accountId,
      side,
      asset,
      network,
      chainToken,
      amount,
      fee,
      sourceAddress,
      targetAddress,
      memo,
      transactionId,
      status,
      threshold,
      approval,
      feeBorne = false,
      createdAt,
    } = movement;
    this.database.run(
      `INSERT INTO wallet_movements (account_id, side, asset, network, chain_token, amount, fee, source_address, target_address, memo,
        transaction_id, status, confirmed, threshold, booked, approval, fee_borne, created_at, updated_at) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,0,?,0,?,?,?,?)`,
      [
        accountId,
        side,
        asset,
        network,
        chainToken,
        amount.toString(),
        fee.toString(),
        sourceAddress,
        targetAddress,
        memo,
        transactionId,
        status,
        threshold,
        approval ?? null,
        Number(feeBorne),
        createdAt,
        createdAt,
      ],
    );
    return this.byId(Number(this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!.id))!;
  }

  byId(id: number): Movement | undefined {
    const row = this.database.get<Row>('SELECT * FROM wallet_movements WHERE id = ?', [id]);
    return row && movementFrom(row);
  }

  /** One that was refused has never been. */
  drop(id: number): void {
    this.database.run('DELETE FROM wallet_movements WHERE id = ?', [id]);
  }

  /** @returns whether it was in the state it is to leave. */
  advance(id: number, from: MovementStatus, to: MovementStatus, now: number, transactionId?: string): boolean {
    const { changes } = this.database.run(
      'UPDATE wallet_movements SET status = ?, booked = ?, updated_at = ?, transaction_id = COALESCE(?, transaction_id) WHERE id = ? AND status = ? AND (status <> ? OR booked = 1)',
      [to, to === 'PROCESSING' || to === 'CONFIRMING' ? 1 : 0, now, transactionId ?? null, id, from, 'NEW'],
    );
    return changes === 1;
  }

  /** A second person lets it go. */
  release(id: number, now: number): void {
    this.database.run(
      "UPDATE wallet_movements SET approval = 'APPROVED', released_at = ?, updated_at = ? WHERE id = ? AND approval = 'WAITING'",
      [now, now, id],
    );
  }

  /** A second person did not let it go. */
  notApproved(id: number, why: NotApproved): void {
    this.database.run('UPDATE wallet_movements SET approval = ? WHERE id = ?', [why, id]);
  }

  confirm(id: number, confirmed: number, now: number): void {
    this.database.run('UPDATE wallet_movements SET confirmed = ?, updated_at = ? WHERE id = ?', [confirmed, now, id]);
  }

  markBooked(id: number): void {
    this.database.run('UPDATE wallet_movements SET booked = 1 WHERE id = ?', [id]);
  }

  /** What time or the ledger still has to bring to its end. */
  underWay(): readonly Movement[] {
    return this.database
      .all<Row>(
        "SELECT * FROM wallet_movements WHERE status IN ('NEW','CONFIRMING','PROCESSING') OR booked = 0 ORDER BY id",
      )
      .map(movementFrom);
  }

  withdrawnSince(accountIds: readonly string[], from: number): readonly Movement[] {
    const marks = accountIds.map(() => '?').join(',');
    return this.database
      .all<Row>(
        `SELECT * FROM wallet_movements WHERE account_id IN (${marks}) AND side = 'WITHDRAW' AND status <> 'CANCELED' AND created_at > ?`,
        [...accountIds, from],
      )
      .map(movementFrom);
  }

  /** Withdrawals over a chain whose fee the exchange bore. */
  feesBorne(accountIds: readonly string[], from: number): number {
    return this.withdrawnSince(accountIds, from).filter(({ feeBorne }) => feeBorne).length;
  }

  /** Newest first. */
  list(accountId: string, filter: MovementFilter): { readonly rows: readonly Movement[]; readonly total: number } {
    const conditions: readonly (readonly [string, readonly SqlValue[]])[] = [
      ['account_id = ?', [accountId]],
      ...(filter.token === undefined
        ? []
        : [['(asset = ? OR chain_token = ?)', [filter.token, filter.token]] as const]),
      ...(filter.network === undefined ? [] : [['network = ?', [filter.network]] as const]),
      ...(filter.side === undefined ? [] : [['side = ?', [filter.side]] as const]),
      ...(filter.status === undefined ? [] : [['status = ?', [filter.status]] as const]),
      ...(filter.approval === undefined ? [] : [[`${standing} = ?`, [filter.approval]] as const]),
      ['created_at BETWEEN ? AND ?', [filter.from ?? 0, filter.to ?? Number.MAX_SAFE_INTEGER]],
    ];
    const where = conditions.map(([condition]) => condition).join(' AND ');
    const values = conditions.flatMap(([, each]) => each);
    const rows = this.database.all<Row>(
      `SELECT * FROM wallet_movements WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
      [...values, filter.size, (filter.page - 1) * filter.size],
    );
    const { total } = this.database.get<{ total: number }>(
      `SELECT count(*) AS total FROM wallet_movements WHERE ${where}`,
      values,
    )!;
    return { rows: rows.map(movementFrom), total: Number(total) };
  }
}

function movementFrom(row: Row): Movement {
  return {
    id: Number(row.id),
    accountId: row.account_id,
    side: row.side,
    asset: row.asset,
    network: row.network,
    chainToken: row.chain_token,
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
    feeBorne: row.fee_borne === 1,
    sourceAddress: row.source_address,
    targetAddress: row.target_address,
    memo: row.memo,
    transactionId: row.transaction_id,
    status: row.status,
    confirmed: Number(row.confirmed),
    threshold: Number(row.threshold),
    booked: row.booked === 1,
    approval: row.approval ?? undefined,
    releasedAt: row.released_at === null ? undefined : Number(row.released_at),
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  };
}
