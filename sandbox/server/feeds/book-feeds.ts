import type { BookSnapshot, ExchangeService, Steps, Ticks } from '../../exchange/model';

export interface BookDelta {
  readonly symbol: string;
  readonly at: number;
  readonly previousAt: number;
  /** Quantity 0 removes a level. */
  readonly bids: readonly (readonly [Ticks, Steps])[];
  readonly asks: readonly (readonly [Ticks, Steps])[];
}

interface Feed {
  readonly symbol: string;
  readonly depth: number;
  readonly listeners: Set<(delta: BookDelta) => void>;
  readonly timer: ReturnType<typeof setInterval>;
  published: BookSnapshot;
  dirty: boolean;
}

/**
 * Books of a limited depth as streams of changes. A feed publishes the difference between what it last
 * published and the book now, so each delta chains to the one before, and a snapshot of a running feed is
 * exactly what its last delta left: joining the two always succeeds (protocol 1.6).
 */
export class BookFeeds {
  private readonly feeds = new Map<string, Feed>();
  private readonly bySymbol = new Map<string, Set<Feed>>();
  private readonly stopListening: () => void;

  constructor(private readonly exchange: ExchangeService) {
    this.stopListening = exchange.onEvent((event) => {
      if (event.type !== 'book') return;
      for (const feed of this.bySymbol.get(event.symbol) ?? []) feed.dirty = true;
    });
  }

  /** The book to this depth: as the feed of the same depth last said, or as it is when there is no such feed. */
  snapshot(symbol: string, depth: number): BookSnapshot | undefined {
    return this.feeds.get(keyOf(symbol, depth))?.published ?? this.exchange.book(symbol, depth);
  }

  /** `every` in milliseconds. */
  subscribe(symbol: string, depth: number, every: number, listener: (delta: BookDelta) => void): () => void {
    const feed = this.feeds.get(keyOf(symbol, depth)) ?? this.open(symbol, depth, every);
    feed.listeners.add(listener);
    return () => {
      feed.listeners.delete(listener);
      if (feed.listeners.size === 0) this.shut(feed);
    };
  }

  close(): void {
    this.stopListening();
    for (const feed of [...this.feeds.values()]) this.shut(feed);
  }

  private open(symbol: string, depth: number, every: number): Feed {
    const published = this.exchange.book(symbol, depth) ?? { at: 0, bids: [], asks: [] };
    const feed: Feed = { symbol, depth, listeners: new Set(), published, dirty: false, timer: setInterval(() => this.publish(feed), every) };
    feed.timer.unref();
    this.feeds.set(keyOf(symbol, depth), feed);
    const feeds = this.bySymbol.get(symbol) ?? new Set();
    this.bySymbol.set(symbol, feeds.add(feed));
    return feed;
  }

  private shut(feed: Feed): void {
    clearInterval(feed.timer);
    this.feeds.delete(keyOf(feed.symbol, feed.depth));
    this.bySymbol.get(feed.symbol)?.delete(feed);
  }

  private publish(feed: Feed): void {
    if (!feed.dirty) return;
    feed.dirty = false;
    const book = this.exchange.book(feed.symbol, feed.depth);
    if (!book || book.at <= feed.published.at) return;
    const bids = changedLevels(feed.published.bids, book.bids);
    const asks = changedLevels(feed.published.asks, book.asks);
    // A change beyond this depth is none for this feed.
    if (bids.length === 0 && asks.length === 0) return;
    const delta = { symbol: feed.symbol, at: book.at, previousAt: feed.published.at, bids, asks };
    feed.published = book;
    for (const listener of feed.listeners) listener(delta);
  }
}

function keyOf(symbol: string, depth: number): string {
  return `${symbol}@${depth}`;
}

export function changedLevels(before: BookSnapshot['bids'], after: BookSnapshot['bids']): readonly (readonly [Ticks, Steps])[] {
  const left = new Map(before);
  const changed: (readonly [Ticks, Steps])[] = [];
  for (const level of after) {
    if (left.get(level[0]) !== level[1]) changed.push(level);
    left.delete(level[0]);
  }
  for (const price of left.keys()) changed.push([price, 0]);
  return changed;
}
