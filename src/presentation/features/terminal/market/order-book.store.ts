import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { OrderBookFeed, OrderBookStatus } from '../../../../application/markets/order-book-feed';
import type { OrderBookFeeds } from '../../../../application/markets/order-book-feeds';
import type { BookSide } from '../../../../domain/trading/order-draft';
import type { Instant } from '../../../../domain/shared/instant';

/** Levels an estimate may walk: as many as the feed keeps. */
const walkDepth = 50;

/** The book of the market on the page: its best prices and its state. Its rows are painted past MobX, from the feed. */
export class OrderBookStore {
  feed: OrderBookFeed | undefined = undefined;
  status: OrderBookStatus = 'loading';
  failure: Failure | undefined = undefined;
  /** When the book last was live; known while it is stale. */
  lastUpdateAt: Instant | undefined = undefined;
  bestBid: number | undefined = undefined;
  bestAsk: number | undefined = undefined;
  /** Counts the changes, for what must be worked out again after each. */
  revision = 0;

  constructor(private readonly feeds: Pick<OrderBookFeeds, 'open' | 'deep'>) {
    makeObservable(this, {
      feed: observableRef,
      status: observable,
      failure: observableRef,
      lastUpdateAt: observable,
      bestBid: observable,
      bestAsk: observable,
      revision: observable,
      middle: computed,
      magnitude: computed,
      follow: actionBound,
    });
  }

  get middle(): number | undefined {
    return this.bestBid !== undefined && this.bestAsk !== undefined ? (this.bestBid + this.bestAsk) / 2 : undefined;
  }

  /** The middle's power of ten: it decides how coarsely prices can be grouped, and hardly ever changes. */
  get magnitude(): number | undefined {
    return this.middle === undefined ? undefined : 10 ** Math.floor(Math.log10(this.middle));
  }

  /** Follows a market's book until stopped. */
  open(symbol: string): Unsubscribe {
    const feed = this.feeds.open(symbol);
    const follow = (): void => this.follow(feed);
    const stops = [feed.onChange(follow), feed.status.subscribe(follow), feed.failure.subscribe(follow), feed.start()];
    follow();
    return () => {
      for (const stop of stops) stop();
    };
  }

  follow(feed: OrderBookFeed): void {
    this.feed = feed;
    this.status = feed.status.current;
    this.failure = feed.failure.current;
    this.lastUpdateAt = this.status === 'stale' ? feed.lastUpdateAt : undefined;
    this.bestBid = feed.book.bestBid;
    this.bestAsk = feed.book.bestAsk;
    this.revision += 1;
  }

  /** Levels that an order of this side would trade with, best first. */
  opposite(side: 'BUY' | 'SELL'): BookSide {
    const book = this.feed?.book;
    if (!book || this.revision === 0) return [];
    const levels = side === 'BUY' ? book.bestAsks(walkDepth) : book.bestBids(walkDepth);
    return levels.map(({ price, size }) => [price, size] as const);
  }

  /** The same book as far as the exchange tells of it. */
  get deeper(): OrderBookFeed | undefined {
    return this.feed && this.feeds.deep(this.feed.symbol);
  }

  retry(): void {
    this.feed?.retry();
  }
}
