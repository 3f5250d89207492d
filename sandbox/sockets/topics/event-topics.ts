import { candleIntervals, type CandleInterval } from '../../../src/domain/markets/candle';
import type { BookSnapshot } from '../../engine/model/market-data';
import type { Steps, Ticks } from '../../engine/model/units';
import type { MarketFormat } from '../../services/markets/market-format';
import {
  changingOrTenth,
  fundingCadence,
  fundingFigure,
  indexFigure,
  indexNames,
  markFigure,
  openInterestFigure,
  priceCadence,
} from './contract-figures';
import { candleReader, onTrades, type MarketFeeds } from './market-feeds';
import { longBestPrices, longTicker, openInterestRow, priceRow, sharedTopic } from './shared-topics';
import { always, changing, paced, type TopicMessage, type TopicSource } from './topic-source';

/** The older family's whole books go this deep (protocol 1.4). */
const wholeBookDepth = 100;
/** Its changes, and the snapshot that they join, go as deep as the deepest of v3 and come as often. */
export const eventBookDepth = 500;
const eventBookCadence = 200;

type Maker = (feeds: MarketFeeds, market: MarketFormat) => TopicSource;

const makers: Readonly<Record<string, Maker>> = {
  orderbook: (feeds, market) =>
    changing(1_000, () => {
      const book = feeds.exchange.book(market.symbol, wholeBookDepth);
      return book && { ts: book.at, data: bookData(market, book) };
    }),
  orderbookupdate: (feeds, market) => ({
    whole: false,
    start: (publish) =>
      feeds.books.subscribe(market.symbol, eventBookDepth, eventBookCadence, (delta) =>
        publish({
          ts: delta.at,
          data: {
            symbol: market.symbol,
            prevTs: delta.previousAt,
            asks: levels(market, delta.asks),
            bids: levels(market, delta.bids),
          },
        }),
      ),
  }),
  trade: (feeds, market) => ({
    whole: false,
    start: (publish) =>
      onTrades(feeds.exchange, market.symbol, (trade) => {
        const data = {
          symbol: market.symbol,
          price: Number(market.price(trade.price)),
          size: Number(market.quantity(trade.quantity)),
          side: trade.side,
          source: 1,
        };
        publish({ ts: trade.at, data });
      }),
  }),
  ticker: (feeds, market) => changing(1_000, () => stamped(feeds, longTicker(feeds, market.symbol))),
  bbo: (feeds, market) => changing(10, () => stamped(feeds, longBestPrices(feeds, market.symbol))),
};

const contractMakers: Readonly<Record<string, Maker>> = {
  markprice: (feeds, market) => always(priceCadence, () => stamped(feeds, priceRow(markFigure(feeds, market)))),
  openinterest: (feeds, market) =>
    changingOrTenth(() => stamped(feeds, openInterestRow(openInterestFigure(feeds, market)))),
  estfundingrate: (feeds, market) =>
    always(fundingCadence, () => {
      const funding = fundingFigure(feeds, market);
      return (
        funding &&
        stamped(feeds, { symbol: market.symbol, fundingRate: Number(funding.rate), fundingTs: funding.nextAt })
      );
    }),
};

/** The older topics, `SYMBOL@name`: long names, JSON numbers, the time only in the envelope. `undefined` for one that does not exist. */
export function eventTopic(feeds: MarketFeeds, topic: string): TopicSource | undefined {
  const [symbol, name, ...more] = topic.split('@');
  if (name === undefined) return sharedTopic(feeds, topic);
  if (more.length > 0) return undefined;
  if (name === 'indexprice') {
    const source = indexNames(feeds).get(symbol!);
    return source === undefined
      ? undefined
      : always(priceCadence, () => stamped(feeds, priceRow(indexFigure(feeds, symbol!, source))));
  }
  const market = feeds.markets.get(symbol!);
  if (!market) return undefined;
  const interval = name.startsWith('kline_') ? name.slice('kline_'.length) : undefined;
  if (interval !== undefined) {
    const known = interval === '1mon' ? '1M' : interval;
    return isInterval(known) ? candles(feeds, market, known, interval) : undefined;
  }
  const known = market.specification.type === 'PERP' ? { ...makers, ...contractMakers } : makers;
  return Object.hasOwn(known, name) ? known[name]!(feeds, market) : undefined;
}

export function bookData(market: MarketFormat, book: BookSnapshot) {
  return { symbol: market.symbol, asks: levels(market, book.asks), bids: levels(market, book.bids) };
}

/** @param name of the interval as it was asked for: the older calls write a month as `1mon` */
function candles(feeds: MarketFeeds, market: MarketFormat, interval: CandleInterval, name: string): TopicSource {
  return {
    whole: false,
    start: (publish) => {
      const newCandles = candleReader(feeds, market.symbol, interval);
      const read = () =>
        newCandles().map((candle) => {
          const row = market.candle(candle, interval);
          const prices = {
            open: Number(row.open),
            close: Number(row.close),
            high: Number(row.high),
            low: Number(row.low),
          };
          const sums = { volume: Number(row.volume), amount: Number(row.amount) };
          return {
            ts: feeds.now(),
            data: {
              symbol: market.symbol,
              type: name,
              ...prices,
              ...sums,
              startTime: candle.startAt,
              endTime: candle.endAt,
            },
          };
        });
      return paced(1_000, read)(publish);
    },
  };
}

function stamped(feeds: MarketFeeds, data: unknown): TopicMessage | undefined {
  return data === undefined ? undefined : { ts: feeds.now(), data };
}

function levels(market: MarketFormat, side: readonly (readonly [Ticks, Steps])[]): [number, number][] {
  return side.map(([price, quantity]) => [Number(market.price(price)), Number(market.quantity(quantity))]);
}

function isInterval(text: string): text is CandleInterval {
  return (candleIntervals as readonly string[]).includes(text);
}
