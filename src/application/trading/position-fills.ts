import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import type { Instant } from '../../domain/shared/instant';
import { success } from '../../domain/shared/result';
import type { PositionFill } from '../../domain/trading/closed-positions';
import type { Fill } from '../../domain/trading/order';
import type { Outcome } from '../kernel/failure';
import { newestFills } from './newest-fills';
import type { HistoryPage, HistoryQuery, TradingPort } from './trading.port';

const pageSize = 500;
const mostPages = 10;

/**
 * Own newest executions of contracts, newest first, with the position that each changed. Executions do not say it
 * themselves (protocol 3.2): their orders do.
 */
export async function positionFills(
  trading: Pick<TradingPort, 'fills' | 'orderHistory' | 'openOrders'>,
  asked: { readonly symbol?: string; readonly since?: Instant },
): Outcome<readonly PositionFill[]> {
  const newest = await newestFills(trading, asked);
  if (!newest.ok) return newest;
  const fills = newest.value.fills.filter(isOfContract);
  const orders = await ordersOf(trading, fills, asked.symbol);
  return orders.ok
    ? success(fills.map((fill) => ({ ...fill, ...(orders.value.get(fill.orderId) ?? { positionSide: 'BOTH' }) })))
    : orders;
}

/** A page of own executions, those of contracts with the position that each changed, as far as that is known. */
export async function fillsWithPositions(
  trading: Pick<TradingPort, 'fills' | 'orderHistory' | 'openOrders'>,
  query: HistoryQuery,
): Outcome<HistoryPage<Fill>> {
  const page = await trading.fills(query);
  if (!page.ok) return page;
  const orders = await ordersOf(trading, page.value.rows.filter(isOfContract), query.symbol);
  if (!orders.ok) return page;
  const rows = page.value.rows.map((fill) => {
    const positionSide = orders.value.get(fill.orderId)?.positionSide;
    return positionSide ? { ...fill, positionSide } : fill;
  });
  return success({ ...page.value, rows });
}

function isOfContract({ symbol }: Fill): boolean {
  return parseMarketSymbol(symbol)?.type === 'PERP';
}

/** What an execution does not say of itself. */
type OfOrder = Pick<PositionFill, 'positionSide' | 'liquidation' | 'leverage'>;

async function ordersOf(
  trading: Pick<TradingPort, 'orderHistory' | 'openOrders'>,
  fills: readonly Fill[],
  symbol: string | undefined,
): Outcome<ReadonlyMap<string, OfOrder>> {
  const found = new Map<string, OfOrder>();
  const wanted = new Set(fills.map(({ orderId }) => orderId));
  for (const list of ['openOrders', 'orderHistory'] as const) {
    for (let page = 1; page <= mostPages && [...wanted].some((id) => !found.has(id)); page += 1) {
      const answer = await trading[list]({ symbol, page, size: pageSize });
      if (!answer.ok) return answer;
      for (const { orderId, positionSide = 'BOTH', type, leverage } of answer.value.rows)
        if (wanted.has(orderId)) found.set(orderId, { positionSide, liquidation: type === 'LIQUIDATE', leverage });
      if (page * pageSize >= answer.value.total) break;
    }
  }
  return success(found);
}
