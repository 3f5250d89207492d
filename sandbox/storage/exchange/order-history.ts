import type { EngineEvent } from '../../engine/model/events';
import type { EngineFill, EngineOrder } from '../../engine/model/orders';
import type { HistoryFilter } from '../../engine/model/history-filter';
import { addColumns } from '../add-columns';
import type { EmbeddedDatabase, SqlValue } from '../database';
import { insert } from '../insert';
import { fillFrom, type FillRow, orderFrom, type OrderRow, rowOfFill, rowOfOrder } from './order-rows';

const schema = `
  CREATE TABLE IF NOT EXISTS ended_order (
    order_id INTEGER PRIMARY KEY, client_order_id INTEGER NOT NULL, account_id TEXT NOT NULL, symbol TEXT NOT NULL,
    side TEXT NOT NULL, type TEXT NOT NULL, status TEXT NOT NULL, price INTEGER, quantity INTEGER, amount TEXT,
    executed INTEGER NOT NULL, executed_notional TEXT NOT NULL, fee TEXT NOT NULL, fee_asset TEXT NOT NULL,
    created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS ended_order_of_account ON ended_order (account_id, created_at);
  CREATE TABLE IF NOT EXISTS fill (
    trade_id INTEGER NOT NULL, order_id INTEGER NOT NULL, account_id TEXT NOT NULL, symbol TEXT NOT NULL, side TEXT NOT NULL,
    price INTEGER NOT NULL, quantity INTEGER NOT NULL, fee TEXT NOT NULL, fee_asset TEXT NOT NULL, maker INTEGER NOT NULL,
    created_at INTEGER NOT NULL, PRIMARY KEY (trade_id, order_id)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS fill_of_account ON fill (account_id, created_at);
`;

/** What came with contracts, conditional orders and orders that expire. */
const orderColumns = {
  tag: `TEXT NOT NULL DEFAULT 'default'`,
  bid_ask_level: 'INTEGER',
  visible: 'INTEGER',
  reduce_only: 'INTEGER NOT NULL DEFAULT 0',
  position_side: `TEXT NOT NULL DEFAULT 'BOTH'`,
  margin_mode: 'TEXT',
  leverage: 'INTEGER',
  realized_pnl: 'TEXT',
  algo_order_id: 'INTEGER NOT NULL DEFAULT 0',
  expires_at: 'INTEGER',
} as const;
const fillColumns = { tag: orderColumns.tag, position_side: orderColumns.position_side, realized_pnl: 'TEXT' } as const;

/** Customers' orders that ended, and all their executions. */
export class OrderHistory {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(schema);
    addColumns(database, 'ended_order', orderColumns);
    addColumns(database, 'fill', fillColumns);
  }

  /** To be called inside the transaction that makes the commands durable. */
  record(events: readonly EngineEvent[]): void {
    for (const event of events) {
      if (event.type !== 'order') continue;
      if (event.fill !== undefined) this.#insertFill(event.fill);
      const { status } = event.order;
      if (status === 'FILLED' || status === 'CANCELLED') this.#insertOrder(event.order);
    }
  }

  order(
    accountId: string,
    key: { orderId?: number | undefined; clientOrderId?: number | undefined },
  ): EngineOrder | undefined {
    const [column, value] =
      key.orderId === undefined ? ['client_order_id', key.clientOrderId] : ['order_id', key.orderId];
    if (value === undefined || value === 0) return undefined;
    const row = this.database.get<OrderRow>(`SELECT * FROM ended_order WHERE account_id = ? AND ${column} = ?`, [
      accountId,
      value,
    ]);
    return row && orderFrom(row);
  }

  orders(accountId: string, filter: HistoryFilter): { rows: EngineOrder[]; total: number } {
    const { rows, total } = this.#page<OrderRow>('ended_order', 'order_id', accountId, filter);
    return { rows: rows.map(orderFrom), total };
  }

  fills(accountId: string, filter: HistoryFilter): { rows: EngineFill[]; total: number } {
    const { rows, total } = this.#page<FillRow>('fill', 'trade_id', accountId, filter);
    return { rows: rows.map(fillFrom), total };
  }

  /** Client order ids of ended orders older than an order id. */
  clientOrderIds(beforeOrderId: number): { account_id: string; client_order_id: number }[] {
    return this.database.all(
      'SELECT account_id, client_order_id FROM ended_order WHERE client_order_id <> 0 AND order_id < ?',
      [beforeOrderId],
    );
  }

  #page<Row>(table: string, newest: string, accountId: string, filter: HistoryFilter): { rows: Row[]; total: number } {
    const conditions = ['account_id = ?'];
    const values: SqlValue[] = [accountId];
    const add = (condition: string, value: SqlValue | undefined): void => {
      if (value === undefined) return;
      conditions.push(condition);
      values.push(value);
    };
    add('symbol = ?', filter.symbol);
    add('side = ?', filter.side);
    add('created_at >= ?', filter.from);
    add('created_at <= ?', filter.to);
    const where = conditions.join(' AND ');
    const rows = this.database.all<Row>(
      `SELECT * FROM ${table} WHERE ${where} ORDER BY created_at DESC, ${newest} DESC LIMIT ? OFFSET ?`,
      [...values, filter.size, (filter.page - 1) * filter.size],
    );
    const total = this.database.get<{ total: number }>(
      `SELECT count(*) AS total FROM ${table} WHERE ${where}`,
      values,
    )!.total;
    return { rows, total };
  }

  #insertOrder(order: EngineOrder): void {
    insert(this.database, 'ended_order', { ...rowOfOrder(order) }, 'replace');
  }

  #insertFill(fill: EngineFill): void {
    insert(this.database, 'fill', { ...rowOfFill(fill) }, 'replace');
  }
}
