import type { marketsEndpoints } from '../../src/infrastructure/rest/catalogue/markets.endpoints';
import type { CandleInterval } from '../../src/domain/markets/candle';
import { invalidParameter, invalidSymbol } from '../api-error';
import type { Handlers } from './handler';
import type { Services } from './services';
import type { MarketWire } from './wire-market';

const defaultDepth = 100;
const largestDepth = 1_000;
const largestPage = 1_000;

export function marketsHandlers({ exchange, markets, books, now }: Services): Handlers<typeof marketsEndpoints> {
  const marketOf = (symbol: string): MarketWire => {
    const market = markets.get(symbol);
    if (!market) throw invalidSymbol(symbol.slice(0, 64));
    return market;
  };
  const instrumentRows = (symbol: string | undefined) => {
    const chosen = symbol === undefined ? [...markets.values()] : [marketOf(symbol)];
    return chosen.map(({ specification }) => ({
      symbol: specification.symbol,
      status: 'TRADING',
      baseAsset: specification.base,
      quoteAsset: specification.quote,
      // 1000PEPE is counted in thousands of the coin.
      baseAssetMultiplier: Number(/^\d+/.exec(specification.base)?.[0] ?? 1),
      quoteMin: specification.quoteMin,
      quoteMax: specification.quoteMax,
      quoteTick: specification.quoteTick,
      baseMin: specification.baseMin,
      baseMax: specification.baseMax,
      baseTick: specification.baseTick,
      minNotional: specification.minNotional,
      bidCapRatio: specification.bidCapRatio,
      bidFloorRatio: specification.bidFloorRatio,
      askCapRatio: specification.askCapRatio,
      askFloorRatio: specification.askFloorRatio,
      orderMode: 'NORMAL',
      impactNotional: null,
      isAllowedRpi: false,
      tickGranularity: null,
      precisions: [...specification.precisions],
      listingTime: specification.listingTime,
      ...(specification.type === 'PERP' && {
        baseIMR: specification.baseIMR,
        baseMMR: specification.baseMMR,
        fundingIntervalHours: specification.fundingIntervalHours,
        fundingCap: specification.fundingCap,
        fundingFloor: specification.fundingFloor,
      }),
    }));
  };
  const candleRows = (query: { symbol: string; type: CandleInterval; limit?: number | undefined; after?: number | undefined; before?: number | undefined }) => {
    const market = marketOf(query.symbol);
    const { after, before } = query;
    const limit = size(query.limit, 100, 'limit');
    return exchange.candles(query.symbol, query.type, { after, before, limit }).map((candle) => market.candle(candle, query.type));
  };

  return {
    systemInfo: () => ({ success: true, data: { status: 0, msg: 'System is functioning properly.', estimatedEndTime: now() }, timestamp: now() }),
    instruments: ({ query }) => ({ success: true, data: { rows: instrumentRows(query.symbol) }, timestamp: now() }),
    instrumentInfo: () => ({ success: true, data: { rows: instrumentRows(undefined) }, timestamp: now() }),
    orderBook: ({ query }) => {
      const market = marketOf(query.symbol);
      const depth = Math.min(size(query.maxLevel, defaultDepth, 'maxLevel'), largestDepth);
      const book = books.snapshot(query.symbol, depth);
      if (!book) throw invalidSymbol(query.symbol);
      const levels = (side: typeof book.bids) => side.map(([price, quantity]) => ({ price: market.price(price), quantity: market.quantity(quantity) }));
      return { success: true, data: { asks: levels(book.asks), bids: levels(book.bids) }, timestamp: book.at };
    },
    marketTrades: ({ query }) => {
      const market = marketOf(query.symbol);
      const rows = exchange.recentTrades(query.symbol, size(query.limit, 10, 'limit')).map((trade) => ({
        symbol: trade.symbol,
        side: trade.side,
        source: 1,
        executedPrice: market.price(trade.price),
        executedQuantity: market.quantity(trade.quantity),
        executedTimestamp: trade.at,
      }));
      return { success: true, data: { rows }, timestamp: now() };
    },
    klineHistory: ({ query }) => ({ success: true, data: { rows: candleRows(query) }, timestamp: now() }),
    kline: ({ query }) => ({ success: true, data: { rows: candleRows(query) }, timestamp: now() }),
    ping: () => ({ success: true, timestamp: now() }),
  };
}

/** A page size: a whole number from 1, held to the largest page. */
function size(value: number | undefined, usual: number, name: string): number {
  if (value === undefined) return usual;
  if (!Number.isSafeInteger(value) || value < 1) throw invalidParameter(name);
  return Math.min(value, largestPage);
}
