import type { marketsEndpoints } from '../../../src/infrastructure/wire/catalogue/markets.endpoints';
import { invalidSymbol } from '../../shared/api-error';
import { deepestBook } from '../../services/markets/book-feeds';
import type { Handlers } from '../routing/handler';
import { candleRows, instrumentRow, latestTrades, pageSize } from './public-rows';
import type { Services } from '../routing/services';
import type { MarketFormat } from '../../services/markets/market-format';

const maintenanceWords = [
  'System is functioning properly.',
  'Trading is under maintenance.',
  'The system is under maintenance.',
] as const;

export function marketsHandlers({
  exchange,
  markets,
  books,
  faults,
  now,
}: Services): Handlers<typeof marketsEndpoints> {
  const marketOf = (symbol: string): MarketFormat => {
    const market = markets.get(symbol);
    if (!market) throw invalidSymbol(symbol.slice(0, 64));
    return market;
  };
  const instrument = (market: MarketFormat) => instrumentRow(exchange, market);
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });

  return {
    systemInfo: () => {
      const { status, endsAt } = faults.service.maintenance;
      return answer({ status, msg: maintenanceWords[status], estimatedEndTime: endsAt });
    },
    instruments: ({ query }) =>
      answer({ rows: (query.symbol === undefined ? [...markets.values()] : [marketOf(query.symbol)]).map(instrument) }),
    instrumentInfo: () => answer({ rows: [...markets.values()].map(instrument) }),
    orderBook: ({ query }) => {
      const market = marketOf(query.symbol);
      const depth = Math.min(pageSize(query.maxLevel, 100, 'maxLevel'), deepestBook);
      const book = faults.service.snapshot(query.symbol, depth, books.snapshot(query.symbol, depth));
      if (!book) throw invalidSymbol(query.symbol);
      const levels = (side: typeof book.bids) =>
        side.map(([price, quantity]) => ({ price: market.price(price), quantity: market.quantity(quantity) }));
      return { success: true, data: { asks: levels(book.asks), bids: levels(book.bids) }, timestamp: book.at };
    },
    marketTrades: ({ query }) => answer({ rows: latestTrades(exchange, marketOf(query.symbol), query.limit) }),
    klineHistory: ({ query }) => answer({ rows: candleRows(exchange, marketOf(query.symbol), query) }),
    kline: ({ query }) => answer({ rows: candleRows(exchange, marketOf(query.symbol), query) }),
    ping: () => ({ success: true, timestamp: now() }),
  };
}
