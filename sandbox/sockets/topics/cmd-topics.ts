import { candleIntervals, type CandleInterval } from '../../../src/domain/markets/candle';
import { unitsText, type Steps, type Ticks } from '../../engine/model/units';
import {
  changingOrTenth,
  fundingCadence,
  fundingFigure,
  indexFigure,
  indexNames,
  markFigure,
  openInterestFigure,
  priceCadence,
  type ContractFigure,
} from './contract-figures';
import { candleReader, lastTradeAt, onTrades, type MarketFeeds } from './market-feeds';
import { sharedTopic } from './shared-topics';
import { always, changing, paced, whenChanged, type TopicMessage, type TopicSource } from './topic-source';
import type { MarketFormat } from '../../services/markets/market-format';

/** Cadence in milliseconds by depth (protocol 1.5). */
const depthCadence: Readonly<Record<string, number>> = { '50': 50, '200': 100, '500': 200 };
const bestPriceCadence = 10;

type Maker = (feeds: MarketFeeds, market: MarketFormat, argument: string) => TopicSource | undefined;

/** The v3 topics, `name@SYMBOL[@argument]`: short names, decimal texts (protocol 1.5). */
const makers: Readonly<Record<string, Maker>> = {
  orderbookupdate: bookChanges,
  // Nobody here quotes for retail orders only, so the books with and without such orders are one.
  orderbookupdaterpi: bookChanges,
  orderbook10: (feeds, market, argument) => {
    const read = (): TopicMessage | undefined => {
      const book = feeds.exchange.book(market.symbol, 10);
      return (
        book && {
          ts: feeds.now(),
          data: { s: market.symbol, ts: book.at, bids: levels(market, book.bids), asks: levels(market, book.asks) },
        }
      );
    };
    return plain(argument, changing(200, read));
  },
  bbo: (feeds, market, argument) => plain(argument, bestPrices(feeds, market)),
  bborpi: (feeds, market, argument) => plain(argument, bestPrices(feeds, market)),
  ticker: (feeds, market, argument) => {
    const changed = whenChanged();
    const read = () => {
      const ticker = feeds.exchange.ticker(market.symbol);
      if (!ticker || !changed([ticker.count, ticker.lastTradeAt, ticker.open, ticker.volume])) return [];
      const { open, close, high, low, volume, amount } = market.ticker(ticker);
      const ts = feeds.now();
      const texts = {
        o: open,
        c: close,
        h: high,
        l: low,
        v: volume,
        a: amount,
        q: volume,
        u: amount,
        cnt: String(ticker.count),
      };
      return [{ ts, data: { s: market.symbol, ...texts, ts, tts: ticker.lastTradeAt } }];
    };
    return plain(argument, { whole: true, start: paced(1_000, read) });
  },
  kline: (feeds, market, interval) => {
    if (!(candleIntervals as readonly string[]).includes(interval)) return undefined;
    return {
      whole: false,
      start: (publish) => {
        const candles = candleReader(feeds, market.symbol, interval as CandleInterval);
        const read = () =>
          candles().map((candle) => {
            const row = market.candle(candle, interval as CandleInterval);
            const texts = {
              o: row.open,
              c: row.close,
              h: row.high,
              l: row.low,
              v: row.volume,
              a: unitsText(candle.amount),
            };
            const ts = feeds.now();
            return {
              ts,
              data: {
                s: market.symbol,
                t: interval,
                ...texts,
                st: candle.startAt,
                et: candle.endAt,
                ts,
                tts: lastTradeAt(feeds, market.symbol),
              },
            };
          });
        return paced(1_000, read)(publish);
      },
    };
  },
  trade: (feeds, market, argument) =>
    plain(argument, {
      whole: false,
      start: (publish) =>
        onTrades(feeds.exchange, market.symbol, (trade) => {
          const data = {
            s: market.symbol,
            px: market.price(trade.price),
            sx: market.quantity(trade.quantity),
            sd: trade.side,
            src: 1,
            rpi: false,
            ts: trade.at,
          };
          publish({ ts: feeds.now(), data });
        }),
    }),
};

/** Of perpetuals only. */
const contractMakers: Readonly<Record<string, Maker>> = {
  markprice: (feeds, market, argument) =>
    plain(
      argument,
      always(priceCadence, () => priced(feeds, markFigure(feeds, market))),
    ),
  openinterest: (feeds, market, argument) => {
    const read = (): TopicMessage | undefined => {
      const held = openInterestFigure(feeds, market);
      const ts = feeds.now();
      // The letter of the value was never published, so it comes under both that clients look for (protocol 1.5).
      return held && { ts, data: { s: market.symbol, oi: held.value, v: held.value, ts } };
    };
    return plain(argument, changingOrTenth(read));
  },
  estfundingrate: (feeds, market, argument) => {
    const read = (): TopicMessage | undefined => {
      const funding = fundingFigure(feeds, market);
      const ts = feeds.now();
      return funding && { ts, data: { s: market.symbol, r: funding.rate, ft: funding.nextAt, ts } };
    };
    return plain(argument, always(fundingCadence, read));
  },
};

/** `undefined` for a topic that does not exist. */
export function cmdTopic(feeds: MarketFeeds, topic: string): TopicSource | undefined {
  // One client library writes candles as kline_SYMBOL_INTERVAL (protocol 7.2).
  const [name, symbol, argument = '', more] = topic.replace(/^kline_(\w+)_(\w+)$/, 'kline@$1@$2').split('@', 4);
  if (symbol === undefined) return sharedTopic(feeds, topic);
  if (more !== undefined) return undefined;
  if (name === 'indexprice') {
    const source = indexNames(feeds).get(symbol);
    return source === undefined
      ? undefined
      : plain(
          argument,
          always(priceCadence, () => priced(feeds, indexFigure(feeds, symbol, source))),
        );
  }
  const market = feeds.markets.get(symbol);
  if (!market) return undefined;
  const known = market.specification.type === 'PERP' ? { ...makers, ...contractMakers } : makers;
  return Object.hasOwn(known, name!) ? known[name!]!(feeds, market, argument) : undefined;
}

function bookChanges(feeds: MarketFeeds, market: MarketFormat, depth: string): TopicSource | undefined {
  const every = depthCadence[depth];
  if (every === undefined) return undefined;
  return {
    whole: false,
    start: (publish) =>
      feeds.books.subscribe(market.symbol, Number(depth), every, (delta) =>
        publish({
          ts: feeds.now(),
          data: {
            s: market.symbol,
            ts: delta.at,
            prevTs: delta.previousAt,
            bids: levels(market, delta.bids),
            asks: levels(market, delta.asks),
          },
        }),
      ),
  };
}

function priced(feeds: MarketFeeds, figure: ContractFigure | undefined): TopicMessage | undefined {
  const ts = feeds.now();
  return figure && { ts, data: { s: figure.symbol, px: figure.value, ts } };
}

/** The latest best prices, at most once in ten milliseconds. */
function bestPrices(feeds: MarketFeeds, market: MarketFormat): TopicSource {
  return {
    whole: true,
    start: (publish) => {
      const changed = whenChanged();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const send = () => {
        timer = undefined;
        const best = feeds.best.of(market.symbol);
        if (!best || !changed([best.bid, best.ask])) return;
        const [ap, aq, bp, bq] = [
          market.price(best.ask[0]),
          market.quantity(best.ask[1]),
          market.price(best.bid[0]),
          market.quantity(best.bid[1]),
        ];
        publish({ ts: feeds.now(), data: { s: market.symbol, ap, aq, bp, bq, ts: best.at } });
      };
      const stop = feeds.best.watch(market.symbol, () => (timer ??= setTimeout(send, bestPriceCadence)));
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}

function plain(argument: string, source: TopicSource): TopicSource | undefined {
  return argument === '' ? source : undefined;
}

function levels(market: MarketFormat, side: readonly (readonly [Ticks, Steps])[]): [string, string][] {
  return side.map(([price, quantity]) => [market.price(price), market.quantity(quantity)]);
}
