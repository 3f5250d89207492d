import { feedsDisagree, type BestPrices, type Disagreement } from '../../domain/markets/feed-check';
import { second, type Instant, type Milliseconds } from '../../domain/shared/instant';
import { percentiles, type Percentiles } from '../../domain/shared/percentiles';
import { Clock } from '../kernel/clock.port';
import { shared } from '../kernel/shared';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import type { OrderBookFeed, OrderBookStatus } from './order-book-feed';
import { OrderBookFeeds } from './order-book-feeds';
import { type ConnectionState, MarketStreamPort } from './market-stream.port';
import type { Needs } from '../kernel/token';

export interface TopicHealth {
  readonly topic: string;
  readonly messages: number;
  readonly age: Milliseconds;
}

export interface BookHealth {
  readonly symbol: string;
  readonly status: OrderBookStatus;
  /** Since it last changed or was confirmed. */
  readonly age: Milliseconds | undefined;
  /** Changes that were missing, snapshots read anew, and changes that had been said before. */
  readonly gaps: number;
  readonly resynchronised: number;
  readonly repeated: number;
  /** The feed that its best prices do not fit, for a while now. */
  readonly disagrees: Disagreement | undefined;
}

interface RoundTrips extends Percentiles {
  readonly last: Milliseconds;
}

/** What can be said of the market data on screen at a moment. */
export interface FeedReport {
  readonly connection: ConnectionState;
  /** Of pings, in the last ten minutes. */
  readonly roundTrips: RoundTrips | undefined;
  /** How old the last thousand messages were when they came. */
  readonly delays: Percentiles | undefined;
  readonly clockAhead: Milliseconds | undefined;
  /** The longest silent first. */
  readonly topics: readonly TopicHealth[];
  readonly books: readonly BookHealth[];
  readonly unreadable: number;
  readonly unknown: number;
}

/**
 * Whether an order must not rely on what is shown of a market: its book is no longer live, or does not agree with the
 * other feeds. A book that is read for the first time shows nothing that could mislead.
 */
export function isDoubted({ connection, books }: FeedReport, symbol: string): boolean {
  const book = books.find((each) => each.symbol === symbol);
  const lost = connection.phase !== 'open' && !(connection.phase === 'connecting' && connection.retry === 0);
  return lost || book?.status === 'stale' || book?.disagrees !== undefined;
}

/** Checks in a row that must disagree: two feeds of one market are never quite of the same moment. */
const checksToDisagree = 3;
/** A trade says where the market is for so long. */
const freshTrade = 2 * second;

interface RecentTrade {
  readonly price: number;
  readonly at: Instant;
}

/** What is watched of one book beside the book itself. */
interface Watched {
  readonly stop: Unsubscribe;
  trade?: RecentTrade;
  disagreement?: Disagreement | undefined;
  /** Checks in a row that found one. */
  checks: number;
}

/** Watches how far the market data can be trusted; says so once a second. */
export class FeedHealth implements Startable {
  static readonly needs: Needs<typeof FeedHealth> = [MarketStreamPort, OrderBookFeeds, Scheduler, Clock];

  readonly #report: Subject<FeedReport>;
  readonly #quotes = new Map<string, BestPrices>();
  readonly #lastPrices = new Map<string, number>();
  readonly #watched = new Map<OrderBookFeed, Watched>();

  constructor(
    private readonly stream: MarketStreamPort,
    private readonly books: OrderBookFeeds,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {
    this.#report = new Subject(this.#measured());
  }

  get report(): ObservableValue<FeedReport> {
    return this.#report;
  }

  readonly start = shared(() => this.#begin());

  #begin(): Unsubscribe {
    const stops = [
      this.stream.onTickers((message) => {
        if (message.kind === 'bestBidOffer')
          for (const { symbol, bid, ask } of message.updates) this.#quotes.set(symbol, { bid, ask });
        else
          for (const { symbol, close } of message.kind === 'list' ? message.tickers : [message.ticker])
            this.#lastPrices.set(symbol, close);
      }),
      this.stream.connection.subscribe(() => this.#report.set(this.#measured())),
      this.scheduler.every(second, () => this.#check()),
    ];
    this.#check();
    return () => {
      stops.forEach((stop) => stop());
      for (const { stop } of this.#watched.values()) stop();
      this.#watched.clear();
    };
  }

  #check(): void {
    const { running } = this.books;
    for (const [feed, { stop }] of this.#watched) {
      if (running.includes(feed)) continue;
      stop();
      this.#watched.delete(feed);
    }
    for (const feed of running) this.#compare(feed);
    this.#report.set(this.#measured());
  }

  #compare(feed: OrderBookFeed): void {
    const { symbol, status, book } = feed;
    const watched = this.#watched.get(feed) ?? this.#watch(feed);
    const { bestBid: bid, bestAsk: ask } = book;
    const known = status.current === 'live' && bid !== undefined && ask !== undefined;
    const { trade } = watched;
    const fresh = trade && Math.abs(this.clock.now() - trade.at) <= freshTrade ? trade.price : undefined;
    watched.disagreement = known
      ? feedsDisagree(
          { bid, ask },
          { quote: this.#quotes.get(symbol), trade: fresh, last: this.#lastPrices.get(symbol) },
        )
      : undefined;
    watched.checks = watched.disagreement ? watched.checks + 1 : 0;
  }

  #watch(feed: OrderBookFeed): Watched {
    const stop = this.stream.onTrade(feed.symbol, ({ price }) => (watched.trade = { price, at: this.clock.now() }));
    const watched: Watched = { stop, checks: 0 };
    this.#watched.set(feed, watched);
    return watched;
  }

  #measured(): FeedReport {
    const { meter, connection } = this.stream;
    const now = this.clock.now();
    return {
      connection: connection.current,
      roundTrips: roundTripsOf(meter.roundTrips),
      delays: percentiles(meter.delays),
      clockAhead: meter.clockAhead,
      topics: [...meter.topics]
        .map(([topic, { messages, receivedAt }]) => ({ topic, messages, age: Math.max(0, now - receivedAt) }))
        .sort((a, b) => b.age - a.age),
      books: this.books.running.map((feed) => this.#bookHealth(feed, now)),
      unreadable: meter.unreadable,
      unknown: meter.unknown,
    };
  }

  #bookHealth(feed: OrderBookFeed, now: Instant): BookHealth {
    const { symbol, status, lastUpdateAt, tally } = feed;
    const watched = this.#watched.get(feed);
    return {
      symbol,
      status: status.current,
      age: lastUpdateAt === undefined ? undefined : Math.max(0, now - lastUpdateAt),
      ...tally,
      disagrees: watched && watched.checks >= checksToDisagree ? watched.disagreement : undefined,
    };
  }
}

function roundTripsOf(measured: readonly Milliseconds[]): RoundTrips | undefined {
  const spread = percentiles(measured);
  return spread && { ...spread, last: measured.at(-1)! };
}
