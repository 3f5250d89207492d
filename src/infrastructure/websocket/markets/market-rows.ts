import type { OrderBookSnapshot } from '../../../application/markets/market-data.port';
import type { OrderBookDelta } from '../../../application/markets/market-stream.port';
import type { Candle } from '../../../domain/markets/candle';
import type { MarketTrade } from '../../../domain/markets/market-trade';
import type { PriceAndSize } from '../../../domain/markets/order-book';
import type { BestBidOffer, Ticker } from '../../../domain/markets/ticker';
import { optionalInstant, optionalNumber, wireInstant, wireNumber } from './wire-number';

/*
 * Rows of the public topics, read by hand: this runs for every message of the stream. Each field has its
 * long name (event envelope) or its letters (cmd envelope); a row that lacks one or holds no usable number
 * gives `undefined`. A test holds it together with the same said as schemas.
 */

type WireRow = Readonly<Record<string, unknown>>;

const longestSymbol = 64;

export function isRow(value: unknown): value is WireRow {
  return typeof value === 'object' && value !== null;
}

/** @param expected the topic's symbol, in place of an equal one: a text used before is found faster in a map */
function symbolOf(row: WireRow, expected?: string): string | undefined {
  const symbol = row.symbol === undefined ? row.s : row.symbol;
  if (symbol === expected) return expected;
  return typeof symbol === 'string' && symbol.length > 0 && symbol.length <= longestSymbol ? symbol : undefined;
}

export function readTicker(row: unknown): Ticker | undefined {
  if (!isRow(row)) return undefined;
  const symbol = symbolOf(row);
  const open = wireNumber(row.open === undefined ? row.o : row.open);
  const close = wireNumber(row.close === undefined ? row.c : row.close);
  const high = wireNumber(row.high === undefined ? row.h : row.high);
  const low = wireNumber(row.low === undefined ? row.l : row.low);
  const volume = wireNumber(row.volume === undefined ? row.v : row.volume);
  const amount = wireNumber(row.amount === undefined ? row.a : row.amount);
  const count = wireNumber(row.count === undefined ? row.cnt : row.count);
  if (symbol === undefined || !(open + close + high + low + volume + amount + count >= 0)) return undefined;
  return {
    symbol,
    open,
    close,
    high,
    low,
    volume,
    amount,
    aggregatedAmount: optionalNumber(firstOf(row.aggregatedAmount, row.aggregated_amount, row.u)),
    aggregatedQuantity: optionalNumber(firstOf(row.aggregatedQuantity, row.aggregated_quantity, row.q)),
    count,
    lastTradeAt: optionalInstant(firstOf(row.lastTs, row.last_ts, row.tts)),
  };
}

/** A price of 0 stands for an empty side of the book. */
export function readBestBidOffer(row: unknown, expected?: string): BestBidOffer | undefined {
  if (!isRow(row)) return undefined;
  const symbol = symbolOf(row, expected);
  const bid = wireNumber(row.bid === undefined ? row.bp : row.bid);
  const bidSize = wireNumber(row.bidSize === undefined ? row.bq : row.bidSize);
  const ask = wireNumber(row.ask === undefined ? row.ap : row.ask);
  const askSize = wireNumber(row.askSize === undefined ? row.aq : row.askSize);
  if (symbol === undefined || !(bid + bidSize + ask + askSize >= 0)) return undefined;
  return { symbol, bid, bidSize, ask, askSize };
}

/** @param at time of the envelope, for rows without their own */
export function readTrade(row: unknown, at: unknown): MarketTrade | undefined {
  if (!isRow(row)) return undefined;
  const symbol = symbolOf(row);
  const price = wireNumber(row.price === undefined ? row.px : row.price);
  const size = wireNumber(row.size === undefined ? row.sx : row.size);
  const side = row.side === undefined ? row.sd : row.side;
  const time = wireInstant(row.ts === undefined ? at : row.ts);
  if (symbol === undefined || (side !== 'BUY' && side !== 'SELL')) return undefined;
  return price > 0 && size > 0 && time > 0 ? { symbol, price, size, side, at: time } : undefined;
}

export function readCandle(row: unknown): (Candle & { readonly symbol: string }) | undefined {
  if (!isRow(row)) return undefined;
  const symbol = symbolOf(row);
  const startAt = wireInstant(row.startTime === undefined ? row.st : row.startTime);
  const open = wireNumber(row.open === undefined ? row.o : row.open);
  const high = wireNumber(row.high === undefined ? row.h : row.high);
  const low = wireNumber(row.low === undefined ? row.l : row.low);
  const close = wireNumber(row.close === undefined ? row.c : row.close);
  const volume = wireNumber(row.volume === undefined ? row.v : row.volume);
  const amount = wireNumber(row.amount === undefined ? row.a : row.amount);
  if (symbol === undefined || !(startAt + open + high + low + close + volume + amount >= 0)) return undefined;
  return { symbol, startAt, open, high, low, close, volume, amount };
}

/** One level that cannot be read makes the whole change unusable: without it the book would be wrong. */
export function readOrderBookDelta(row: unknown, at: unknown): OrderBookDelta | undefined {
  if (!isRow(row)) return undefined;
  const symbol = symbolOf(row);
  const time = wireInstant(row.ts === undefined ? at : row.ts);
  // The first change of a book follows none.
  const previousAt = row.prevTs === 0 ? 0 : wireInstant(row.prevTs);
  const bids = readLevels(row.bids);
  const asks = readLevels(row.asks);
  if (symbol === undefined || !bids || !asks || !(time + previousAt > 0)) return undefined;
  return { symbol, at: time, previousAt, bids, asks };
}

/** A whole book, as far as the topic reaches. */
export function readOrderBookSnapshot(row: unknown, at: unknown): OrderBookSnapshot | undefined {
  if (!isRow(row)) return undefined;
  const symbol = symbolOf(row);
  const time = wireInstant(row.ts === undefined ? at : row.ts);
  const bids = readLevels(row.bids);
  const asks = readLevels(row.asks);
  return symbol === undefined || !bids || !asks || !(time > 0) ? undefined : { symbol, at: time, bids, asks };
}

function readLevels(value: unknown): readonly PriceAndSize[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const levels: PriceAndSize[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const level: unknown = value[index];
    if (!Array.isArray(level) || level.length !== 2) return undefined;
    const [first, second] = level as readonly unknown[];
    const price = wireNumber(first);
    const size = wireNumber(second);
    if (!(price > 0 && size >= 0)) return undefined;
    // Two numbers are the level already.
    levels.push(price === first && size === second ? (level as unknown as PriceAndSize) : [price, size]);
  }
  return levels;
}

function firstOf(a: unknown, b: unknown, c: unknown): unknown {
  if (a !== undefined) return a;
  return b === undefined ? c : b;
}
