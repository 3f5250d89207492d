import { OrderBook } from '../../domain/markets/order-book';
import type { Instant, Milliseconds } from '../../domain/shared/instant';
import { second } from '../../domain/shared/instant';
import type { Clock } from '../kernel/clock.port';
import type { Failure } from '../kernel/failure';
import type { Log } from '../kernel/log.port';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import type { Cancel, Scheduler } from '../kernel/scheduler.port';
import type { MarketDataPort, OrderBookSnapshot } from './market-data.port';
import type { BookDepth, MarketStreamPort, OrderBookDelta } from './market-stream.port';
import { OrderBookJoin } from './order-book-join';
import { SnapshotReader } from './snapshot-reader';

/**
 * `live` only while the book is known to be the exchange's; `stale` keeps the last known levels,
 * to be shown greyed.
 */
export type OrderBookStatus = 'loading' | 'live' | 'stale';

export interface OrderBookFeedDependencies {
  readonly marketData: MarketDataPort;
  readonly stream: MarketStreamPort;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly log: Log;
}

export interface OrderBookFeedOptions {
  /** Levels a side, the depth of topic and snapshot. */
  readonly depth: BookDepth;
  /** A book that says nothing for so long on an open connection is stale (readings, 10). */
  readonly silence: Milliseconds;
  /** How long it goes on after the last who needed it: whoever comes back meanwhile finds the book as it is. */
  readonly linger: Milliseconds;
}

export const orderBookDefaults: OrderBookFeedOptions = { depth: 50, silence: 10 * second, linger: 0 };
/** All that the exchange tells of, five times a second. */
export const deepOrderBook: OrderBookFeedOptions = { ...orderBookDefaults, depth: 500 };

const watch: Milliseconds = second;

/**
 * The live order book of one market: subscribes, reads a snapshot, joins the two, and from then on checks
 * every change against the chain. Whatever breaks the chain makes the book stale at once and starts over.
 */
export class OrderBookFeed implements Startable {
  readonly symbol: string;
  /** What went wrong since the page was loaded. */
  readonly tally = { gaps: 0, resynchronised: 0, repeated: 0 };
  readonly #dependencies: OrderBookFeedDependencies;
  readonly #options: OrderBookFeedOptions;
  readonly #book: OrderBook;
  readonly #join: OrderBookJoin;
  readonly #snapshots: SnapshotReader;
  readonly #status = new Subject<OrderBookStatus>('loading');
  readonly #failure = new Subject<Failure | undefined>(undefined);
  readonly #listeners = new Set<() => void>();
  #lastUpdateAt: Instant | undefined;
  #users = 0;
  #cancelEnd: Cancel | undefined;
  #stops: Unsubscribe[] = [];
  #unsubscribeTopic: Unsubscribe | undefined;
  #cancelFrame: Cancel | undefined;
  #silentFor: Milliseconds = 0;
  /** Time of the book when the stream went silent: only a change, or a snapshot of that time, makes it live again. */
  #silentAt: Instant | undefined;
  #shown = false;

  constructor(
    symbol: string,
    dependencies: OrderBookFeedDependencies,
    options: OrderBookFeedOptions = orderBookDefaults,
  ) {
    this.symbol = symbol;
    this.#dependencies = dependencies;
    this.#options = options;
    this.#book = new OrderBook(options.depth);
    this.#join = new OrderBookJoin(this.#book);
    const { marketData, scheduler } = dependencies;
    this.#snapshots = new SnapshotReader(
      scheduler,
      () => marketData.orderBook(symbol, options.depth),
      (answer) => {
        this.#failure.set(answer.ok ? undefined : answer.error);
        if (answer.ok) this.#take(answer.value);
        else this.#readLater();
      },
    );
  }

  /** Levels a side that it reaches to at most. */
  get depth(): BookDepth {
    return this.#options.depth;
  }

  get book(): OrderBook {
    return this.#book;
  }

  get status(): ObservableValue<OrderBookStatus> {
    return this.#status;
  }

  /** Why the last snapshot could not be read; reading is tried again by itself. */
  get failure(): ObservableValue<Failure | undefined> {
    return this.#failure;
  }

  /** When the book last changed or was confirmed, by this machine's clock. */
  get lastUpdateAt(): Instant | undefined {
    return this.#lastUpdateAt;
  }

  get isRunning(): boolean {
    return this.#users > 0;
  }

  /** Called when levels changed: the first time at once, later at most once per frame. */
  onChange(listener: () => void): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Runs until everyone who started it has stopped it, and a little longer where the options say so. */
  start(): Unsubscribe {
    this.#users += 1;
    if (this.#cancelEnd) this.#cancelEnd();
    else if (this.#users === 1) this.#begin();
    this.#cancelEnd = undefined;
    let stopped = false;
    return () => {
      if (stopped) return;
      stopped = true;
      this.#users -= 1;
      if (this.#users > 0) return;
      const { linger } = this.#options;
      if (linger > 0) this.#cancelEnd = this.#dependencies.scheduler.after(linger, () => this.#end());
      else this.#end();
    };
  }

  /** Reads a new snapshot now. */
  retry(): void {
    this.#snapshots.calm();
    this.#resynchronise('asked for');
  }

  #begin(): void {
    const { stream, scheduler } = this.#dependencies;
    this.#stops = [
      stream.connection.subscribe((state) => (state.phase === 'open' ? this.#reconnected() : this.#disconnected())),
    ];
    // Subscribing comes before reading: the changes meanwhile are kept, none is lost.
    this.#subscribeTopic();
    const cancelWatch = scheduler.every(watch, () => this.#watchSilence());
    this.#stops.push(cancelWatch);
    if (stream.connection.current.phase === 'open') this.#snapshots.read();
    else this.#markStale();
  }

  #end(): void {
    this.#cancelEnd = undefined;
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#unsubscribeTopic?.();
    this.#unsubscribeTopic = undefined;
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    this.#snapshots.drop();
    this.#join.reset();
    this.#markStale();
  }

  #subscribeTopic(): void {
    this.#unsubscribeTopic?.();
    this.#unsubscribeTopic = this.#dependencies.stream.onOrderBook(
      this.symbol,
      (delta) => this.#receive(delta),
      this.depth,
    );
  }

  #reconnected(): void {
    this.#join.reset();
    this.#snapshots.calm();
    this.#silentAt = undefined;
    this.#silentFor = 0;
    this.#snapshots.read();
  }

  #disconnected(): void {
    this.#snapshots.drop();
    this.#join.reset();
    this.#markStale();
  }

  #receive(delta: OrderBookDelta): void {
    this.#silentFor = 0;
    this.#silentAt = undefined;
    const outcome = this.#join.receive(delta);
    if (outcome === 'applied') {
      // The chain holds: a snapshot still under way could only be older.
      this.#snapshots.drop();
      this.#applied();
    } else if (outcome === 'ignored') {
      this.tally.repeated += 1;
    } else if (outcome === 'broken') {
      this.tally.gaps += 1;
      this.#resynchronise('a change is missing');
    }
  }

  #applied(): void {
    this.#lastUpdateAt = this.#dependencies.clock.now();
    this.#snapshots.calm();
    this.#announce();
    if (this.#dependencies.stream.meter.late) this.#markStale();
    else this.#status.set('live');
  }

  #resynchronise(reason: string): void {
    this.#dependencies.log.info('The order book is read again.', { symbol: this.symbol, reason });
    this.tally.resynchronised += 1;
    this.#markStale();
    this.#snapshots.read();
  }

  #take(snapshot: OrderBookSnapshot): void {
    if (this.#join.take(snapshot) === 'broken') {
      this.#readLater();
      return;
    }
    if (this.#silentAt !== undefined && snapshot.at !== this.#silentAt) {
      // The book moved on without a word from the topic: show what was read, but never as live.
      this.#lastUpdateAt = this.#dependencies.clock.now();
      this.#announce();
      this.#readLater();
      return;
    }
    this.#silentAt = undefined;
    this.#silentFor = 0;
    this.#applied();
  }

  #readLater(): void {
    this.#markStale();
    this.#snapshots.readLater();
  }

  /** Counted in ticks of the watch, not by the clock, which may be set or jump. */
  #watchSilence(): void {
    if (this.#status.current !== 'live') return;
    // The next change that is not makes it live again.
    if (this.#dependencies.stream.meter.late) return this.#markStale();
    this.#silentFor += watch;
    if (this.#silentFor < this.#options.silence) return;
    this.#silentAt = this.#join.at;
    // The exchange may have forgotten the subscription.
    this.#subscribeTopic();
    this.#resynchronise('silence');
  }

  #markStale(): void {
    this.#status.set(this.#shown ? 'stale' : 'loading');
  }

  #announce(): void {
    if (!this.#shown) {
      this.#shown = true;
      this.#tell();
      return;
    }
    if (this.#listeners.size > 0) this.#cancelFrame ??= this.#dependencies.scheduler.nextFrame(() => this.#tell());
  }

  #tell(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    for (const listener of [...this.#listeners]) listener();
  }
}
