import type { marketDataEndpoints } from '../../src/infrastructure/rest/catalogue/market-data.endpoints';
import type { EngineTrade } from '../exchange/model';
import { invalidParameter, invalidSymbol } from '../api-error';
import type { Handlers } from './handler';
import { MarketBoard } from './market-board';
import type { Services } from './services';
import { tokensOf } from './token-directory';
import type { MarketWire } from './wire-market';

const usualTrades = 10;
const mostTrades = 500;

type Query = { readonly symbol: string; readonly limit?: number | undefined };

/** Both generations say the same: v3 in numbers at the top level, v4 in texts within `data`. */
export function marketDataHandlers({ exchange, markets, now }: Services): Handlers<typeof marketDataEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const tokens = tokensOf(exchange.instruments);
  const perpetual = (symbol: string): MarketWire => {
    const market = board.market(symbol);
    if (market.specification.type !== 'PERP') throw invalidSymbol(symbol);
    return market;
  };
  const futures = <Figure>(market: MarketWire, figure: (text: string) => Figure) => {
    const known = (text: string | undefined) => (text === undefined ? null : figure(text));
    const { open, last, high, low, volume, amount } = board.figures(market);
    return {
      symbol: market.symbol,
      index_price: known(board.indexPrice(market)),
      mark_price: known(board.markPrice(market)),
      open_interest: figure(board.openInterest(market)),
      '24h_open': known(open),
      '24h_close': known(last),
      '24h_high': known(high),
      '24h_low': known(low),
      '24h_volume': figure(volume),
      '24h_amount': figure(amount),
    };
  };
  const trades = <Figure>(query: Query, figure: (text: string) => Figure) => {
    const market = board.market(query.symbol);
    const { limit = usualTrades } = query;
    if (!Number.isSafeInteger(limit) || limit < 1) throw invalidParameter('limit');
    return exchange.recentTrades(query.symbol, Math.min(limit, mostTrades)).map((trade: EngineTrade) => ({
      symbol: trade.symbol,
      side: trade.side,
      source: 1 as const,
      executed_price: figure(market.price(trade.price)),
      executed_quantity: figure(market.quantity(trade.quantity)),
      executed_timestamp: (trade.at / 1000).toFixed(3),
    }));
  };

  return {
    health: () => ({ success: true, status: 'UP', timestamp: now() }),
    trades: ({ query }) => ({ success: true, rows: trades(query, Number), timestamp: now() }),
    ticker: ({ parameters }) => {
      const market = board.market(parameters.symbol);
      const { open, last, high, low, volume, amount } = board.figures(market);
      const ticker = exchange.ticker(market.symbol);
      const known = (text: string | undefined) => (text === undefined ? null : Number(text));
      const data = {
        symbol: market.symbol,
        open: known(open),
        close: known(last),
        high: known(high),
        low: known(low),
        volume: Number(volume),
        amount: Number(amount),
        // Nothing is traded elsewhere: the aggregate is this exchange.
        aggregatedQuantity: Number(volume),
        aggregatedAmount: Number(amount),
        count: ticker?.count ?? 0,
        lastTs: ticker?.lastTradeAt ?? null,
      };
      return { success: true, data, timestamp: now() };
    },
    futures: () => ({ success: true, rows: board.perpetual.map((market) => futures(market, Number)), timestamp: now() }),
    futuresOf: ({ parameters }) => ({ success: true, info: futures(perpetual(parameters.symbol), Number), timestamp: now() }),
    tradesV4: ({ query }) => ({ success: true, data: { rows: trades(query, String) }, timestamp: now() }),
    futuresV4: () => ({ success: true, data: { rows: board.perpetual.map((market) => futures(market, String)) }, timestamp: now() }),
    futuresOfV4: ({ parameters }) => ({ success: true, data: futures(perpetual(parameters.symbol), String), timestamp: now() }),
    tokenConfig: () => {
      const rows = [...tokens.values()].map(({ token, stable }) => ({ token, collateral: false, can_collateral: false, can_short: false, stable }));
      return { success: true, data: { rows }, timestamp: now() };
    },
  };
}
