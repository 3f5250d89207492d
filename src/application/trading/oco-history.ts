import { second } from '../../domain/shared/instant';
import { success } from '../../domain/shared/result';
import { ocoOf } from '../../domain/trading/algo-order';
import type { Order } from '../../domain/trading/order';
import type { Outcome } from '../kernel/failure';
import type { AlgoOrdersPort } from './algo-orders.port';
import type { HistoryPage, OrderHistoryQuery, TradingPort } from './trading.port';

/** Groups that were placed while the orders of a page were; more than a person places by hand. */
const size = 100;

/**
 * A page of ended orders, with those that were legs of an OCO. Orders do not say it themselves (protocol 3.2): the OCO,
 * which is placed with its limit order, does, as far as it can be had.
 */
export async function ordersWithOco(
  trading: Pick<TradingPort, 'orderHistory'>,
  algoOrders: Pick<AlgoOrdersPort, 'ended'>,
  query: OrderHistoryQuery,
): Outcome<HistoryPage<Order>> {
  const page = await trading.orderHistory(query);
  if (!page.ok || !page.value.rows.some(({ type }) => type === 'LIMIT')) return page;
  const placed = page.value.rows.map(({ createdAt }) => createdAt);
  const span = { from: Math.min(...placed) - second, to: Math.max(...placed) + second };
  const groups = await algoOrders.ended({ symbol: query.symbol, ...span, page: 1, size });
  if (!groups.ok) return page;
  const rows = page.value.rows.map((order) => (ocoOf(order, groups.value.rows) ? { ...order, oco: true } : order));
  return success({ ...page.value, rows });
}
