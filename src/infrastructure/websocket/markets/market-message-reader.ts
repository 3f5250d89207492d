import type { OrderBookSnapshot } from '../../../application/markets/market-data.port';
import type { OrderBookDelta } from '../../../application/markets/market-stream.port';
import type { Candle } from '../../../domain/markets/candle';
import type { MarketTrade } from '../../../domain/markets/market-trade';
import type { BestBidOffer, Ticker, TickerMessage } from '../../../domain/markets/ticker';
import type { StreamNotes } from '../connection/stream-notes';
import {
  isRow,
  readBestBidOffer,
  readCandle,
  readOrderBookDelta,
  readOrderBookSnapshot,
  readTicker,
  readTrade,
} from './market-rows';
import { parseMarketTopic, type MarketTopic } from './market-topic';
import { wireInstant } from './wire-number';

/** Where what was read goes. `key` names the topic, whichever envelope spelt it. */
export interface MarketMessageSink {
  tickers(message: TickerMessage): void;
  orderBook(key: string, delta: OrderBookDelta): void;
  topOfBook(key: string, book: OrderBookSnapshot): void;
  trade(key: string, trade: MarketTrade): void;
  candle(key: string, candle: Candle): void;
  /** What this reader does not know; true when somebody else does. */
  other?(topic: string, at: unknown, data: unknown): boolean;
}

const mostTopics = 2_000;

/** Turns data frames of the public stream into domain values. What cannot be read is noted and left out. */
export class MarketMessageReader {
  readonly #sink: MarketMessageSink;
  readonly #notes: StreamNotes;
  readonly #topics = new Map<string, MarketTopic>();

  constructor(sink: MarketMessageSink, notes: StreamNotes) {
    this.#sink = sink;
    this.#notes = notes;
  }

  read(name: string, at: unknown, data: unknown): void {
    const topic = this.#topics.get(name) ?? this.#parse(name);
    if (!topic) {
      if (!this.#sink.other?.(name, at, data)) this.#notes.unknown('topic', name.slice(0, 64));
      return;
    }
    switch (topic.kind) {
      case 'tickers':
        return this.#tickers(at, data);
      case 'bbos':
        return this.#bestBidOffers(at, data);
      case 'ticker':
        return this.#ticker(topic, at, data);
      case 'bbo':
        return this.#bestBidOffer(topic, at, data);
      case 'trade':
        return this.#trade(topic, at, data);
      case 'kline':
        return this.#candle(topic, data);
      case 'orderbookupdate':
        return this.#orderBook(topic, at, data);
      case 'orderbook10':
        return this.#topOfBook(topic, at, data);
    }
  }

  #parse(name: string): MarketTopic | undefined {
    const topic = parseMarketTopic(name);
    if (!topic) return undefined;
    if (this.#topics.size >= mostTopics) this.#topics.clear();
    this.#topics.set(name, topic);
    return topic;
  }

  #tickers(at: unknown, data: unknown): void {
    const time = wireInstant(at);
    const tickers = this.#rows<Ticker>('tickers', data, readTicker);
    if (!tickers || !(time > 0)) return this.#notes.ignored('tickers');
    this.#sink.tickers({ kind: 'list', at: time, tickers });
  }

  #bestBidOffers(at: unknown, data: unknown): void {
    const time = wireInstant(at);
    const updates = this.#rows<BestBidOffer>('bbos', data, (row) => readBestBidOffer(row));
    if (!updates || !(time > 0)) return this.#notes.ignored('bbos');
    this.#sink.tickers({ kind: 'bestBidOffer', at: time, updates });
  }

  /** The readable rows; `undefined` when there are rows and none can be read. */
  #rows<T>(what: string, data: unknown, read: (row: unknown) => T | undefined): T[] | undefined {
    if (!Array.isArray(data)) return undefined;
    const rows: T[] = [];
    for (let index = 0; index < data.length; index += 1) {
      const row = read(data[index]);
      if (row !== undefined) rows.push(row);
    }
    if (rows.length < data.length) this.#notes.ignored(`row of ${what}`, data.length - rows.length);
    return rows.length === 0 && data.length > 0 ? undefined : rows;
  }

  #ticker(topic: MarketTopic, at: unknown, data: unknown): void {
    const ticker = readTicker(data);
    const time = ownTime(data, at);
    if (!ticker || ticker.symbol !== topic.symbol || !(time > 0)) return this.#notes.ignored(topic.kind);
    this.#sink.tickers({ kind: 'snapshot', at: time, ticker });
  }

  #bestBidOffer(topic: MarketTopic, at: unknown, data: unknown): void {
    const update = readBestBidOffer(data, topic.symbol);
    const time = ownTime(data, at);
    if (!update || update.symbol !== topic.symbol || !(time > 0)) return this.#notes.ignored(topic.kind);
    this.#sink.tickers({ kind: 'bestBidOffer', at: time, updates: [update] });
  }

  #trade(topic: MarketTopic, at: unknown, data: unknown): void {
    const trade = readTrade(data, at);
    if (!trade || trade.symbol !== topic.symbol) return this.#notes.ignored(topic.kind);
    this.#sink.trade(topic.key, trade);
  }

  #candle(topic: MarketTopic, data: unknown): void {
    const candle = readCandle(data);
    if (!candle || candle.symbol !== topic.symbol) return this.#notes.ignored(topic.kind);
    this.#sink.candle(topic.key, candle);
  }

  #orderBook(topic: MarketTopic, at: unknown, data: unknown): void {
    const delta = readOrderBookDelta(data, at);
    if (!delta || delta.symbol !== topic.symbol) return this.#notes.ignored(topic.kind);
    this.#sink.orderBook(topic.key, delta);
  }

  #topOfBook(topic: MarketTopic, at: unknown, data: unknown): void {
    const book = readOrderBookSnapshot(data, at);
    if (!book || book.symbol !== topic.symbol) return this.#notes.ignored(topic.kind);
    this.#sink.topOfBook(topic.key, book);
  }
}

/** Time of a row (cmd envelope), or of the envelope around it. */
function ownTime(data: unknown, at: unknown): number {
  return wireInstant(isRow(data) && data.ts !== undefined ? data.ts : at);
}
