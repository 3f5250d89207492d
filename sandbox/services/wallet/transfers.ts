import type { User } from '../users/user';
import { closedIdentity, type UserRepository } from '../users/user-repository';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type { CommandOutcome } from '../../engine/model/commands';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase, SqlValue } from '../../storage/database';
import type { Notifications } from '../notifications/notifications';
import { amountOf } from './amounts';
import { networksOf } from './networks';
import type { AskApproval, OutgoingDoor, Spent, WithdrawalProof } from './outgoing-door';
import { tellBothSides } from './transfer-news';

export interface TransferParty {
  readonly applicationId: string;
  readonly name: string;
  /** Of another person; own accounts have none. */
  readonly userId?: number | undefined;
}

export interface Transfer {
  readonly id: number;
  readonly token: string;
  readonly amount: Units;
  readonly from: TransferParty;
  readonly to: TransferParty;
  /** When it was booked; of one that waits, when it was asked for. */
  readonly at: number;
  /** A second person has to let it go first. */
  readonly waits: boolean;
}

export interface TransferFilter {
  readonly token?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

interface Row {
  readonly id: number;
  readonly token: string;
  readonly amount: string;
  readonly from_id: string;
  readonly to_id: string;
  readonly kind: TransferKind;
  /** When it was asked for, from which the limit of a day counts. */
  readonly at: number;
  readonly booked_at: number | null;
  readonly approval: 'WAITING' | 'APPROVED' | null;
}

/** `WITHDRAW` went to another person. The ledger calls either a transfer. */
type TransferKind = 'SUB_ACCOUNT_TRANSFER' | 'WITHDRAW';

const ledgerKind = 'SUB_ACCOUNT_TRANSFER';
/** As the ledger tells the time of what it has booked. */
const told = 'coalesce(booked_at, at)';

/** Money between accounts of the exchange: a person's own, or another person's. */
export class Transfers {
  readonly #inFlight = new Set<number>();

  constructor(
    private readonly exchange: ExchangeService,
    private readonly database: EmbeddedDatabase,
    private readonly users: UserRepository,
    private readonly door: OutgoingDoor,
    private readonly notifications: Notifications,
    private readonly now: () => number,
  ) {
    door.counts((accountIds, from) => this.#sentSince(accountIds, from));
    database.exec(`
      CREATE TABLE IF NOT EXISTS transfers (
        id INTEGER PRIMARY KEY AUTOINCREMENT, token TEXT NOT NULL, amount TEXT NOT NULL, from_id TEXT NOT NULL, to_id TEXT NOT NULL,
        kind TEXT NOT NULL, booked INTEGER NOT NULL, at INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS transfers_from ON transfers (from_id, at);
      CREATE INDEX IF NOT EXISTS transfers_to ON transfers (to_id, at);
    `);
    addColumns(database, 'transfers', { approval: 'TEXT', booked_at: 'INTEGER' });
  }

  /** Between a person's own accounts. @throws ApiError -1006 for an account that is not theirs. */
  move(user: User, token: string, amount: string, fromId: string, toId: string): Promise<number> {
    const own = new Set(this.#accountsOf(user).map(({ applicationId }) => applicationId));
    // A sub-account gives of its own alone: who has its key must not reach the others.
    const givable = user.mainUserId === undefined ? own.has(fromId) : fromId === user.applicationId;
    if (!givable || !own.has(toId)) throw new ApiError(-1006, 400, 'No such account of yours.');
    return this.#make(token, this.#checked(token, amount), fromId, toId, 'SUB_ACCOUNT_TRANSFER');
  }

  /**
   * To another person by user id, at once and for good.
   * @param proof as `OutgoingDoor.pass`
   * @throws ApiError -1006 for a person who does not exist, and what the door throws
   */
  async send(
    user: User,
    targetUserId: number,
    token: string,
    amount: string,
    proof: WithdrawalProof | 'apiKey',
  ): Promise<number> {
    const units = this.#checked(token, amount);
    const target = this.users.byId(targetUserId);
    if (!target) throw new ApiError(-1006, 400, 'No such user.');
    // Before the door, so that no code is used up for it.
    if (target.applicationId === user.applicationId) throw invalidParameter('to');
    return this.door.pass(
      user,
      { asset: token, amount: units, to: { userId: targetUserId } },
      proof,
      'TRANSFER',
      (ask) => this.#make(token, units, user.applicationId, target.applicationId, 'WITHDRAW', ask),
    );
  }

  /** Of the user's account, in and out, newest first. */
  list(user: User, filter: TransferFilter): { readonly rows: readonly Transfer[]; readonly total: number } {
    const values: SqlValue[] = [
      user.applicationId,
      user.applicationId,
      filter.from ?? 0,
      filter.to ?? Number.MAX_SAFE_INTEGER,
    ];
    let where = `(booked = 1 AND ? IN (from_id, to_id) OR approval = 'WAITING' AND from_id = ?) AND ${told} BETWEEN ? AND ?`;
    if (filter.token !== undefined) {
      where += ' AND token = ?';
      values.push(filter.token);
    }
    const rows = this.database.all<Row>(
      `SELECT * FROM transfers WHERE ${where} ORDER BY ${told} DESC, id DESC LIMIT ? OFFSET ?`,
      [...values, filter.size, (filter.page - 1) * filter.size],
    );
    const { total } = this.database.get<{ total: number }>(
      `SELECT count(*) AS total FROM transfers WHERE ${where}`,
      values,
    )!;
    return { rows: this.#toldTo(user, rows), total: Number(total) };
  }

  /** One that the account sent or received. */
  byId(user: User, id: number): Transfer | undefined {
    const row = this.database.get<Row>('SELECT * FROM transfers WHERE id = ? AND ? IN (from_id, to_id)', [
      id,
      user.applicationId,
    ]);
    return row && this.#toldTo(user, [row])[0];
  }

  /** Books what a crash left unbooked. */
  async settle(): Promise<void> {
    for (const row of this.database.all<Row>(
      "SELECT * FROM transfers WHERE booked = 0 AND approval IS NOT 'WAITING'",
    )) {
      if (this.#inFlight.has(Number(row.id))) continue;
      if (!(await this.#book(Number(row.id), row.kind, row.token, BigInt(row.amount), row.from_id, row.to_id)).ok)
        this.database.run('DELETE FROM transfers WHERE id = ?', [row.id]);
    }
  }

  /** Whether a second person has to let it go first. */
  waits(id: number): boolean {
    return this.database.get("SELECT id FROM transfers WHERE id = ? AND approval = 'WAITING'", [id]) !== undefined;
  }

  /** A second person lets one go. */
  release(reference: string): void {
    this.database.run("UPDATE transfers SET approval = 'APPROVED' WHERE id = ? AND approval = 'WAITING'", [reference]);
  }

  /** @returns whether the balance was enough */
  async finish(reference: string): Promise<boolean> {
    await this.settle();
    return this.database.get('SELECT id FROM transfers WHERE id = ?', [reference]) !== undefined;
  }

  refuse(reference: string): void {
    this.database.run("DELETE FROM transfers WHERE id = ? AND approval = 'WAITING'", [reference]);
  }

  #accountsOf(user: User): readonly User[] {
    const main = this.users.mainOf(user);
    return [main, ...this.users.subAccountsOf(main)];
  }

  #toldTo(user: User, rows: readonly Row[]): readonly Transfer[] {
    const own = new Set(this.#accountsOf(user).map(({ applicationId }) => applicationId));
    const party = (applicationId: string): TransferParty => {
      const account = this.users.byApplication(applicationId);
      if (account === undefined) return { applicationId, name: '' };
      if (own.has(applicationId)) return { applicationId, name: accountName(account) };
      return { applicationId, name: shownTo(account), userId: account.userId };
    };
    return rows.map((row) => ({
      id: Number(row.id),
      token: row.token,
      amount: BigInt(row.amount),
      from: party(row.from_id),
      to: party(row.to_id),
      at: Number(row.booked_at ?? row.at),
      waits: row.approval === 'WAITING',
    }));
  }

  #checked(token: string, amount: string): Units {
    if (networksOf(token).length === 0) throw invalidParameter('token');
    return amountOf(amount, 12);
  }

  #sentSince(accountIds: readonly string[], from: number): readonly Spent[] {
    const marks = accountIds.map(() => '?').join(',');
    return this.database
      .all<Row>(`SELECT * FROM transfers WHERE from_id IN (${marks}) AND kind = 'WITHDRAW' AND at > ?`, [
        ...accountIds,
        from,
      ])
      .map(({ token, amount, approval }) => ({ asset: token, amount: BigInt(amount), approved: approval !== null }));
  }

  async #make(
    token: string,
    amount: Units,
    fromId: string,
    toId: string,
    kind: TransferKind,
    ask?: AskApproval,
  ): Promise<number> {
    if (fromId === toId) throw invalidParameter('to');
    this.database.run(
      'INSERT INTO transfers (token, amount, from_id, to_id, kind, booked, approval, at) VALUES (?, ?, ?, ?, ?, 0, ?, ?)',
      [token, amount.toString(), fromId, toId, kind, ask ? 'WAITING' : null, this.now()],
    );
    const id = Number(this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!.id);
    if (ask) {
      ask(String(id));
      return id;
    }
    this.#inFlight.add(id);
    try {
      const outcome = await this.#book(id, kind, token, amount, fromId, toId);
      if (outcome.ok) return id;
      this.database.run('DELETE FROM transfers WHERE id = ?', [id]);
      throw rejected(outcome.reason);
    } finally {
      this.#inFlight.delete(id);
    }
  }

  async #book(
    id: number,
    kind: TransferKind,
    asset: string,
    amount: Units,
    from: string,
    to: string,
  ): Promise<CommandOutcome> {
    const reference = `transfer:${id}`;
    const outcome = await this.exchange.submit({
      type: 'transfer',
      kind: ledgerKind,
      reference,
      legs: [{ from, to, asset, amount }],
    });
    if (!outcome.ok) return outcome;
    this.database.run('UPDATE transfers SET booked = 1, booked_at = ? WHERE id = ?', [
      this.#bookedAt(reference, from, asset),
      id,
    ]);
    if (kind === 'WITHDRAW') tellBothSides(this.notifications, this.users, { from, to, asset, amount });
    return outcome;
  }

  /** One that a crash has left here may have been booked before. */
  #bookedAt(reference: string, accountId: string, asset: string): number {
    const { rows } = this.exchange.ledger.entries(accountId, { asset, kind: ledgerKind, page: 1, size: 50 });
    return rows.find((entry) => entry.reference === reference)?.at ?? this.now();
  }
}

function accountName(account: User): string {
  return account.mainUserId === undefined ? 'Main' : account.alias;
}

/** Whoever is not the person's own is known by the nickname that everybody sees, and a closed account by its UID. */
function shownTo({ identity, userId, coolName }: User): string {
  return identity === closedIdentity(userId) ? String(userId) : coolName;
}
