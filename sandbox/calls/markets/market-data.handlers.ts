import type { marketDataEndpoints } from '../../../src/infrastructure/wire/catalogue/market-data.endpoints';
import { invalidSymbol } from '../../shared/api-error';
import { indexLegs } from './contract-rows';
import type { Handlers } from '../routing/handler';
import { MarketBoard } from '../../services/markets/market-board';
import { collateralRows, fundingHistory, fundingRows, futuresRow, latestTrades } from './public-rows';
import type { Services } from '../routing/services';
import { tokensOf } from '../../services/markets/token-directory';
import { secondsText } from '../routing/v1-row';
import type { MarketFormat } from '../../services/markets/market-format';

type Area = typeof marketDataEndpoints;

interface Query {
  readonly symbol: string;
  readonly limit?: number | undefined;
}

interface SettledQuery extends Query {
  readonly start_t?: number | undefined;
  readonly end_t?: number | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** Both generations say the same: v3 in numbers at the top level, v4 in texts within `data`. */
export function marketDataHandlers({ exchange, markets, now }: Services): Handlers<Area> {
  const board = new MarketBoard(exchange, markets);
  const tokens = tokensOf(exchange.instruments);
  const futures = <Figure>(market: MarketFormat, figure: (text: string) => Figure) => {
    const known = (text: string | null) => (text === null ? null : figure(text));
    const row = futuresRow(board, market);
    return {
      symbol: row.symbol,
      index_price: known(row.indexPrice),
      mark_price: known(row.markPrice),
      est_funding_rate: known(row.estFundingRate),
      last_funding_rate: known(row.lastFundingRate),
      next_funding_time: row.nextFundingTime,
      open_interest: figure(row.openInterest),
      '24h_open': known(row['24hOpen']),
      '24h_close': known(row['24hClose']),
      '24h_high': known(row['24hHigh']),
      '24h_low': known(row['24hLow']),
      '24h_volume': figure(row['24hVolume']),
      '24h_amount': figure(row['24hAmount']),
    };
  };
  const trades = <Figure>(query: Query, figure: (text: string) => Figure) =>
    latestTrades(exchange, board.market(query.symbol), query.limit).map((trade) => ({
      symbol: trade.symbol,
      side: trade.side,
      source: 1 as const,
      executed_price: figure(trade.executedPrice),
      executed_quantity: figure(trade.executedQuantity),
      executed_timestamp: secondsText(trade.executedTimestamp),
    }));
  const funding = <Figure>(contracts: readonly MarketFormat[], figure: (text: string) => Figure) =>
    fundingRows(board, contracts).map((row) => ({
      symbol: row.symbol,
      est_funding_rate: figure(row.estFundingRate),
      est_funding_rate_timestamp: row.estFundingRateTimestamp,
      last_funding_rate: figure(row.lastFundingRate),
      last_funding_rate_timestamp: row.lastFundingRateTimestamp,
      next_funding_time: row.nextFundingTime,
      last_funding_rate_interval: row.lastFundingIntervalHours,
      est_funding_rate_interval: row.estFundingIntervalHours,
    }));
  const fundingOf = <Figure>(symbol: string, figure: (text: string) => Figure) => {
    const [row] = funding([board.contract(symbol)], figure);
    if (!row) throw invalidSymbol(symbol);
    return row;
  };
  const settled = <Figure>(query: SettledQuery, figure: (text: string) => Figure) => {
    const { rows, total, filter } = fundingHistory(board, { ...query, startTime: query.start_t, endTime: query.end_t });
    return {
      rows: rows.map((row) => ({
        symbol: row.symbol,
        funding_rate: figure(row.fundingRate),
        funding_rate_timestamp: row.fundingRateTimestamp,
        next_funding_time: row.nextFundingTime,
      })),
      meta: { total, records_per_page: filter.size, current_page: filter.page },
    };
  };
  const table = <Row>(rows: Row[]) => ({ success: true as const, data: { rows }, timestamp: now() });

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
    futures: () => ({
      success: true,
      rows: board.perpetual.map((market) => futures(market, Number)),
      timestamp: now(),
    }),
    futuresOf: ({ parameters }) => ({
      success: true,
      info: futures(board.contract(parameters.symbol), Number),
      timestamp: now(),
    }),
    tradesV4: ({ query }) => ({ success: true, data: { rows: trades(query, String) }, timestamp: now() }),
    futuresV4: () => ({
      success: true,
      data: { rows: board.perpetual.map((market) => futures(market, String)) },
      timestamp: now(),
    }),
    futuresOfV4: ({ parameters }) => ({
      success: true,
      data: futures(board.contract(parameters.symbol), String),
      timestamp: now(),
    }),
    fundingRates: () => ({ success: true, rows: funding(board.perpetual, Number), timestamp: now() }),
    fundingRate: ({ parameters }) => ({ success: true, ...fundingOf(parameters.symbol, Number), timestamp: now() }),
    fundingHistory: ({ query }) => ({ success: true, ...settled(query, Number), timestamp: now() }),
    fundingRatesV4: () => table(funding(board.perpetual, String)),
    fundingRateV4: ({ parameters }) => ({
      success: true,
      data: fundingOf(parameters.symbol, String),
      timestamp: now(),
    }),
    fundingHistoryV4: ({ query }) => ({ success: true, data: settled(query, String), timestamp: now() }),
    indexSources: ({ parameters }) => table(indexLegs(board, parameters.symbol)),
    indexItems: ({ parameters }) => table(indexLegs(board, parameters.symbol)),
    tokenConfig: () =>
      table(
        collateralRows(board, tokens).map(({ token, ratio, counts, stable }) => ({
          token,
          collateral_ratio: ratio,
          can_collateral: counts,
          can_short: false,
          stable,
        })),
      ),
  };
}
