import { feedsDisagree, type BestPrices } from '../../domain/markets/feed-check';
import { second, type Milliseconds } from '../../domain/shared/instant';
import type { Clock } from '../kernel/clock.port';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import type { Scheduler } from '../kernel/scheduler.port';
import type { OrderBookFeed, OrderBookStatus } from './order-book-feed';
import type { OrderBookFeeds } from './order-book-feeds';
import type { ConnectionState, MarketStreamPort } from './market-stream.port';

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
  /** Its best prices are not those of the other feeds. */
  readonly disagrees: boolean;
}

export interface RoundTrips {
  readonly last: Milliseconds;
  readonly median: Milliseconds;
  readonly slowest: Milliseconds;
}

/** What can be said of the market data on screen at a moment. */
export interface FeedReport {
  readonly connection: ConnectionState;
  readonly roundTrips: RoundTrips | undefined;
  readonly clockAhead: Milliseconds | undefined;
  /** The longest silent first. */
  readonly topics: readonly TopicHealth[];
  readonly books: readonly BookHealth[];
  readonly unreadable: number;
  readonly unknown: number;
}

/** Checks in a row that must disagree: two feeds of one market are never quite of the same moment. */
const checksToDisagree = 3;

/** Watches how far the market data can be trusted; says so once a second. */
export class FeedHealth implements Startable {
  readonly #report: Subject<FeedReport>;
  readonly #quotes = new Map<string, BestPrices>();
  readonly #lastPrices = new Map<string, number>();
  readonly #disagreements = new Map<string, number>();
  #users = 0;
  #stop: Unsubscribe = () => undefined;

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

  /** Whether an order may rely on what is shown of a market: its book is live and agrees with the other feeds. */
  isTrusted(symbol: string): boolean {
    const { connection, books } = this.#report.current;
    const book = books.find((each) => each.symbol === symbol);
    return connection.phase === 'open' && book?.status === 'live' && !book.disagrees;
  }

  start(): Unsubscribe {
    this.#users += 1;
    if (this.#users === 1) this.#begin();
    return () => {
      this.#users -= 1;
      if (this.#users === 0) this.#stop();
    };
  }

  #begin(): void {
    const stops = [
      this.stream.onTickers((message) => {
        if (message.kind === 'bestBidOffer') for (const { symbol, bid, ask } of message.updates) this.#quotes.set(symbol, { bid, ask });
        else for (const { symbol, close } of message.kind === 'list' ? message.tickers : [message.ticker]) this.#lastPrices.set(symbol, close);
      }),
      this.stream.connection.subscribe(() => this.#report.set(this.#measured())),
      this.scheduler.every(second, () => this.#check()),
    ];
    this.#stop = () => stops.forEach((stop) => stop());
    this.#report.set(this.#measured());
  }

  #check(): void {
    for (const feed of this.books.running) this.#compare(feed);
    this.#report.set(this.#measured());
  }

  #compare({ symbol, status, book }: OrderBookFeed): void {
    const { bestBid: bid, bestAsk: ask } = book;
    const known = status.current === 'live' && bid !== undefined && ask !== undefined;
    const disagrees = known && feedsDisagree({ bid, ask }, this.#quotes.get(symbol), this.#lastPrices.get(symbol));
    this.#disagreements.set(symbol, disagrees ? (this.#disagreements.get(symbol) ?? 0) + 1 : 0);
  }

  #measured(): FeedReport {
    const { meter, connection } = this.stream;
    const now = this.clock.now();
    return {
      connection: connection.current,
      roundTrips: roundTripsOf(meter.roundTrips),
      clockAhead: meter.clockAhead,
      topics: [...meter.topics].map(([topic, { messages, receivedAt }]) => ({ topic, messages, age: Math.max(0, now - receivedAt) })).sort((a, b) => b.age - a.age),
      books: this.books.running.map((feed) => this.#bookHealth(feed, now)),
      unreadable: meter.unreadable,
      unknown: meter.unknown,
    };
  }

  #bookHealth({ symbol, status, lastUpdateAt, tally }: OrderBookFeed, now: number): BookHealth {
    return {
      symbol,
      status: status.current,
      age: lastUpdateAt === undefined ? undefined : Math.max(0, now - lastUpdateAt),
      ...tally,
      disagrees: (this.#disagreements.get(symbol) ?? 0) >= checksToDisagree,
    };
  }
}

function roundTripsOf(measured: readonly Milliseconds[]): RoundTrips | undefined {
  const last = measured.at(-1);
  if (last === undefined) return undefined;
  const sorted = [...measured].sort((a, b) => a - b);
  return { last, median: sorted[Math.floor(sorted.length / 2)]!, slowest: sorted.at(-1)! };
}
