import { success } from '../../domain/shared/result';
import { clocksApart, withLiquidationFees, type LiquidationOrder } from '../../domain/trading/liquidation-order';
import type { Outcome } from '../kernel/failure';
import type { WalletPort } from '../wallet/wallet.port';
import type { HistoryPage, HistoryQuery, TradingPort } from './trading.port';
import { wholeHistory } from './whole-history';

/**
 * Orders by which the exchange closed positions, newest first, with what they took beside trading fees: the ledger says
 * that. They are told without it where the ledger cannot be read.
 */
export async function liquidations(
  trading: Pick<TradingPort, 'orderHistory'>,
  wallet: Pick<WalletPort, 'ledger'>,
  query: HistoryQuery,
): Outcome<HistoryPage<LiquidationOrder>> {
  const orders = await trading.orderHistory({ ...query, type: 'LIQUIDATE' });
  if (!orders.ok || orders.value.rows.length === 0) return orders;
  const { rows, total } = orders.value;
  const times = rows.map(({ updatedAt }) => updatedAt);
  const entries = await wholeHistory(
    (page) =>
      wallet.ledger({
        kind: 'LIQUIDATION',
        from: Math.min(...times) - clocksApart,
        to: Math.max(...times) + clocksApart,
        ...page,
      }),
    ({ id }) => id,
  );
  return success({ rows: entries.ok ? withLiquidationFees(rows, entries.value) : rows, total });
}
