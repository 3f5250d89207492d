import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Clock } from '../../../../application/kernel/clock.port';
import type { Failure } from '../../../../application/kernel/failure';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { Scheduler } from '../../../../application/kernel/scheduler.port';
import { MarketDataPort } from '../../../../application/markets/market-data.port';
import { OrderBook, type OrderBookLevel } from '../../../../domain/markets/order-book';
import { second, type Instant, type Milliseconds } from '../../../../domain/shared/instant';
import type { Needs } from '../../../../application/kernel/token';

/** Levels a side, all that the exchange tells of. */
export const levelsRead = 500;
const pace: Milliseconds = 2 * second;

interface DepthEnds {
  readonly bid: number | undefined;
  readonly ask: number | undefined;
}

/** One side of the book each, best first, as it was at one moment. */
export interface DepthSides {
  readonly bids: readonly OrderBookLevel[];
  readonly asks: readonly OrderBookLevel[];
  readonly middle: number | undefined;
  /** Prices at which what is told of ends, where there may be more behind. */
  readonly ends: DepthEnds;
}

/** Makes a depth for each market whose chart is shown. */
export class DepthStores {
  static readonly needs: Needs<typeof DepthStores> = [MarketDataPort, Scheduler, Clock];

  constructor(
    private readonly marketData: MarketDataPort,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {}

  of(symbol: string): DepthStore {
    return new DepthStore(symbol, this.marketData, this.scheduler, this.clock);
  }
}

/** How deep a market is, read again every two seconds while somebody looks. */
export class DepthStore {
  status: 'loading' | 'live' | 'stale' = 'loading';
  failure: Failure | undefined = undefined;
  sides: DepthSides | undefined = undefined;
  readAt: Instant | undefined = undefined;
  #reading = false;

  constructor(
    private readonly symbol: string,
    private readonly marketData: Pick<MarketDataPort, 'orderBook'>,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {
    makeObservable(this, { status: observable, failure: observableRef, sides: observableRef, readAt: observable });
  }

  start(): Unsubscribe {
    void this.read();
    return this.scheduler.every(pace, () => void this.read());
  }

  /** A slow answer is waited for; there is no point in asking twice. */
  async read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    const answer = await this.marketData.orderBook(this.symbol, levelsRead);
    this.#reading = false;
    runInAction(() => {
      this.failure = answer.ok ? undefined : answer.error;
      if (answer.ok) {
        this.sides = sidesOf(answer.value);
        this.readAt = this.clock.now();
        this.status = 'live';
      } else if (this.sides) {
        this.status = 'stale';
      }
    });
  }
}

function sidesOf(levels: Parameters<OrderBook['applySnapshot']>[0]): DepthSides {
  const book = new OrderBook(levelsRead);
  book.applySnapshot(levels);
  const { bestBid, bestAsk } = book;
  return {
    bids: book.bestBids(levelsRead),
    asks: book.bestAsks(levelsRead),
    middle: bestBid !== undefined && bestAsk !== undefined ? (bestBid + bestAsk) / 2 : undefined,
    ends: { bid: book.endOf('bid'), ask: book.endOf('ask') },
  };
}
