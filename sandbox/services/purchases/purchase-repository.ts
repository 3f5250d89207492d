import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import type { PaymentMethod } from './providers';

/** WAITING for the person at the provider, PROCESSING once it is paid; the others are ends. */
export type PurchaseStatus = 'WAITING' | 'PROCESSING' | 'COMPLETED' | 'REFUSED' | 'ABANDONED';

export interface Purchase {
  readonly purchaseId: number;
  readonly accountId: string;
  readonly providerId: string;
  readonly currency: string;
  readonly pays: Units;
  readonly asset: string;
  readonly receives: Units;
  readonly method: PaymentMethod;
  readonly status: PurchaseStatus;
  /** What the caller named it; the same name has one effect. */
  readonly reference: string;
  /** Opens its page at the provider. */
  readonly token: string;
  readonly returnUrl: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

interface Row {
  readonly id: number;
  readonly account_id: string;
  readonly provider_id: string;
  readonly currency: string;
  readonly pays: string;
  readonly asset: string;
  readonly receives: string;
  readonly method: PaymentMethod;
  readonly status: PurchaseStatus;
  readonly reference: string;
  readonly token: string;
  readonly return_url: string;
  readonly created_at: number;
  readonly updated_at: number;
}

export class PurchaseRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS purchases (
        id INTEGER PRIMARY KEY AUTOINCREMENT, account_id TEXT NOT NULL, provider_id TEXT NOT NULL, currency TEXT NOT NULL,
        pays TEXT NOT NULL, asset TEXT NOT NULL, receives TEXT NOT NULL, method TEXT NOT NULL, status TEXT NOT NULL,
        reference TEXT NOT NULL, token TEXT NOT NULL UNIQUE, return_url TEXT NOT NULL, created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL, UNIQUE (account_id, reference));
    `);
  }

  add(purchase: Omit<Purchase, 'purchaseId' | 'status' | 'updatedAt'>): Purchase {
    const { accountId, providerId, currency, pays, asset, receives, method, reference, token, returnUrl, createdAt } =
      purchase;
    this.database.run(
      `INSERT INTO purchases (account_id, provider_id, currency, pays, asset, receives, method, status, reference, token,
        return_url, created_at, updated_at) VALUES (?,?,?,?,?,?,?,'WAITING',?,?,?,?,?)`,
      [
        accountId,
        providerId,
        currency,
        pays.toString(),
        asset,
        receives.toString(),
        method,
        reference,
        token,
        returnUrl,
        createdAt,
        createdAt,
      ],
    );
    return this.byToken(token)!;
  }

  byToken(token: string): Purchase | undefined {
    return this.#one('token = ?', [token]);
  }

  byReference(accountId: string, reference: string): Purchase | undefined {
    return this.#one('account_id = ? AND reference = ?', [accountId, reference]);
  }

  byId(purchaseId: number): Purchase | undefined {
    return this.#one('id = ?', [purchaseId]);
  }

  /** Of one in another state, nothing happens. @returns whether it was in the state it is to leave */
  advance(purchaseId: number, from: PurchaseStatus, to: PurchaseStatus, now: number): boolean {
    const { changes } = this.database.run(
      'UPDATE purchases SET status = ?, updated_at = ? WHERE id = ? AND status = ?',
      [to, now, purchaseId, from],
    );
    return changes === 1;
  }

  in(status: PurchaseStatus, notSince: number): readonly Purchase[] {
    return this.database
      .all<Row>('SELECT * FROM purchases WHERE status = ? AND updated_at <= ? ORDER BY id', [status, notSince])
      .map(purchaseFrom);
  }

  /** Of one account. */
  of(accountId: string, status: PurchaseStatus): readonly Purchase[] {
    return this.database
      .all<Row>('SELECT * FROM purchases WHERE account_id = ? AND status = ? ORDER BY id', [accountId, status])
      .map(purchaseFrom);
  }

  /** Newest first. */
  list(accountId: string, { page, size }: { readonly page: number; readonly size: number }) {
    const rows = this.database.all<Row>(
      'SELECT * FROM purchases WHERE account_id = ? ORDER BY id DESC LIMIT ? OFFSET ?',
      [accountId, size, (page - 1) * size],
    );
    const { total } = this.database.get<{ total: number }>(
      'SELECT count(*) AS total FROM purchases WHERE account_id = ?',
      [accountId],
    )!;
    return { rows: rows.map(purchaseFrom), total: Number(total) };
  }

  #one(where: string, values: readonly (string | number)[]): Purchase | undefined {
    const row = this.database.get<Row>(`SELECT * FROM purchases WHERE ${where}`, values);
    return row && purchaseFrom(row);
  }
}

function purchaseFrom(row: Row): Purchase {
  return {
    purchaseId: Number(row.id),
    accountId: row.account_id,
    providerId: row.provider_id,
    currency: row.currency,
    pays: BigInt(row.pays),
    asset: row.asset,
    receives: BigInt(row.receives),
    method: row.method,
    status: row.status,
    reference: row.reference,
    token: row.token,
    returnUrl: row.return_url,
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  };
}
