import { candleIntervals, type CandleInterval } from '../../../src/domain/markets/candle';
import type { BookSnapshot, Steps, Ticks } from '../../exchange/model';
import type { MarketWire } from '../wire-market';
import { candleReader, onTrades, type MarketFeeds } from './market-feeds';
import { longBestPrices, longTicker, sharedTopic } from './shared-topics';
import { changing, paced, type TopicMessage, type TopicSource } from './topic-source';

/** The older family's books go this deep, and their changes come this often (protocol 1.4). */
export const eventBookDepth = 100;
const eventBookCadence = 200;

/** The older topics, `SYMBOL@name`: long names, JSON numbers, the time only in the envelope. `undefined` for one that does not exist. */
export function eventTopic(feeds: MarketFeeds, topic: string): TopicSource | undefined {
  const [symbol, name] = topic.split('@');
  if (name === undefined) return sharedTopic(feeds, topic);
  const market = feeds.markets.get(symbol!);
  if (!market) return undefined;
  const interval = name.startsWith('kline_') ? name.slice('kline_'.length) : undefined;
  if (interval !== undefined) return isInterval(interval) ? candles(feeds, market, interval) : undefined;
  switch (name) {
    case 'orderbook':
      return changing(1_000, () => {
        const book = feeds.exchange.book(market.symbol, eventBookDepth);
        return book && { ts: book.at, data: bookData(market, book) };
      });
    case 'orderbookupdate':
      return {
        whole: false,
        start: (publish) =>
          feeds.books.subscribe(market.symbol, eventBookDepth, eventBookCadence, (delta) =>
            publish({ ts: delta.at, data: { symbol: market.symbol, prevTs: delta.previousAt, asks: levels(market, delta.asks), bids: levels(market, delta.bids) } }),
          ),
      };
    case 'trade':
      return {
        whole: false,
        start: (publish) =>
          onTrades(feeds.exchange, market.symbol, (trade) => {
            const data = { symbol: market.symbol, price: Number(market.price(trade.price)), size: Number(market.quantity(trade.quantity)), side: trade.side, source: 1 };
            publish({ ts: trade.at, data });
          }),
      };
    case 'ticker':
      return changing(1_000, () => stamped(feeds, longTicker(feeds, market.symbol)));
    case 'bbo':
      return changing(10, () => stamped(feeds, longBestPrices(feeds, market.symbol)));
    default:
      return undefined;
  }
}

export function bookData(market: MarketWire, book: BookSnapshot) {
  return { symbol: market.symbol, asks: levels(market, book.asks), bids: levels(market, book.bids) };
}

function candles(feeds: MarketFeeds, market: MarketWire, interval: CandleInterval): TopicSource {
  return {
    whole: false,
    start: (publish) => {
      const newCandles = candleReader(feeds, market.symbol, interval);
      const read = () =>
        newCandles().map((candle) => {
          const row = market.candle(candle, interval);
          const prices = { open: Number(row.open), close: Number(row.close), high: Number(row.high), low: Number(row.low) };
          const sums = { volume: Number(row.volume), amount: Number(row.amount) };
          return { ts: feeds.now(), data: { symbol: market.symbol, type: interval, ...prices, ...sums, startTime: candle.startAt, endTime: candle.endAt } };
        });
      return paced(1_000, read)(publish);
    },
  };
}

function stamped(feeds: MarketFeeds, data: unknown): TopicMessage | undefined {
  return data === undefined ? undefined : { ts: feeds.now(), data };
}

function levels(market: MarketWire, side: readonly (readonly [Ticks, Steps])[]): [number, number][] {
  return side.map(([price, quantity]) => [Number(market.price(price)), Number(market.quantity(quantity))]);
}

function isInterval(text: string): text is CandleInterval {
  return (candleIntervals as readonly string[]).includes(text);
}
