import { second } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import { Log } from '../kernel/log.port';
import type { Scheduler } from '../kernel/scheduler.port';
import { MarketDataPort } from './market-data.port';
import { MarketStreamPort } from './market-stream.port';
import {
  deepOrderBook,
  OrderBookFeed,
  type OrderBookFeedDependencies,
  type OrderBookFeedOptions,
  orderBookDefaults,
} from './order-book-feed';
import type { Needs } from '../kernel/token';
import { PacedFrames } from './paced-frames';

/** From the terminal to another page and back takes no longer: the book need not be read again. */
const sharedOrderBook: OrderBookFeedOptions = { ...orderBookDefaults, linger: 5 * second };

/** Opens live order books; panels that show the same market share one. */
export class OrderBookFeeds {
  static readonly needs: Needs<typeof OrderBookFeeds> = [MarketDataPort, MarketStreamPort, PacedFrames, Clock, Log];

  readonly #dependencies: OrderBookFeedDependencies;
  readonly #feeds = new Map<string, OrderBookFeed>();
  readonly #deep = new Map<string, OrderBookFeed>();

  constructor(marketData: MarketDataPort, stream: MarketStreamPort, scheduler: Scheduler, clock: Clock, log: Log) {
    this.#dependencies = { marketData, stream, scheduler, clock, log };
  }

  /** Those that somebody has started, deep ones apart: nobody trades by them. */
  get running(): readonly OrderBookFeed[] {
    return [...this.#feeds.values()].filter(({ isRunning }) => isRunning);
  }

  /** The feed of a market; it runs while someone has started it. */
  open(symbol: string): OrderBookFeed {
    return this.#kept(this.#feeds, symbol, sharedOrderBook);
  }

  /** The same book as far as the exchange tells of it, and slower: for prices in groups too wide for the feed. */
  deep(symbol: string): OrderBookFeed {
    return this.#kept(this.#deep, symbol, deepOrderBook);
  }

  #kept(feeds: Map<string, OrderBookFeed>, symbol: string, options: OrderBookFeedOptions): OrderBookFeed {
    const feed = feeds.get(symbol) ?? new OrderBookFeed(symbol, this.#dependencies, options);
    feeds.set(symbol, feed);
    return feed;
  }
}
