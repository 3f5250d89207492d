import type * as z from 'zod/mini';
import { instantFrom } from '../../../domain/shared/instant';
import type { MarketTrade } from '../../../domain/markets/market-trade';
import type { Ticker } from '../../../domain/markets/ticker';
import type { marketDataEndpoints } from '../../wire/catalogue/market-data.endpoints';
import { tradeFromWire } from './market-data.wire';

type TickerRow = z.output<typeof marketDataEndpoints.ticker.answer>['data'];
type TradeRow = z.output<typeof marketDataEndpoints.tradesV4.answer>['data']['rows'][number];

/** `undefined` for a market that has not traded: it has no prices. */
export function tickerFromWire(row: TickerRow): Ticker | undefined {
  const { open, close, high, low } = row;
  if (open === null || close === null || high === null || low === null) return undefined;
  return {
    symbol: row.symbol,
    open: Number(open),
    close: Number(close),
    high: Number(high),
    low: Number(low),
    volume: Number(row.volume),
    amount: Number(row.amount),
    aggregatedQuantity: Number(row.aggregatedQuantity),
    aggregatedAmount: Number(row.aggregatedAmount),
    count: row.count,
    lastTradeAt: instantFrom(row.lastTs),
  };
}

/** The older row says the same in other words. */
export function olderTradeFromWire(row: TradeRow): MarketTrade | undefined {
  return tradeFromWire({
    symbol: row.symbol,
    side: row.side,
    executedPrice: String(row.executed_price),
    executedQuantity: String(row.executed_quantity),
    executedTimestamp: row.executed_timestamp,
  });
}
