import type { Units } from '../../engine/model/units';
import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase, SqlValue } from '../../storage/database';
import type { EarnEvent, EarnEventKind, EarnPosition, PositionStatus } from './earn-position';

interface PositionRow {
  readonly position_id: number;
  readonly account_id: string;
  readonly product_id: string;
  readonly principal: string;
  readonly accrued: string;
  readonly held: string;
  readonly auto_reinvest: number;
  readonly status: PositionStatus;
  readonly started_at: number;
  readonly accrued_through: number;
  readonly matures_at: number | null;
}

interface EventRow {
  readonly event_id: number;
  readonly position_id: number;
  readonly account_id: string;
  readonly product_id: string;
  readonly token: string;
  readonly kind: EarnEventKind;
  readonly amount: string;
  readonly interest: string;
  readonly due_at: number;
  readonly booked: number;
  readonly at: number;
}

export class EarnRepository {
  constructor(readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS earn_positions (
        position_id INTEGER PRIMARY KEY AUTOINCREMENT, account_id TEXT NOT NULL, product_id TEXT NOT NULL, principal TEXT NOT NULL,
        accrued TEXT NOT NULL DEFAULT '0', held TEXT NOT NULL DEFAULT '0', auto_reinvest INTEGER NOT NULL, status TEXT NOT NULL,
        started_at INTEGER NOT NULL, accrued_through INTEGER NOT NULL, matures_at INTEGER);
      CREATE INDEX IF NOT EXISTS earn_positions_of_account ON earn_positions (account_id);
      CREATE INDEX IF NOT EXISTS earn_positions_of_product ON earn_positions (product_id, status);
      CREATE TABLE IF NOT EXISTS earn_events (
        event_id INTEGER PRIMARY KEY AUTOINCREMENT, position_id INTEGER NOT NULL, account_id TEXT NOT NULL, product_id TEXT NOT NULL,
        token TEXT NOT NULL, kind TEXT NOT NULL, amount TEXT NOT NULL, due_at INTEGER NOT NULL, booked INTEGER NOT NULL, at INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS earn_events_of_account ON earn_events (account_id, at);
      CREATE INDEX IF NOT EXISTS earn_events_unbooked ON earn_events (booked, due_at);
    `);
    addColumns(database, 'earn_events', { interest: `TEXT NOT NULL DEFAULT '0'` });
    // Interest that waits for the end of its term was written down as reinvested once.
    database.exec(
      `UPDATE earn_events SET kind = 'ACCRUE' WHERE kind = 'REINVEST' AND position_id IN (
        SELECT position_id FROM earn_positions WHERE matures_at IS NOT NULL)`,
    );
  }

  addPosition(position: Omit<EarnPosition, 'positionId' | 'accrued' | 'held' | 'status'>): EarnPosition {
    this.database.run(
      "INSERT INTO earn_positions (account_id, product_id, principal, auto_reinvest, status, started_at, accrued_through, matures_at) VALUES (?,?,?,?,'OPENING',?,?,?)",
      [
        position.accountId,
        position.productId,
        position.principal.toString(),
        position.autoReinvest ? 1 : 0,
        position.startedAt,
        position.accruedThrough,
        position.maturesAt ?? null,
      ],
    );
    return this.position(this.#lastId())!;
  }

  position(positionId: number): EarnPosition | undefined {
    return this.#positions('position_id = ?', [positionId])[0];
  }

  openOf(accountId: string): readonly EarnPosition[] {
    return this.#positions("account_id = ? AND status = 'ACTIVE'", [accountId]);
  }

  active(): readonly EarnPosition[] {
    return this.#positions("status = 'ACTIVE'", []);
  }

  opening(): readonly EarnPosition[] {
    return this.#positions("status = 'OPENING'", []);
  }

  /** Those being opened count, so that many at once cannot exceed a quota. */
  principalIn(productId: string, accountId?: string): Units {
    const rows = this.#positions("product_id = ? AND status <> 'CLOSED'", [productId]);
    return rows
      .filter((row) => accountId === undefined || row.accountId === accountId)
      .reduce((sum, { principal }) => sum + principal, 0n);
  }

  save({
    positionId,
    principal,
    accrued,
    held,
    autoReinvest,
    status,
    accruedThrough,
    startedAt,
    maturesAt,
  }: EarnPosition): void {
    this.database.run(
      'UPDATE earn_positions SET principal = ?, accrued = ?, held = ?, auto_reinvest = ?, status = ?, accrued_through = ?, started_at = ?, matures_at = ? WHERE position_id = ?',
      [
        principal.toString(),
        accrued.toString(),
        held.toString(),
        autoReinvest ? 1 : 0,
        status,
        accruedThrough,
        startedAt,
        maturesAt ?? null,
        positionId,
      ],
    );
  }

  dropPosition(positionId: number): void {
    this.database.run('DELETE FROM earn_positions WHERE position_id = ?', [positionId]);
  }

  addEvent(event: Omit<EarnEvent, 'eventId'>): EarnEvent {
    this.database.run(
      'INSERT INTO earn_events (position_id, account_id, product_id, token, kind, amount, interest, due_at, booked, at) VALUES (?,?,?,?,?,?,?,?,?,?)',
      [
        event.positionId,
        event.accountId,
        event.productId,
        event.token,
        event.kind,
        event.amount.toString(),
        event.interest.toString(),
        event.dueAt,
        event.booked ? 1 : 0,
        event.at,
      ],
    );
    return { ...event, eventId: this.#lastId() };
  }

  markBooked(eventId: number): void {
    this.database.run('UPDATE earn_events SET booked = 1 WHERE event_id = ?', [eventId]);
  }

  unbooked(dueBy: number): readonly EarnEvent[] {
    return this.#events('booked = 0 AND due_at <= ? ORDER BY event_id', [dueBy]);
  }

  /** Money on its way back to an account. */
  leaving(accountId: string): readonly EarnEvent[] {
    return this.#events("booked = 0 AND kind IN ('REDEEM', 'MATURE') AND account_id = ?", [accountId]);
  }

  history(
    accountId: string,
    token: string | undefined,
    page: number,
    size: number,
  ): { readonly rows: readonly EarnEvent[]; readonly total: number } {
    const values = [accountId, token ?? null];
    const rows = this.#events(
      'account_id = ? AND token = coalesce(?, token) ORDER BY at DESC, event_id DESC LIMIT ? OFFSET ?',
      [...values, size, (page - 1) * size],
    );
    const { total } = this.database.get<{ total: number }>(
      'SELECT count(*) AS total FROM earn_events WHERE account_id = ? AND token = coalesce(?, token)',
      values,
    )!;
    return { rows, total: Number(total) };
  }

  #lastId(): number {
    return Number(this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!.id);
  }

  #positions(where: string, values: readonly (string | number)[]): EarnPosition[] {
    return this.database.all<PositionRow>(`SELECT * FROM earn_positions WHERE ${where}`, values).map((row) => ({
      positionId: Number(row.position_id),
      accountId: row.account_id,
      productId: row.product_id,
      principal: BigInt(row.principal),
      accrued: BigInt(row.accrued),
      held: BigInt(row.held),
      autoReinvest: row.auto_reinvest === 1,
      status: row.status,
      startedAt: Number(row.started_at),
      accruedThrough: Number(row.accrued_through),
      maturesAt: row.matures_at === null ? undefined : Number(row.matures_at),
    }));
  }

  #events(rest: string, values: readonly SqlValue[]): EarnEvent[] {
    return this.database.all<EventRow>(`SELECT * FROM earn_events WHERE ${rest}`, values).map((row) => ({
      eventId: Number(row.event_id),
      positionId: Number(row.position_id),
      accountId: row.account_id,
      productId: row.product_id,
      token: row.token,
      kind: row.kind,
      amount: BigInt(row.amount),
      interest: BigInt(row.interest),
      dueAt: Number(row.due_at),
      booked: row.booked === 1,
      at: Number(row.at),
    }));
  }
}
