import type { OrderSide, OrderStatus } from '../../src/domain/trading/order';
import type { EngineEvent, EngineFill, EngineOrder, EngineOrderType, HistoryFilter } from '../exchange/model';
import type { EmbeddedDatabase, SqlValue } from './database';

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
}

/** Customers' orders that ended, and all their executions. */
export class OrderHistory {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(schema);
  }

  /** To be called inside the transaction that makes the commands durable. */
  record(events: readonly EngineEvent[]): void {
    for (const event of events) {
      if (event.type !== 'order') continue;
      if (event.fill !== undefined) this.insertFill(event.fill);
      const { status } = event.order;
      if (status === 'FILLED' || status === 'CANCELLED') this.insertOrder(event.order);
    }
  }

  order(accountId: string, key: { orderId?: number | undefined; clientOrderId?: number | undefined }): EngineOrder | undefined {
    const [column, value] = key.orderId === undefined ? ['client_order_id', key.clientOrderId] : ['order_id', key.orderId];
    if (value === undefined || value === 0) return undefined;
    const row = this.database.get<OrderRow>(`SELECT * FROM ended_order WHERE account_id = ? AND ${column} = ?`, [accountId, value]);
    return row && orderFrom(row);
  }

  orders(accountId: string, filter: HistoryFilter): { rows: EngineOrder[]; total: number } {
    const { rows, total } = this.page<OrderRow>('ended_order', 'order_id', accountId, filter);
    return { rows: rows.map(orderFrom), total };
  }

  fills(accountId: string, filter: HistoryFilter): { rows: EngineFill[]; total: number } {
    const { rows, total } = this.page<FillRow>('fill', 'trade_id', accountId, filter);
    return { rows: rows.map(fillFrom), total };
  }

  /** Client order ids of ended orders older than an order id. */
  clientOrderIds(beforeOrderId: number): { account_id: string; client_order_id: number }[] {
    return this.database.all('SELECT account_id, client_order_id FROM ended_order WHERE client_order_id <> 0 AND order_id < ?', [beforeOrderId]);
  }

  private page<Row>(table: string, newest: string, accountId: string, filter: HistoryFilter): { rows: Row[]; total: number } {
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
    const rows = this.database.all<Row>(`SELECT * FROM ${table} WHERE ${where} ORDER BY created_at DESC, ${newest} DESC LIMIT ? OFFSET ?`, [
      ...values,
      filter.size,
      (filter.page - 1) * filter.size,
    ]);
    const total = this.database.get<{ total: number }>(`SELECT count(*) AS total FROM ${table} WHERE ${where}`, values)!.total;
    return { rows, total };
  }

  private insertOrder(order: EngineOrder): void {
    this.database.run('INSERT OR REPLACE INTO ended_order VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)', [
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
    ]);
  }

  private insertFill(fill: EngineFill): void {
    this.database.run('INSERT OR REPLACE INTO fill VALUES (?,?,?,?,?,?,?,?,?,?,?)', [
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
    tag: 'default',
    bidAskLevel: undefined,
    visible: undefined,
    reduceOnly: false,
    positionSide: 'BOTH',
    marginMode: undefined,
    leverage: undefined,
    realizedPnl: undefined,
    algoOrderId: 0,
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
    tag: 'default',
    positionSide: 'BOTH',
    realizedPnl: undefined,
    maker: row.maker === 1,
    at: row.created_at,
  };
}
