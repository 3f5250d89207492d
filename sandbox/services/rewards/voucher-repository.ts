import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';

/** ENDED: used, and its time or its amount is over. EXPIRED: never used. */
export type VoucherStatus = 'AVAILABLE' | 'IN_USE' | 'ENDED' | 'EXPIRED';

export interface Voucher {
  readonly voucherId: number;
  readonly accountId: string;
  readonly taskId: string;
  readonly status: VoucherStatus;
  readonly issuedAt: number;
  /** It can be used before that. */
  readonly expiresAt: number;
  readonly usedAt: number | undefined;
  readonly endsAt: number | undefined;
  /** USDT that it has brought so far; of a trial fund what was lost of it. */
  readonly used: Units;
}

interface Row {
  readonly voucher_id: number;
  readonly account_id: string;
  readonly task: string;
  readonly status: VoucherStatus;
  readonly issued_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
  readonly ends_at: number | null;
  readonly used: string;
}

/** Which vouchers there are, and what became of them. */
export class VoucherRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS vouchers (
        voucher_id INTEGER PRIMARY KEY AUTOINCREMENT, account_id TEXT NOT NULL, task TEXT NOT NULL, status TEXT NOT NULL,
        issued_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER, ends_at INTEGER, used TEXT NOT NULL DEFAULT '0',
        UNIQUE (account_id, task));
      CREATE TABLE IF NOT EXISTS voucher_payments (
        voucher_id INTEGER NOT NULL, day_at INTEGER NOT NULL, amount TEXT NOT NULL, PRIMARY KEY (voucher_id, day_at)) WITHOUT ROWID;`);
  }

  /** @returns false when the account has had the task's voucher already. */
  issue(accountId: string, taskId: string, issuedAt: number, expiresAt: number): boolean {
    return (
      this.database.run(
        `INSERT OR IGNORE INTO vouchers (account_id, task, status, issued_at, expires_at) VALUES (?, ?, 'AVAILABLE', ?, ?)`,
        [accountId, taskId, issuedAt, expiresAt],
      ).changes === 1
    );
  }

  /** Newest first. */
  of(accountId: string): readonly Voucher[] {
    return this.#read('WHERE account_id = ? ORDER BY voucher_id DESC', [accountId]);
  }

  withStatus(status: VoucherStatus): readonly Voucher[] {
    return this.#read('WHERE status = ? ORDER BY voucher_id', [status]);
  }

  /** @returns whether it was this call that did it: of any number at once one does. */
  take(voucherId: number, usedAt: number, endsAt: number): boolean {
    return (
      this.database.run(
        `UPDATE vouchers SET status = 'IN_USE', used_at = ?, ends_at = ? WHERE voucher_id = ? AND status = 'AVAILABLE'`,
        [usedAt, endsAt, voucherId],
      ).changes === 1
    );
  }

  /** The exchange did not put it into effect. */
  giveBack(voucherId: number): void {
    this.database.run(
      `UPDATE vouchers SET status = 'AVAILABLE', used_at = NULL, ends_at = NULL WHERE voucher_id = ? AND status = 'IN_USE'`,
      [voucherId],
    );
  }

  end(voucherId: number, status: 'ENDED' | 'EXPIRED', used: Units): void {
    this.database.run('UPDATE vouchers SET status = ?, used = ? WHERE voucher_id = ?', [
      status,
      used.toString(),
      voucherId,
    ]);
  }

  addPayment(voucherId: number, dayAt: number, amount: Units): void {
    this.database.run('INSERT OR IGNORE INTO voucher_payments (voucher_id, day_at, amount) VALUES (?, ?, ?)', [
      voucherId,
      dayAt,
      amount.toString(),
    ]);
  }

  /** By the day's end. */
  payments(voucherId: number): ReadonlyMap<number, Units> {
    const rows = this.database.all<{ day_at: number; amount: string }>(
      'SELECT day_at, amount FROM voucher_payments WHERE voucher_id = ?',
      [voucherId],
    );
    return new Map(rows.map((row) => [Number(row.day_at), BigInt(row.amount)]));
  }

  #read(rest: string, values: readonly (string | number)[]): readonly Voucher[] {
    return this.database.all<Row>(`SELECT * FROM vouchers ${rest}`, values).map((row) => ({
      voucherId: Number(row.voucher_id),
      accountId: row.account_id,
      taskId: row.task,
      status: row.status,
      issuedAt: Number(row.issued_at),
      expiresAt: Number(row.expires_at),
      usedAt: row.used_at === null ? undefined : Number(row.used_at),
      endsAt: row.ends_at === null ? undefined : Number(row.ends_at),
      used: BigInt(row.used),
    }));
  }
}
