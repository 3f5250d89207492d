import type * as z from 'zod/mini';
import type { Candle } from '../../../domain/markets/candle';
import type { MarketTrade } from '../../../domain/markets/market-trade';
import { instantFrom } from '../../../domain/shared/instant';
import type { marketsEndpoints } from '../../wire/catalogue/markets.endpoints';

type TradeRow = z.output<typeof marketsEndpoints.marketTrades.answer>['data']['rows'][number];
type CandleRow = z.output<typeof marketsEndpoints.klineHistory.answer>['data']['rows'][number];
type LevelRow = z.output<typeof marketsEndpoints.orderBook.answer>['data']['asks'][number];

/** Mappers answer `undefined` for what must not reach a screen: no finite number, no side, no time. */
export function tradeFromWire(row: TradeRow): MarketTrade | undefined {
  const at = instantFrom(row.executedTimestamp);
  const side = row.side.toUpperCase();
  const price = Number(row.executedPrice);
  const size = Number(row.executedQuantity);
  if (at === undefined || (side !== 'BUY' && side !== 'SELL') || !allFinite(price, size)) return undefined;
  return { symbol: row.symbol, price, size, side, at };
}

export function candleFromWire(row: CandleRow): Candle | undefined {
  const startAt = instantFrom(row.startTimestamp);
  const candle = {
    open: Number(row.open),
    high: Number(row.high),
    low: Number(row.low),
    close: Number(row.close),
    volume: Number(row.volume),
    amount: Number(row.amount),
  };
  return startAt === undefined || !allFinite(...Object.values(candle)) ? undefined : { startAt, ...candle };
}

export function levelFromWire(row: LevelRow): readonly [price: number, size: number] | undefined {
  const price = Number(row.price);
  const size = Number(row.quantity);
  return allFinite(price, size) && price > 0 && size > 0 ? [price, size] : undefined;
}

export function allMapped<A, B>(rows: readonly A[], map: (row: A) => B | undefined): B[] {
  return rows.map(map).filter((value) => value !== undefined);
}

function allFinite(...values: readonly number[]): boolean {
  return values.every(Number.isFinite);
}
