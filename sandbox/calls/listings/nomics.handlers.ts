import type { nomicsEndpoints } from '../../../src/infrastructure/wire/catalogue/nomics.endpoints';
import { underlyingOf } from '../../services/markets/asset-profile';
import { exchangeDescription } from './exchange-description';
import type { Handlers } from '../routing/handler';
import { listedBook, listedMarket } from './listing-rows';
import { MarketBoard, pairName } from '../../services/markets/market-board';
import type { Services } from '../routing/services';

const everything = 1_000;

export function nomicsHandlers({ exchange, markets, webOrigins }: Services): Handlers<typeof nomicsEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const website = webOrigins[0] ?? '';

  return {
    info: () => ({
      ...exchangeDescription(website),
      version: '1.0',
      capability: {
        markets: true,
        trades: true,
        tradesByTimestamp: false,
        tradesSocket: false,
        orders: false,
        ordersSocket: false,
        ordersSnapshot: true,
        candles: false,
        ticker: false,
      },
    }),
    markets: () =>
      board.all.map(({ specification }) => {
        const { type, base, quote } = specification;
        const shared = { id: pairName(specification), base, quote, active: true };
        if (type === 'SPOT')
          return { ...shared, type: 'spot' as const, market_url: `${website}/trade/${base}_${quote}` };
        return {
          ...shared,
          type: 'derivative' as const,
          market_url: `${website}/trade/${base}_PERP`,
          subtypes: ['perpetual', 'linear'],
          settlement: quote,
          underlying: underlyingOf(base).asset,
        };
      }),
    trades: ({ query }) => {
      const market = listedMarket(board, query.market);
      const since = query.since ? Number(query.since) : 0;
      const later = exchange.recentTrades(market.symbol, everything).filter(({ tradeId }) => tradeId > since);
      return [...later].reverse().map((trade) => ({
        id: String(trade.tradeId),
        timestamp: new Date(trade.at).toISOString(),
        price: market.price(trade.price),
        amount: market.quantity(trade.quantity),
        side: trade.side === 'BUY' ? ('buy' as const) : ('sell' as const),
      }));
    },
    book: ({ query }) => {
      const { at, bids, asks } = listedBook(board, listedMarket(board, query.market));
      return { bids, asks, timestamp: new Date(at).toISOString() };
    },
  };
}
