import type { Clock } from '../kernel/clock.port';
import type { Log } from '../kernel/log.port';
import type { Scheduler } from '../kernel/scheduler.port';
import type { MarketDataPort } from './market-data.port';
import type { MarketStreamPort } from './market-stream.port';
import { OrderBookFeed, type OrderBookFeedDependencies } from './order-book-feed';

/** Opens live order books; panels that show the same market share one. */
export class OrderBookFeeds {
  readonly #dependencies: OrderBookFeedDependencies;
  readonly #feeds = new Map<string, OrderBookFeed>();

  constructor(
    marketData: MarketDataPort,
    stream: MarketStreamPort,
    scheduler: Scheduler,
    clock: Clock,
    log: Log,
  ) {
    this.#dependencies = { marketData, stream, scheduler, clock, log };
  }

  /** Those that somebody has started. */
  get running(): readonly OrderBookFeed[] {
    return [...this.#feeds.values()].filter(({ isRunning }) => isRunning);
  }

  /** The feed of a market; it runs while someone has started it. */
  open(symbol: string): OrderBookFeed {
    let feed = this.#feeds.get(symbol);
    if (!feed) {
      feed = new OrderBookFeed(symbol, this.#dependencies);
      this.#feeds.set(symbol, feed);
    }
    return feed;
  }
}
