import type { OrderSide, OrderStatus } from '../../../src/domain/trading/order';
import type { MarginMode, PositionSide } from '../../engine/model/margin-model';
import type { EngineEvent } from '../../engine/model/events';
import type { EngineFill, EngineOrder, EngineOrderType } from '../../engine/model/orders';
import type { HistoryFilter } from '../../engine/model/history-filter';
import { addColumns } from '../add-columns';
import type { EmbeddedDatabase, SqlValue } from '../database';

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

/** What came with contracts and conditional orders. */
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
} as const;
const fillColumns = { tag: orderColumns.tag, position_side: orderColumns.position_side, realized_pnl: 'TEXT' } as const;

interface OrderRow {
  readonly order_id: number;
  readonly client_order_id: number;
  readonly account_id: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly type: EngineOrderType;
  readonly status: OrderStatus;
  readonly price: number | null;
  readonly quantity: number | null;
  readonly amount: string | null;
  readonly executed: number;
  readonly executed_notional: string;
  readonly fee: string;
  readonly fee_asset: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly tag: string;
  readonly bid_ask_level: number | null;
  readonly visible: number | null;
  readonly reduce_only: number;
  readonly position_side: PositionSide;
  readonly margin_mode: MarginMode | null;
  readonly leverage: number | null;
  readonly realized_pnl: string | null;
  readonly algo_order_id: number;
}

interface FillRow {
  readonly trade_id: number;
  readonly order_id: number;
  readonly account_id: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly price: number;
  readonly quantity: number;
  readonly fee: string;
  readonly fee_asset: string;
  readonly maker: number;
  readonly created_at: number;
  readonly tag: string;
  readonly position_side: PositionSide;
  readonly realized_pnl: string | null;
}

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
    this.database.run('INSERT OR REPLACE INTO ended_order VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)', [
      order.orderId,
      order.clientOrderId,
      order.accountId,
      order.symbol,
      order.side,
      order.type,
      order.status,
      order.price ?? null,
      order.quantity ?? null,
      order.amount?.toString() ?? null,
      order.executed,
      order.executedNotional.toString(),
      order.fee.toString(),
      order.feeAsset,
      order.createdAt,
      order.updatedAt,
      order.tag,
      order.bidAskLevel ?? null,
      order.visible ?? null,
      order.reduceOnly ? 1 : 0,
      order.positionSide,
      order.marginMode ?? null,
      order.leverage ?? null,
      order.realizedPnl?.toString() ?? null,
      order.algoOrderId,
    ]);
  }

  #insertFill(fill: EngineFill): void {
    this.database.run('INSERT OR REPLACE INTO fill VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)', [
      fill.tradeId,
      fill.orderId,
      fill.accountId,
      fill.symbol,
      fill.side,
      fill.price,
      fill.quantity,
      fill.fee.toString(),
      fill.feeAsset,
      fill.maker ? 1 : 0,
      fill.at,
      fill.tag,
      fill.positionSide,
      fill.realizedPnl?.toString() ?? null,
    ]);
  }
}

function orderFrom(row: OrderRow): EngineOrder {
  return {
    orderId: row.order_id,
    clientOrderId: row.client_order_id,
    accountId: row.account_id,
    symbol: row.symbol,
    side: row.side,
    type: row.type,
    status: row.status,
    price: row.price ?? undefined,
    quantity: row.quantity ?? undefined,
    amount: row.amount === null ? undefined : BigInt(row.amount),
    executed: row.executed,
    executedNotional: BigInt(row.executed_notional),
    fee: BigInt(row.fee),
    feeAsset: row.fee_asset,
    tag: row.tag,
    bidAskLevel: row.bid_ask_level ?? undefined,
    visible: row.visible ?? undefined,
    reduceOnly: row.reduce_only === 1,
    positionSide: row.position_side,
    marginMode: row.margin_mode ?? undefined,
    leverage: row.leverage ?? undefined,
    realizedPnl: row.realized_pnl === null ? undefined : BigInt(row.realized_pnl),
    algoOrderId: row.algo_order_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function fillFrom(row: FillRow): EngineFill {
  return {
    tradeId: row.trade_id,
    orderId: row.order_id,
    accountId: row.account_id,
    symbol: row.symbol,
    side: row.side,
    price: row.price,
    quantity: row.quantity,
    fee: BigInt(row.fee),
    feeAsset: row.fee_asset,
    tag: row.tag,
    positionSide: row.position_side,
    realizedPnl: row.realized_pnl === null ? undefined : BigInt(row.realized_pnl),
    maker: row.maker === 1,
    at: row.created_at,
  };
}
