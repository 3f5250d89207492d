import type { marketsV1Endpoints } from '../../../src/infrastructure/wire/catalogue/markets-v1.endpoints';
import type { Handler, Handlers } from '../routing/handler';
import { MarketBoard } from '../../services/markets/market-board';
import {
  candleRows,
  fundingHistory,
  fundingRows,
  futuresRow,
  instrumentRow,
  latestTrades,
  olderTrades,
  pageSize,
  tokenNetworkRows,
  tokenRows,
} from './public-rows';
import type { Services } from '../routing/services';
import { tokensOf } from '../../services/markets/token-directory';
import { secondsText, v1Row } from '../routing/v1-row';
import type { MarketFormat } from '../../services/markets/market-format';

type Area = typeof marketsV1Endpoints;
type RowOf<Name extends 'instruments' | 'trades' | 'candles' | 'fundingRates' | 'fundingRateHistory' | 'futures'> =
  Awaited<ReturnType<Handler<Area[Name]>>>['rows'][number];

const epochDigits = 1e11;
const flag = (value: boolean) => (value ? '1' : '0');

/** The older generation of public market data, made of the rows of the newer (protocol 2.4). */
export function marketsV1Handlers(services: Services): Handlers<Area> {
  const { exchange, markets, books, faults, now } = services;
  const board = new MarketBoard(exchange, markets);
  const tokens = tokensOf(exchange.instruments);
  const rowsOf = <T>(rows: T[]) => ({ success: true as const, rows, timestamp: now() });
  const trade = ({ rpi: _rpi, ...row }: ReturnType<typeof latestTrades>[number]) => v1Row<RowOf<'trades'>>(row);
  const figures = <Row>(row: object) => v1Row<Row>(row, 'milliseconds');
  const pages = (total: number, { size, page }: { size: number; page: number }) => ({
    total,
    records_per_page: size,
    current_page: page,
  });
  const fundingRow = ({
    lastFundingIntervalHours,
    estFundingIntervalHours,
    ...row
  }: ReturnType<typeof fundingRows>[number]) => ({
    ...figures<Omit<RowOf<'fundingRates'>, 'last_funding_rate_interval' | 'est_funding_rate_interval'>>(row),
    last_funding_rate_interval: lastFundingIntervalHours,
    est_funding_rate_interval: estFundingIntervalHours,
  });
  const instrument = (market: MarketFormat): RowOf<'instruments'> => {
    const {
      baseAsset,
      quoteAsset: _quoteAsset,
      baseName: _baseName,
      impactNotional: _impactNotional,
      isAllowedRpi: _isAllowedRpi,
      tickGranularity: _tickGranularity,
      ...row
    } = instrumentRow(exchange, market);
    const listed = secondsText(row.listingTime);
    const share = (ratio: string | null, sign: 1 | -1) =>
      ratio === null ? null : Number((sign * (Number(ratio) - 1)).toFixed(6));
    return {
      ...v1Row<RowOf<'instruments'>>(row),
      is_trading: '1',
      is_stable: tokens.get(baseAsset)?.stable === true ? 1 : 0,
      price_range: share(row.bidCapRatio, 1),
      price_scope: share(row.bidFloorRatio, -1),
      created_time: listed,
      updated_time: listed,
    };
  };
  const olderTradesPage: Handler<Area['olderTrades']> = ({ query }) => {
    const { rows, total, filter } = olderTrades(
      exchange,
      board.market(query.symbol),
      { ...query, startTime: query.start_time, endTime: query.end_time },
      'oldest',
    );
    return { success: true, data: { rows: rows.map(trade), meta: pages(total, filter) }, timestamp: now() };
  };

  return {
    systemInfo: () => {
      const { status } = faults.service.maintenance;
      return {
        success: true,
        data: { status, msg: status === 0 ? 'System is functioning properly.' : 'The system is under maintenance.' },
        timestamp: now(),
      };
    },
    instruments: () => rowsOf([...markets.values()].map(instrument)),
    instrument: ({ parameters }) => ({
      success: true,
      info: instrument(board.market(parameters.symbol)),
      timestamp: now(),
    }),
    trades: ({ query }) => rowsOf(latestTrades(exchange, board.market(query.symbol), query.limit).map(trade)),
    orderBook: ({ parameters, query }) => {
      const market = board.market(parameters.symbol);
      const depth = pageSize(query.max_level, 100, 'max_level');
      const book =
        faults.service.snapshot(market.symbol, depth, books.snapshot(market.symbol, depth)) ??
        board.book(market, depth);
      const levels = (side: typeof book.bids) =>
        side.map(([price, quantity]) => ({
          price: Number(market.price(price)),
          quantity: Number(market.quantity(quantity)),
        }));
      return { success: true, asks: levels(book.asks), bids: levels(book.bids), timestamp: book.at };
    },
    candles: ({ query }) =>
      rowsOf(candleRows(exchange, board.market(query.symbol), query).map((row) => figures<RowOf<'candles'>>(row))),
    token: () =>
      rowsOf(
        tokenRows(tokens, board.collateral).map(
          ({ balanceToken, createdTime, updatedTime, canCollateral, canShort, ...row }) => ({
            ...row,
            balance_token: balanceToken,
            created_time: String(Math.floor(createdTime / 1000)),
            updated_time: String(Math.floor(updatedTime / 1000)),
            can_collateral: canCollateral,
            can_short: canShort,
          }),
        ),
      ),
    tokenNetwork: () =>
      rowsOf(
        tokenNetworkRows(tokens).map(({ minimumWithdrawal, withdrawalFee, allowDeposit, allowWithdraw, ...row }) => ({
          ...row,
          minimum_withdrawal: minimumWithdrawal,
          withdrawal_fee: withdrawalFee,
          allow_deposit: flag(allowDeposit),
          allow_withdraw: flag(allowWithdraw),
        })),
      ),
    fundingRates: () => rowsOf(fundingRows(board, board.perpetual).map(fundingRow)),
    fundingRate: ({ parameters }) => {
      const [row] = fundingRows(board, [board.contract(parameters.symbol)]);
      return { success: true, ...fundingRow(row ?? noFunding(parameters.symbol)), timestamp: now() };
    },
    fundingRateHistory: ({ query }) => {
      const { rows, total, filter } = fundingHistory(board, {
        ...query,
        startTime: query.start_t,
        endTime: query.end_t,
      });
      return {
        ...rowsOf(rows.map(({ markPrice: _markPrice, ...row }) => figures<RowOf<'fundingRateHistory'>>(row))),
        meta: pages(total, filter),
      };
    },
    futures: () => rowsOf(board.perpetual.map((market) => figures<RowOf<'futures'>>(futuresRow(board, market)))),
    futuresOf: ({ parameters }) => ({
      success: true,
      info: figures<RowOf<'futures'>>(futuresRow(board, board.contract(parameters.symbol))),
      timestamp: now(),
    }),
    olderCandles: ({ query }) => {
      const market = board.market(query.symbol);
      const size = pageSize(query.size, 100, 'size');
      const page = pageSize(query.page, 1, 'page');
      const instant = (time: number | undefined) => (time === undefined || time >= epochDigits ? time : time * 1000);
      const after = (instant(query.start_time) ?? 1) - 1;
      const all = candleRows(exchange, market, { symbol: market.symbol, type: query.type, after, limit: 1_000 })
        .filter(({ startTimestamp }) => startTimestamp <= (instant(query.end_time) ?? Number.POSITIVE_INFINITY))
        .reverse();
      const rows = all.slice((page - 1) * size, page * size).map((row) => figures<RowOf<'candles'>>(row));
      return { success: true, data: { rows, meta: pages(all.length, { size, page }) }, timestamp: now() };
    },
    olderTrades: olderTradesPage,
    olderTradesTwin: olderTradesPage,
  };
}

/** Before a contract has had any funding. */
function noFunding(symbol: string): ReturnType<typeof fundingRows>[number] {
  return {
    symbol,
    estFundingRate: '0',
    estFundingRateTimestamp: 0,
    lastFundingRate: '0',
    lastFundingRateTimestamp: 0,
    nextFundingTime: 0,
    lastFundingIntervalHours: 0,
    estFundingIntervalHours: 0,
  };
}
