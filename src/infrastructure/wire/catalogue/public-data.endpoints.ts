import * as z from 'zod/mini';
import { candleIntervals } from '../../../domain/markets/candle';
import { endpoint } from './endpoint';
import { rowsAnswer, wireDecimal, wireFlag, wireTime, wireNumber } from './wire';

const optionalDecimal = z.optional(z.nullable(wireDecimal));
const ofSymbol = z.object({ symbol: z.optional(z.string()) });
const paging = {
  startTime: z.optional(z.coerce.number()),
  endTime: z.optional(z.coerce.number()),
  page: z.optional(z.coerce.number()),
  size: z.optional(z.coerce.number()),
};
const valueCandles = z.object({
  symbol: z.string(),
  type: z.enum(candleIntervals),
  after: z.optional(z.coerce.number()),
  before: z.optional(z.coerce.number()),
  limit: z.optional(z.coerce.number()),
});
const valueCandle = z.object({
  symbol: z.string(),
  open: wireDecimal,
  close: wireDecimal,
  high: wireDecimal,
  low: wireDecimal,
  type: z.string(),
  startTimestamp: wireTime,
  endTimestamp: wireTime,
});
const fromV1 = 'the v1 rows in camel case';

const tokenRow = z.object({
  /** The name the token has on its network. */
  token: z.string(),
  fullname: z.string(),
  network: z.string(),
  decimals: wireDecimal,
  delisted: wireFlag,
  /** The asset people see. */
  balanceToken: z.string(),
  createdTime: z.optional(wireTime),
  updatedTime: z.optional(wireTime),
  canCollateral: z.optional(wireFlag),
  canShort: z.optional(wireFlag),
});

const tokenNetworkRow = z.object({
  protocol: z.string(),
  network: z.string(),
  token: z.string(),
  name: z.string(),
  minimumWithdrawal: wireDecimal,
  withdrawalFee: wireDecimal,
  allowDeposit: wireFlag,
  allowWithdraw: wireFlag,
});

/** Public v3 data beyond what every page needs: tokens, contracts, funding, older trades. */
export const publicDataEndpoints = {
  token: endpoint({
    id: 'publicData.token',
    method: 'GET',
    path: '/v3/public/token',
    access: 'public',
    summary: 'All tokens, one row per network they exist on.',
    answer: rowsAnswer(tokenRow),
    assumed: fromV1,
    source: 'protocol 2.2, 2.4',
  }),
  tokenNetwork: endpoint({
    id: 'publicData.tokenNetwork',
    method: 'GET',
    path: '/v3/public/tokenNetwork',
    access: 'public',
    summary: 'The networks of all tokens with minimum and fee of a withdrawal.',
    answer: rowsAnswer(tokenNetworkRow),
    assumed: fromV1,
    source: 'protocol 2.2, 2.4',
  }),
  tokenInfo: endpoint({
    id: 'publicData.tokenInfo',
    method: 'GET',
    path: '/v3/public/tokenInfo',
    access: 'public',
    summary: 'Tokens with their names and the markets they are traded in.',
    query: z.object({ token: z.optional(z.string()) }),
    answer: rowsAnswer(
      z.object({
        token: z.string(),
        fullname: z.string(),
        logoUrl: z.optional(z.string()),
        symbols: z.array(z.string()),
        price: optionalDecimal,
        listingTime: wireTime,
      }),
    ),
    assumed: 'no public shape',
    source: 'protocol 2.2',
  }),
  marketTradesHistory: endpoint({
    id: 'publicData.marketTradesHistory',
    method: 'GET',
    path: '/v3/public/marketTradesHistory',
    access: 'public',
    summary: 'Public trades of a span of time, newest first.',
    query: z.object({ symbol: z.string(), ...paging }),
    answer: rowsAnswer(
      z.object({
        symbol: z.string(),
        side: z.string(),
        source: z.optional(wireNumber),
        executedPrice: wireDecimal,
        executedQuantity: wireDecimal,
        executedTimestamp: wireTime,
        rpi: z.optional(wireFlag),
      }),
    ),
    source: 'protocol 2.2',
  }),
  futures: endpoint({
    id: 'publicData.futures',
    method: 'GET',
    path: '/v3/public/futures',
    access: 'public',
    summary: 'Index, mark, funding, open interest and 24-hour figures of contracts.',
    query: ofSymbol,
    answer: rowsAnswer(
      z.object({
        symbol: z.string(),
        indexPrice: z.nullable(wireDecimal),
        markPrice: z.nullable(wireDecimal),
        estFundingRate: optionalDecimal,
        lastFundingRate: optionalDecimal,
        nextFundingTime: z.optional(z.nullable(wireTime)),
        openInterest: wireDecimal,
        '24hOpen': z.nullable(wireDecimal),
        '24hClose': z.nullable(wireDecimal),
        '24hHigh': z.nullable(wireDecimal),
        '24hLow': z.nullable(wireDecimal),
        '24hVolume': wireDecimal,
        '24hAmount': wireDecimal,
      }),
    ),
    source: 'protocol 2.2',
  }),
  fundingRate: endpoint({
    id: 'publicData.fundingRate',
    method: 'GET',
    path: '/v3/public/fundingRate',
    access: 'public',
    summary: 'The last funding rate of contracts and the estimate of the next.',
    query: ofSymbol,
    answer: rowsAnswer(
      z.object({
        symbol: z.string(),
        estFundingRate: wireDecimal,
        estFundingRateTimestamp: wireTime,
        lastFundingRate: wireDecimal,
        lastFundingRateTimestamp: wireTime,
        nextFundingTime: wireTime,
        lastFundingIntervalHours: wireNumber,
        estFundingIntervalHours: wireNumber,
      }),
    ),
    source: 'protocol 2.2',
  }),
  fundingRateHistory: endpoint({
    id: 'publicData.fundingRateHistory',
    method: 'GET',
    path: '/v3/public/fundingRateHistory',
    access: 'public',
    summary: 'Funding rates that were settled, newest first.',
    query: z.object({ symbol: z.string(), ...paging }),
    answer: rowsAnswer(
      z.object({
        symbol: z.string(),
        fundingRate: wireDecimal,
        fundingRateTimestamp: wireTime,
        nextFundingTime: wireTime,
        markPrice: wireDecimal,
      }),
    ),
    source: 'protocol 2.2',
  }),
  markPriceKline: endpoint({
    id: 'publicData.markPriceKline',
    method: 'GET',
    path: '/v3/public/markPriceKline',
    access: 'public',
    summary: 'Candles of a perpetual’s mark price, newest first; bounds as in the candles of trades.',
    query: valueCandles,
    answer: rowsAnswer(valueCandle),
    assumed: 'named and bounded as klineHistory, without what was traded',
    source: 'beside protocol 2.2',
  }),
  indexPriceKline: endpoint({
    id: 'publicData.indexPriceKline',
    method: 'GET',
    path: '/v3/public/indexPriceKline',
    access: 'public',
    summary: 'Candles of the index that a perpetual follows, newest first; named by the perpetual.',
    query: valueCandles,
    answer: rowsAnswer(valueCandle),
    assumed: 'named and bounded as klineHistory, without what was traded',
    source: 'beside protocol 2.2',
  }),
  insuranceFund: endpoint({
    id: 'publicData.insuranceFund',
    method: 'GET',
    path: '/v3/public/insuranceFund',
    access: 'public',
    summary: 'What stands behind losses that margin does not cover.',
    query: ofSymbol,
    answer: rowsAnswer(z.object({ balance: wireDecimal, token: z.string() })),
    source: 'protocol 2.2',
  }),
} as const;
