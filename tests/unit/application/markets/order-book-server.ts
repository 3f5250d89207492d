import type { Failure } from '../../../../src/application/kernel/failure';
import { Subject, type Listener } from '../../../../src/application/kernel/observable-value';
import type { MarketDataPort, OrderBookSnapshot } from '../../../../src/application/markets/market-data.port';
import type {
  ConnectionState,
  MarketStreamPort,
  OrderBookDelta,
} from '../../../../src/application/markets/market-stream.port';
import { failure, success } from '../../../../src/domain/shared/result';
import type { FakeScheduler } from '../../../support/fake-scheduler';

type Levels = readonly (readonly [number, number])[];

/** The exchange's side of one order book: its true levels, the changes it sends and the snapshots it answers. */
export class OrderBookServer {
  readonly connection = new Subject<ConnectionState>({ phase: 'open' });
  readonly #listeners = new Set<Listener<OrderBookDelta>>();
  readonly #bids = new Map<number, number>();
  readonly #asks = new Map<number, number>();
  at = 1_000;
  snapshotsAsked = 0;
  subscriptions = 0;
  /** Time a snapshot takes. */
  latency = 20;
  /** Answered in place of the present book, once each. */
  readonly outdated: OrderBookSnapshot[] = [];
  readonly failures: Failure[] = [];

  constructor(private readonly scheduler: FakeScheduler) {
    for (let level = 0; level < 5; level += 1) {
      this.#bids.set(99 - level, level + 1);
      this.#asks.set(101 + level, level + 1);
    }
  }

  /** What the market stream measures. */
  readonly meter = { late: false };

  readonly stream = {
    connection: this.connection,
    meter: this.meter,
    onOrderBook: (_: string, listener: Listener<OrderBookDelta>) => {
      this.subscriptions += 1;
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
  } as unknown as MarketStreamPort;

  readonly marketData = {
    orderBook: () => {
      this.snapshotsAsked += 1;
      return new Promise((resolve) => {
        this.scheduler.after(this.latency, () => {
          const refused = this.failures.shift();
          resolve(refused ? failure(refused) : success(this.outdated.shift() ?? this.snapshot()));
        });
      });
    },
  } as unknown as MarketDataPort;

  get bids(): Levels {
    return [...this.#bids].sort((a, b) => b[0] - a[0]);
  }

  get asks(): Levels {
    return [...this.#asks].sort((a, b) => a[0] - b[0]);
  }

  snapshot(): OrderBookSnapshot {
    return { symbol: 'SPOT_BTC_USDT', at: this.at, bids: this.bids, asks: this.asks };
  }

  /** Changes the true book; nobody is told yet. */
  change(bids: Levels, asks: Levels = []): OrderBookDelta {
    for (const [price, size] of bids) set(this.#bids, price, size);
    for (const [price, size] of asks) set(this.#asks, price, size);
    const previousAt = this.at;
    this.at += 50;
    return { symbol: 'SPOT_BTC_USDT', at: this.at, previousAt, bids, asks };
  }

  send(delta: OrderBookDelta): void {
    for (const listener of [...this.#listeners]) listener(delta);
  }

  get listeners(): number {
    return this.#listeners.size;
  }
}

function set(side: Map<number, number>, price: number, size: number): void {
  if (size === 0) side.delete(price);
  else side.set(price, size);
}
