import type { BookSnapshot } from '../../engine/model/market-data';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Steps, Ticks } from '../../engine/model/units';

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
  /** What snapshots showed since: a client that has one of them joins the next change to it. */
  readonly shown: Set<BookSnapshot>;
  dirty: boolean;
}

/** The most levels of a side that anyone is told. */
export const deepestBook = 1_000;

/** A book as it was last shown. */
interface Look {
  readonly book: BookSnapshot;
  /** False once it has changed since. */
  isCurrent: boolean;
}

/**
 * Books of a limited depth as streams of changes. A feed publishes the difference between what it last
 * published and the book now, so each delta chains to the one before. A snapshot of any depth shows what a running
 * feed of the market last said, that of its own depth first; where that is not what another feed said last, the
 * other's next change tells what came and went since. So joining a snapshot to a feed always succeeds (protocol 1.6).
 */
export class BookFeeds {
  readonly #feeds = new Map<string, Feed>();
  readonly #bySymbol = new Map<string, Set<Feed>>();
  readonly #looks = new Map<string, Look>();
  readonly #stopListening: () => void;

  constructor(private readonly exchange: ExchangeService) {
    this.#stopListening = exchange.onEvent((event) => {
      if (event.type !== 'book') return;
      const look = this.#looks.get(event.symbol);
      if (look) look.isCurrent = false;
      for (const feed of this.#bySymbol.get(event.symbol) ?? []) feed.dirty = true;
    });
  }

  /** The book to this depth: as a feed last said, that of the same depth first, or as it is when no feed runs. */
  snapshot(symbol: string, depth: number): BookSnapshot | undefined {
    const running = [...(this.#bySymbol.get(symbol) ?? [])];
    const book = (this.#feeds.get(keyOf(symbol, depth)) ?? running[0])?.published ?? this.#look(symbol);
    if (!book) return undefined;
    for (const feed of running) if (book !== feed.published) feed.shown.add(book);
    return cut(book, depth);
  }

  /** `every` in milliseconds. */
  subscribe(symbol: string, depth: number, every: number, listener: (delta: BookDelta) => void): () => void {
    const feed = this.#feeds.get(keyOf(symbol, depth)) ?? this.#open(symbol, depth, every);
    feed.listeners.add(listener);
    return () => {
      feed.listeners.delete(listener);
      if (feed.listeners.size === 0) this.#shut(feed);
    };
  }

  close(): void {
    this.#stopListening();
    for (const feed of [...this.#feeds.values()]) this.#shut(feed);
  }

  #open(symbol: string, depth: number, every: number): Feed {
    const published = this.#look(symbol) ?? { at: 0, bids: [], asks: [] };
    const feed: Feed = {
      symbol,
      depth,
      listeners: new Set(),
      published,
      shown: new Set(),
      dirty: false,
      timer: setInterval(() => this.#publish(feed), every),
    };
    feed.timer.unref();
    this.#feeds.set(keyOf(symbol, depth), feed);
    const feeds = this.#bySymbol.get(symbol) ?? new Set();
    this.#bySymbol.set(symbol, feeds.add(feed));
    return feed;
  }

  #shut(feed: Feed): void {
    clearInterval(feed.timer);
    this.#feeds.delete(keyOf(feed.symbol, feed.depth));
    this.#bySymbol.get(feed.symbol)?.delete(feed);
  }

  /**
   * The book now. A book can change twice in a millisecond: the second look then is of the next one, since
   * a client drops each change that is not later than the snapshot it has (protocol 1.6).
   */
  #look(symbol: string): BookSnapshot | undefined {
    const last = this.#looks.get(symbol);
    if (last?.isCurrent) return last.book;
    const now = this.exchange.book(symbol, deepestBook);
    if (!now) return undefined;
    const book = last ? { ...now, at: Math.max(now.at, last.book.at + 1) } : now;
    this.#looks.set(symbol, { book, isCurrent: true });
    return book;
  }

  #publish(feed: Feed): void {
    if (!feed.dirty) return;
    feed.dirty = false;
    const book = this.#look(feed.symbol);
    if (!book) return;
    const known = [feed.published, ...feed.shown].map((shown) => cut(shown, feed.depth));
    const now = cut(book, feed.depth);
    // What came and went between is told too: a snapshot may have shown it.
    const bids = [...new Map(known.flatMap((shown) => changedLevels(shown.bids, now.bids))).entries()];
    const asks = [...new Map(known.flatMap((shown) => changedLevels(shown.asks, now.asks))).entries()];
    // A change beyond this depth is none for this feed.
    if (bids.length === 0 && asks.length === 0) {
      feed.published = { ...book, at: feed.published.at };
      return;
    }
    const delta = { symbol: feed.symbol, at: book.at, previousAt: feed.published.at, bids, asks };
    feed.published = book;
    feed.shown.clear();
    for (const listener of feed.listeners) listener(delta);
  }
}

function cut({ at, bids, asks }: BookSnapshot, depth: number): BookSnapshot {
  return { at, bids: bids.slice(0, depth), asks: asks.slice(0, depth) };
}

function keyOf(symbol: string, depth: number): string {
  return `${symbol}@${depth}`;
}

export function changedLevels(
  before: BookSnapshot['bids'],
  after: BookSnapshot['bids'],
): readonly (readonly [Ticks, Steps])[] {
  const left = new Map(before);
  const changed: (readonly [Ticks, Steps])[] = [];
  for (const level of after) {
    if (left.get(level[0]) !== level[1]) changed.push(level);
    left.delete(level[0]);
  }
  for (const price of left.keys()) changed.push([price, 0]);
  return changed;
}
