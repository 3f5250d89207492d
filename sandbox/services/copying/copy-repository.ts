import { exactText, exactValue } from '../../engine/model/exact-json';
import type { OrderSide } from '../../../src/domain/trading/order';
import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase, SqlValue } from '../../storage/database';
import { addColumns } from '../../storage/add-columns';
import { insert } from '../../storage/insert';
import type { CopiedTrade, CopiedTradeStatus, Copy, CopyEnd, CopyStatus, CopyTerms } from './copy';
import { ProfitShares } from './profit-shares';

interface CopyRow {
  readonly copy_id: number;
  readonly owner: string;
  readonly account_id: string;
  readonly strategy_id: string;
  readonly counter: number;
  readonly amount: string;
  readonly taken: string;
  readonly terms: string;
  readonly status: CopyStatus;
  readonly end: CopyEnd | null;
  readonly mark: string;
  readonly shared: string;
  readonly seen_trade: number;
  readonly settled_day: number;
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly returned: string | null;
  readonly freed: number;
}

interface TradeRow {
  readonly copy_id: number;
  readonly trade_id: number;
  readonly lead_order: number;
  readonly closing: number;
  readonly symbol: string;
  readonly side: OrderSide;
  /** 0 without one. */
  readonly lead_price: number;
  readonly wanted: number;
  readonly status: CopiedTradeStatus;
  readonly executed: number;
  readonly notional: string;
  readonly fee: string;
  readonly at: number;
}

/** Copies, what they made of the leads' trades, and what profit was shared. */
export class CopyRepository {
  readonly shares: ProfitShares;

  constructor(readonly database: EmbeddedDatabase) {
    this.shares = new ProfitShares(database);
    database.exec(`
      CREATE TABLE IF NOT EXISTS own_copies (
        copy_id INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, account_id TEXT NOT NULL, strategy_id TEXT NOT NULL,
        counter INTEGER NOT NULL, amount TEXT NOT NULL, terms TEXT NOT NULL, status TEXT NOT NULL, end TEXT, mark TEXT NOT NULL,
        shared TEXT NOT NULL, seen_trade INTEGER NOT NULL, settled_day INTEGER NOT NULL, started_at INTEGER NOT NULL,
        ended_at INTEGER, returned TEXT);
      CREATE INDEX IF NOT EXISTS own_copies_of_owner ON own_copies (owner);
      CREATE TABLE IF NOT EXISTS copied_trades (
        copy_id INTEGER NOT NULL, trade_id INTEGER NOT NULL, closing INTEGER NOT NULL, symbol TEXT NOT NULL, side TEXT NOT NULL,
        lead_price INTEGER NOT NULL, wanted INTEGER NOT NULL, status TEXT NOT NULL, executed INTEGER NOT NULL, notional TEXT NOT NULL,
        fee TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (copy_id, trade_id, closing));
      CREATE TABLE IF NOT EXISTS copy_carried (
        copy_id INTEGER NOT NULL, symbol TEXT NOT NULL, side TEXT NOT NULL, notional TEXT NOT NULL, PRIMARY KEY (copy_id, symbol, side));`);
    addColumns(database, 'own_copies', {
      taken: "TEXT NOT NULL DEFAULT '0'",
      closings: 'INTEGER NOT NULL DEFAULT 0',
      freed: 'INTEGER NOT NULL DEFAULT 0',
    });
    addColumns(database, 'copied_trades', { lead_order: 'INTEGER NOT NULL DEFAULT 0' });
  }

  add(copy: Omit<Copy, 'copyId'>): Copy {
    insert(this.database, 'own_copies', columnsOf(copy));
    const { id } = this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!;
    return { ...copy, copyId: Number(id) };
  }

  /** Writes only what changes, since its owner and the exchange change a copy at the same time. */
  update(copyId: number, changes: Partial<Omit<Copy, 'copyId'>>): Copy {
    const all = columnsOf({ ...this.byId(copyId)!, ...changes });
    const columns = Object.keys(changes).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    this.database.run(`UPDATE own_copies SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE copy_id = ?`, [
      ...columns.map((name) => all[name]!),
      copyId,
    ]);
    return this.byId(copyId)!;
  }

  pauseAll(owner: string): void {
    this.database.run("UPDATE own_copies SET status = 'PAUSED' WHERE owner = ? AND status = 'ACTIVE'", [owner]);
  }

  drop(copyId: number): void {
    this.database.run('DELETE FROM own_copies WHERE copy_id = ?', [copyId]);
  }

  byId(copyId: number): Copy | undefined {
    return this.#copies('copy_id = ?', [copyId])[0];
  }

  /** Newest first; those that are being opened are left out. */
  ofOwner(owner: string): readonly Copy[] {
    return this.#copies("owner = ? AND status <> 'OPENING' ORDER BY copy_id DESC", [owner]);
  }

  /** Newest first, ended ones too. */
  ofStrategy(strategyId: string): readonly Copy[] {
    return this.#copies("strategy_id = ? AND status <> 'OPENING' ORDER BY copy_id DESC", [strategyId]);
  }

  /** Those that trade after it still, or are being closed; one that only keeps its positions has done with it. */
  under(owner: string, strategyId: string): readonly Copy[] {
    return this.#copies("owner = ? AND strategy_id = ? AND status NOT IN ('ENDED', 'RELEASED')", [owner, strategyId]);
  }

  running(): readonly Copy[] {
    return this.#copies("status NOT IN ('OPENING', 'ENDED') ORDER BY copy_id", []);
  }

  opening(): readonly Copy[] {
    return this.#copies("status = 'OPENING'", []);
  }

  /** Accounts that hold money of an owner, or of everybody. */
  accounts(owner?: string): readonly { readonly owner: string; readonly accountId: string }[] {
    const copies =
      owner === undefined
        ? this.#copies("status <> 'ENDED'", [])
        : this.#copies("owner = ? AND status <> 'ENDED'", [owner]);
    return copies.map(({ owner: of, accountId }) => ({ owner: of, accountId }));
  }

  addTrade({ copyId, tradeId, leadOrder, closing, leadPrice, notional, fee, ...rest }: CopiedTrade): void {
    insert(this.database, 'copied_trades', {
      copy_id: copyId,
      trade_id: tradeId,
      lead_order: leadOrder,
      closing: Number(closing),
      lead_price: leadPrice ?? 0,
      notional: notional.toString(),
      fee: fee.toString(),
      ...rest,
    });
  }

  saveTrade({ copyId, tradeId, closing, status, executed, notional, fee }: CopiedTrade): void {
    this.database.run(
      'UPDATE copied_trades SET status = ?, executed = ?, notional = ?, fee = ? WHERE copy_id = ? AND trade_id = ? AND closing = ?',
      [status, executed, notional.toString(), fee.toString(), copyId, tradeId, Number(closing)],
    );
  }

  dropTrade({ copyId, tradeId, closing }: CopiedTrade): void {
    this.database.run('DELETE FROM copied_trades WHERE copy_id = ? AND trade_id = ? AND closing = ?', [
      copyId,
      tradeId,
      Number(closing),
    ]);
  }

  /** An id below zero for what a copy closes by itself, never the same again. */
  nextClosing(copyId: number): number {
    this.database.run('UPDATE own_copies SET closings = closings + 1 WHERE copy_id = ?', [copyId]);
    return -Number(
      this.database.get<{ closings: number }>('SELECT closings FROM own_copies WHERE copy_id = ?', [copyId])!.closings,
    );
  }

  sent(): readonly CopiedTrade[] {
    return this.#trades("status = 'SENT'", []);
  }

  /** Newest first. */
  trades(
    copyId: number,
    page: number,
    size: number,
  ): { readonly rows: readonly CopiedTrade[]; readonly total: number } {
    const rows = this.#trades('copy_id = ? ORDER BY rowid DESC LIMIT ? OFFSET ?', [copyId, size, (page - 1) * size]);
    return { rows, total: this.#count('copied_trades', copyId) };
  }

  /** All that were executed, of one copy or of all. */
  executed(copyId?: number): readonly CopiedTrade[] {
    return copyId === undefined
      ? this.#trades('executed > 0', [])
      : this.#trades('executed > 0 AND copy_id = ?', [copyId]);
  }

  /** Quote units opened so far after one order of the lead. */
  opened(copyId: number, leadOrder: number): Units {
    return this.#trades('copy_id = ? AND lead_order = ? AND closing = 0', [copyId, leadOrder]).reduce(
      (sum, { notional }) => sum + notional,
      0n,
    );
  }

  carried(copyId: number, symbol: string, side: OrderSide): Units {
    const row = this.database.get<{ notional: string }>(
      'SELECT notional FROM copy_carried WHERE copy_id = ? AND symbol = ? AND side = ?',
      [copyId, symbol, side],
    );
    return row === undefined ? 0n : BigInt(row.notional);
  }

  carry(copyId: number, symbol: string, side: OrderSide, notional: Units): void {
    insert(this.database, 'copy_carried', { copy_id: copyId, symbol, side, notional: notional.toString() }, 'replace');
  }

  #count(table: string, copyId: number): number {
    return Number(
      this.database.get<{ total: number }>(`SELECT count(*) AS total FROM ${table} WHERE copy_id = ?`, [copyId])!.total,
    );
  }

  #copies(where: string, values: readonly SqlValue[]): Copy[] {
    return this.database.all<CopyRow>(`SELECT * FROM own_copies WHERE ${where}`, values).map((row) => ({
      copyId: Number(row.copy_id),
      owner: row.owner,
      accountId: row.account_id,
      strategyId: row.strategy_id,
      counter: row.counter === 1,
      amount: BigInt(row.amount),
      taken: BigInt(row.taken),
      terms: exactValue(row.terms) as CopyTerms,
      status: row.status,
      end: row.end ?? undefined,
      mark: BigInt(row.mark),
      shared: BigInt(row.shared),
      seenTrade: Number(row.seen_trade),
      settledDay: Number(row.settled_day),
      startedAt: Number(row.started_at),
      endedAt: row.ended_at === null ? undefined : Number(row.ended_at),
      returned: row.returned === null ? undefined : BigInt(row.returned),
      freed: row.freed === 1,
    }));
  }

  #trades(where: string, values: readonly SqlValue[]): CopiedTrade[] {
    return this.database.all<TradeRow>(`SELECT * FROM copied_trades WHERE ${where}`, values).map((row) => ({
      copyId: Number(row.copy_id),
      tradeId: Number(row.trade_id),
      leadOrder: Number(row.lead_order),
      closing: row.closing === 1,
      symbol: row.symbol,
      side: row.side,
      leadPrice: Number(row.lead_price) || undefined,
      wanted: Number(row.wanted),
      status: row.status,
      executed: Number(row.executed),
      notional: BigInt(row.notional),
      fee: BigInt(row.fee),
      at: Number(row.at),
    }));
  }
}

function columnsOf(copy: Omit<Copy, 'copyId'>): Record<string, SqlValue> {
  return {
    owner: copy.owner,
    account_id: copy.accountId,
    strategy_id: copy.strategyId,
    counter: Number(copy.counter),
    amount: copy.amount.toString(),
    taken: copy.taken.toString(),
    terms: exactText(copy.terms),
    status: copy.status,
    end: copy.end ?? null,
    mark: copy.mark.toString(),
    shared: copy.shared.toString(),
    seen_trade: copy.seenTrade,
    settled_day: copy.settledDay,
    started_at: copy.startedAt,
    ended_at: copy.endedAt ?? null,
    returned: copy.returned?.toString() ?? null,
    freed: Number(copy.freed),
  };
}
