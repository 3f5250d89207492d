import * as z from 'zod/mini';
import { wireFields } from '../../../../../src/infrastructure/websocket/connection/wire-fields';

/*
 * The public topics' rows as the project reads them (protocol 1.4 and 1.5), declaratively. The stream itself
 * is read by market-rows.ts, which is some thirty times as fast; market-rows.schema.test.ts shows that both accept the
 * same rows and reads them alike.
 */

const decimalText = z.string().check(z.maxLength(25), z.regex(/^\d+(\.\d+)?(e[+-]?\d{1,3})?$/i));

const wireNumber = z.pipe(
  z.pipe(z.union([z.number(), decimalText]), z.transform(Number)),
  z.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
);

const wirePositive = z.pipe(wireNumber, z.number().check(z.positive()));

const wireInstant = z
  .pipe(
    wirePositive,
    z.transform((time: number) => Math.round(time >= 1e11 ? time : time * 1000)),
  )
  .check(z.positive());

const symbol = z.string().check(z.minLength(1), z.maxLength(64));

/** Fields that a row may lack; one that cannot be read counts as lacking. */
const optionalNumber = z.catch(z.optional(wireNumber), undefined);
const optionalInstant = z.catch(z.optional(wireInstant), undefined);

export const tickerRow = wireFields(
  {
    symbol: ['symbol', 's'],
    open: ['open', 'o'],
    close: ['close', 'c'],
    high: ['high', 'h'],
    low: ['low', 'l'],
    volume: ['volume', 'v'],
    amount: ['amount', 'a'],
    count: ['count', 'cnt'],
    aggregatedAmount: ['aggregatedAmount', 'aggregated_amount', 'u'],
    aggregatedQuantity: ['aggregatedQuantity', 'aggregated_quantity', 'q'],
    lastTradeAt: ['lastTs', 'last_ts', 'tts'],
  },
  {
    symbol,
    open: wireNumber,
    close: wireNumber,
    high: wireNumber,
    low: wireNumber,
    volume: wireNumber,
    amount: wireNumber,
    count: wireNumber,
    aggregatedAmount: optionalNumber,
    aggregatedQuantity: optionalNumber,
    lastTradeAt: optionalInstant,
  },
);

export const bestBidOfferRow = wireFields(
  {
    symbol: ['symbol', 's'],
    bid: ['bid', 'bp'],
    bidSize: ['bidSize', 'bq'],
    ask: ['ask', 'ap'],
    askSize: ['askSize', 'aq'],
  },
  { symbol, bid: wireNumber, bidSize: wireNumber, ask: wireNumber, askSize: wireNumber },
);

/** `at` is the row's own time; rows of the event envelope take the envelope's. */
export const tradeRow = wireFields(
  { symbol: ['symbol', 's'], price: ['price', 'px'], size: ['size', 'sx'], side: ['side', 'sd'], at: ['ts'] },
  { symbol, price: wirePositive, size: wirePositive, side: z.enum(['BUY', 'SELL']), at: wireInstant },
);

export const candleRow = wireFields(
  {
    symbol: ['symbol', 's'],
    startAt: ['startTime', 'st'],
    open: ['open', 'o'],
    high: ['high', 'h'],
    low: ['low', 'l'],
    close: ['close', 'c'],
    volume: ['volume', 'v'],
    amount: ['amount', 'a'],
  },
  {
    symbol,
    startAt: wireInstant,
    open: wireNumber,
    high: wireNumber,
    low: wireNumber,
    close: wireNumber,
    volume: wireNumber,
    amount: wireNumber,
  },
);

const level = z.tuple([wirePositive, wireNumber]);

export const orderBookDeltaRow = wireFields(
  { symbol: ['symbol', 's'], at: ['ts'], previousAt: ['prevTs'], bids: ['bids'], asks: ['asks'] },
  {
    symbol,
    at: wireInstant,
    previousAt: z.union([z.literal(0), wireInstant]),
    bids: z.array(level),
    asks: z.array(level),
  },
);
