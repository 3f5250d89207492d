import type { EndedAlgos } from '../../engine/algo/algo-readings';
import type { AlgoFilter, EngineAlgoOrder } from '../../engine/model/algo-model';
import { exactText, exactValue } from '../../engine/model/exact-json';
import type { EngineEvent } from '../../engine/model/events';
import type { EmbeddedDatabase, SqlValue } from '../database';
import { insert } from '../insert';

const schema = `
  CREATE TABLE IF NOT EXISTS ended_algo_order (
    algo_order_id INTEGER PRIMARY KEY, client_algo_order_id INTEGER NOT NULL, account_id TEXT NOT NULL, symbol TEXT NOT NULL,
    algo_type TEXT NOT NULL, side TEXT NOT NULL, triggered INTEGER NOT NULL, tag TEXT NOT NULL, created_at INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS ended_algo_order_of_account ON ended_algo_order (account_id, algo_order_id);
`;

interface BodyRow {
  readonly body: string;
}

/** Customers' conditional orders of which no part is open any more, each with its legs. */
export class AlgoHistory implements EndedAlgos {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(schema);
  }

  /** To be called inside the transaction that makes the commands durable. */
  record(events: readonly EngineEvent[]): void {
    for (const event of events) if (event.type === 'algo' && !isAlive(event.order)) this.#insert(event.order);
  }

  order(
    accountId: string,
    { algoOrderId, clientAlgoOrderId }: Parameters<EndedAlgos['order']>[1],
  ): EngineAlgoOrder | undefined {
    if (algoOrderId !== undefined) {
      // Ids of legs follow their root's.
      const row = this.database.get<BodyRow>(
        'SELECT body FROM ended_algo_order WHERE account_id = ? AND algo_order_id <= ? ORDER BY algo_order_id DESC LIMIT 1',
        [accountId, algoOrderId],
      );
      return row && find(orderFrom(row), algoOrderId);
    }
    if (clientAlgoOrderId === undefined || clientAlgoOrderId === 0) return undefined;
    const row = this.database.get<BodyRow>(
      'SELECT body FROM ended_algo_order WHERE account_id = ? AND client_algo_order_id = ?',
      [accountId, clientAlgoOrderId],
    );
    return row && orderFrom(row);
  }

  orders(accountId: string, filter: AlgoFilter, limit: number): { rows: readonly EngineAlgoOrder[]; total: number } {
    const conditions: readonly (readonly [string, SqlValue | undefined])[] = [
      ['account_id = ?', accountId],
      ['symbol = ?', filter.symbol],
      ['side = ?', filter.side],
      ['algo_type = ?', filter.algoType],
      ['triggered = ?', filter.triggered === undefined ? undefined : Number(filter.triggered)],
      ['tag = ?', filter.tag],
      ['created_at >= ?', filter.from],
      ['created_at <= ?', filter.to],
    ];
    const used = conditions.filter((condition): condition is readonly [string, SqlValue] => condition[1] !== undefined);
    const where = used.map(([condition]) => condition).join(' AND ');
    const values = used.map(([, value]) => value);
    const rows = this.database.all<BodyRow>(
      `SELECT body FROM ended_algo_order WHERE ${where} ORDER BY algo_order_id DESC LIMIT ?`,
      [...values, limit],
    );
    const { total } = this.database.get<{ total: number }>(
      `SELECT count(*) AS total FROM ended_algo_order WHERE ${where}`,
      values,
    )!;
    return { rows: rows.map(orderFrom), total };
  }

  /** Client ids of ended orders older than an id. */
  clientIds(beforeAlgoOrderId: number): { account_id: string; client_algo_order_id: number }[] {
    return this.database.all(
      'SELECT account_id, client_algo_order_id FROM ended_algo_order WHERE client_algo_order_id <> 0 AND algo_order_id < ?',
      [beforeAlgoOrderId],
    );
  }

  #insert(order: EngineAlgoOrder): void {
    insert(
      this.database,
      'ended_algo_order',
      {
        algo_order_id: order.algoOrderId,
        client_algo_order_id: order.clientAlgoOrderId,
        account_id: order.accountId,
        symbol: order.symbol,
        algo_type: order.algoType,
        side: order.side,
        triggered: order.triggered ? 1 : 0,
        tag: order.tag,
        created_at: order.createdAt,
        body: exactText(order),
      },
      'replace',
    );
  }
}

function isAlive(order: EngineAlgoOrder): boolean {
  return order.status === 'NEW' || order.status === 'PARTIAL_FILLED' || order.children.some(isAlive);
}

function find(order: EngineAlgoOrder, algoOrderId: number): EngineAlgoOrder | undefined {
  if (order.algoOrderId === algoOrderId) return order;
  for (const leg of order.children) {
    const found = find(leg, algoOrderId);
    if (found !== undefined) return found;
  }
  return undefined;
}

function orderFrom({ body }: BodyRow): EngineAlgoOrder {
  return exactValue(body) as EngineAlgoOrder;
}
