import { instantFrom } from '../../../src/domain/shared/instant';
import type { coingeckoEndpoints } from '../../../src/infrastructure/wire/catalogue/coingecko.endpoints';
import { unitsText } from '../../engine/model/units';
import { invalidParameter } from '../../shared/api-error';
import type { Handlers } from '../routing/handler';
import { contractFigures, listedBook, listedFigures, listedMarket, optional } from './listing-rows';
import { MarketBoard, notionalOf, pairName } from '../../services/markets/market-board';
import type { Services } from '../routing/services';
import type { MarketFormat } from '../../services/markets/market-format';

const everything = 1_000;

export function coingeckoHandlers({ exchange, markets }: Services): Handlers<typeof coingeckoEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const ticker = (market: MarketFormat) => {
    const figures = listedFigures(board, market);
    if (!figures) return [];
    const row = {
      ticker_id: figures.name,
      base_currency: figures.base,
      target_currency: figures.quote,
      last_price: figures.last,
      base_volume: figures.volume,
      target_volume: figures.amount,
      ...optional('bid', figures.bid),
      ...optional('ask', figures.ask),
      high: figures.high,
      low: figures.low,
    };
    return [row];
  };

  return {
    pairs: () =>
      board.spot.map(({ specification }) => ({
        ticker_id: pairName(specification),
        base: specification.base,
        target: specification.quote,
      })),
    tickers: () => board.spot.flatMap(ticker),
    orderBook: ({ query }) => {
      const market = listedMarket(board, query.ticker_id);
      const depth = wholeNumber(query.depth ?? 0, 'depth');
      const { at, bids, asks } = listedBook(board, market, depth === 0 ? everything : Math.floor(depth / 2));
      return { ticker_id: query.ticker_id, timestamp: at, bids, asks };
    },
    trades: ({ query }) => {
      const market = listedMarket(board, query.ticker_id);
      const limit = wholeNumber(query.limit ?? 0, 'limit') || everything;
      const from = bound(query.start_time, 0, 'start_time');
      const to = bound(query.end_time, Number.POSITIVE_INFINITY, 'end_time');
      const rows = exchange
        .recentTrades(market.symbol, everything)
        .filter(({ at }) => at >= from && at <= to)
        .map((trade) => ({
          trade_id: trade.tradeId,
          price: market.price(trade.price),
          base_volume: market.quantity(trade.quantity),
          target_volume: unitsText(notionalOf(market, trade.price, trade.quantity)),
          trade_timestamp: trade.at,
          type: trade.side === 'BUY' ? ('buy' as const) : ('sell' as const),
        }));
      const of = (type: 'buy' | 'sell') =>
        query.type === undefined || query.type === type ? rows.filter((row) => row.type === type).slice(0, limit) : [];
      return { buy: of('buy'), sell: of('sell') };
    },
    contracts: () =>
      board.perpetual.flatMap((market) =>
        ticker(market).map((row) => ({
          ...row,
          product_type: 'Perpetual' as const,
          contract_type: 'Vanilla' as const,
          index_name: `${market.specification.base}_${market.specification.quote}`,
          index_currency: market.specification.quote,
          start_timestamp: market.specification.listingTime,
          ...contractFigures(board, market, row.last_price),
        })),
      ),
  };
}

function wholeNumber(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 0) throw invalidParameter(name);
  return value;
}

function bound(value: number | undefined, usual: number, name: string): number {
  const at = value === undefined ? usual : instantFrom(value);
  if (at === undefined) throw invalidParameter(name);
  return at;
}
