import type { publicDataEndpoints } from '../../../src/infrastructure/wire/catalogue/public-data.endpoints';
import { invalidParameter } from '../../shared/api-error';
import type { HistoryFilter } from '../../engine/model/history-filter';
import { unitsText } from '../../engine/model/units';
import type { Handlers } from '../routing/handler';
import { MarketBoard } from '../../services/markets/market-board';
import {
  fundingHistory,
  fundingRows,
  futuresRow,
  olderTrades,
  tokenNetworkRows,
  tokenRows,
  valueCandleRows,
} from './public-rows';
import type { Services } from '../routing/services';
import { tokensOf } from '../../services/markets/token-directory';

/** Public v3 data beyond what every page needs (protocol 2.2). */
export function publicDataHandlers({ exchange, markets, now }: Services): Handlers<typeof publicDataEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const tokens = tokensOf(exchange.instruments);
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const paged = <T>({ rows, total, filter }: { rows: T[]; total: number; filter: HistoryFilter }) =>
    answer({ rows, meta: { total, recordsPerPage: filter.size, currentPage: filter.page } });

  return {
    token: () => answer({ rows: tokenRows(tokens, board.collateral) }),
    tokenNetwork: () => answer({ rows: tokenNetworkRows(tokens) }),
    tokenInfo: ({ query }) => {
      if (query.token !== undefined && !tokens.has(query.token)) throw invalidParameter('token');
      const chosen = [...tokens.values()].filter(({ token }) => query.token === undefined || token === query.token);
      return answer({
        rows: chosen.map(({ token, fullname, markets: traded, listedAt }) => ({
          token,
          fullname,
          symbols: traded.map(({ symbol }) => symbol),
          price: board.valueOf(token) ?? null,
          listingTime: listedAt,
        })),
      });
    },
    marketTradesHistory: ({ query }) => paged(olderTrades(exchange, board.market(query.symbol), query)),
    futures: ({ query }) => answer({ rows: board.contracts(query.symbol).map((market) => futuresRow(board, market)) }),
    fundingRate: ({ query }) => answer({ rows: fundingRows(board, board.contracts(query.symbol)) }),
    markPriceKline: ({ query }) =>
      answer({ rows: valueCandleRows(exchange, board.contract(query.symbol), 'mark', query) }),
    indexPriceKline: ({ query }) =>
      answer({ rows: valueCandleRows(exchange, board.contract(query.symbol), 'index', query) }),
    fundingRateHistory: ({ query }) => paged(fundingHistory(board, query)),
    insuranceFund: ({ query }) => {
      if (query.symbol !== undefined) board.contract(query.symbol);
      return answer({ rows: [{ balance: unitsText(exchange.margin.insuranceFund()), token: 'USDT' }] });
    },
  };
}
