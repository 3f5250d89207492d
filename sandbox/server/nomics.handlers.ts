import type { nomicsEndpoints } from '../../src/infrastructure/rest/catalogue/nomics.endpoints';
import { underlyingOf } from '../market/asset-profile';
import { exchangeProfile } from './exchange-profile';
import type { Handlers } from './handler';
import { listedBook, listedMarket } from './listing-rows';
import { MarketBoard, pairName } from './market-board';
import type { Services } from './services';

const everything = 1_000;

/** The standard asks for a thousand characters. */
const description = `${exchangeProfile.name} is a complete exchange in small that runs on one machine, for practice and for building against. \
Every order book, trade, candle and ticker it publishes is the result of orders that met in its matching engine: limit, market, \
immediate-or-cancel, fill-or-kill and post-only orders are matched by price, then by time. Simulated makers and takers trade in all \
markets around the clock, so that there is always somebody to trade with, and people who sign up trade against them and against each \
other. Accounts are kept by double entry in whole units, so that no amount is ever rounded away and the sum of every asset over all \
accounts stays what was paid in; commands are answered only after they have been stored. It lists spot markets against USDT and linear \
perpetual contracts settled in USDT, publishes its market data over HTTP and websockets, and offers the usual listing feeds to whoever \
reads exchanges by those standards. Nothing on it is worth money: balances are given for practice, there is no chain behind it, and its \
prices follow no other exchange.`;

export function nomicsHandlers({ exchange, markets, webOrigins }: Services): Handlers<typeof nomicsEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const website = webOrigins[0] ?? '';

  return {
    info: () => ({
      name: exchangeProfile.name,
      description,
      location: 'Your own machine',
      logo: `${website}/favicon.svg`,
      website,
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
        if (type === 'SPOT') return { ...shared, type: 'spot' as const, market_url: `${website}/trade/${base}_${quote}` };
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
