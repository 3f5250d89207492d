import { minute, second, type Instant, type Milliseconds } from '../../domain/shared/instant';
import type { Unsubscribe } from '../kernel/observable-value';
import { type Cancel, Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { AlgoOrdersPort } from './algo-orders.port';
import { DeadManSwitch } from './dead-man-switch';
import { PositionsPort } from './positions.port';
import { TradingPort } from './trading.port';

/**
 * How far this clock and the exchange's may be apart for what went then to be what the switch has cancelled; and how long
 * after its time the exchange may still be about to.
 */
const leeway: Milliseconds = 5 * second;
const askAgain: Milliseconds = second;
/** The page that fell silent is often without a connection still. */
const retryAfter: Milliseconds = 5 * second;
/** So long orders that are still there are waited for; after that another device goes on with the switch. */
const patience: Milliseconds = minute;
const most = 500;

/** What it did. */
export interface Firing {
  readonly cancelled: number;
  /** What protected them may be gone. */
  readonly hasPositions: boolean;
}

interface Found {
  readonly count: number;
  /** Orders from before are open still: it is about to cancel them. */
  readonly left: boolean;
}

/** Tells somebody whose dead man's switch has fired how many orders it cancelled, conditional ones among them. */
export class FiredSwitch {
  static readonly needs: Needs<typeof FiredSwitch> = [
    DeadManSwitch,
    TradingPort,
    AlgoOrdersPort,
    PositionsPort,
    Scheduler,
  ];

  #told: Instant | undefined;
  #waiting: Cancel | undefined;

  constructor(
    private readonly deadMan: Pick<DeadManSwitch, 'state'>,
    private readonly trading: Pick<TradingPort, 'orderHistory' | 'openOrders'>,
    private readonly algos: Pick<AlgoOrdersPort, 'ended' | 'open'>,
    private readonly positions: Pick<PositionsPort, 'positions'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  start(told: (firing: Firing) => void): Unsubscribe {
    let stopped = false;
    const look = (): void => {
      const at = firedAt(this.deadMan);
      if (at === undefined || at === this.#told) return;
      this.#told = at;
      this.#waiting?.();
      void tell(at);
    };
    const tell = async (at: Instant, asked: Milliseconds = 0): Promise<void> => {
      const found = await this.#find(at);
      if (stopped || at !== this.#told) return;
      const again = (pause: Milliseconds, soFar: Milliseconds): void => {
        this.#waiting = this.scheduler.after(pause, () => void tell(at, soFar));
      };
      if (!found) return again(retryAfter, asked);
      const { count, left } = found;
      const pause = asked < leeway ? askAgain : retryAfter;
      // That nothing was cancelled is no answer before its time is surely over.
      const isEarly = left ? asked < patience : count === 0 && asked < leeway;
      if (isEarly) return again(pause, asked + pause);
      if (count === 0 && left) return;
      const hasPositions = await this.#hasPositions();
      if (!stopped && at === this.#told) told({ cancelled: count, hasPositions });
    };
    const unsubscribe = this.deadMan.state.subscribe(look);
    look();
    return () => {
      stopped = true;
      unsubscribe();
      this.#waiting?.();
    };
  }

  /** What protected them is gone; where the exchange does not say, they are looked at once too often. */
  async #hasPositions(): Promise<boolean> {
    const positions = await this.positions.positions();
    return !positions.ok || positions.value.some(({ holding }) => !holding.eq(0));
  }

  /** `undefined` while the exchange does not say. */
  async #find(at: Instant): Promise<Found | undefined> {
    // First what is there still: what is gone after that, the history has.
    const [open, waiting] = await Promise.all([
      this.trading.openOrders({ page: 1, size: most }),
      this.algos.open({ page: 1, size: most }),
    ]);
    // Orders are found by when they were placed: what was cancelled then may be of any age.
    const [orders, conditional] = await Promise.all([
      this.trading.orderHistory({ status: 'CANCELLED', page: 1, size: most }),
      this.algos.ended({ page: 1, size: most }),
    ]);
    if (!open.ok || !waiting.ok || !orders.ok || !conditional.ok) return undefined;
    const then = ({ updatedAt }: { readonly updatedAt: Instant }): boolean => Math.abs(updatedAt - at) <= leeway;
    const before = ({ createdAt = 0 }: { readonly createdAt?: Instant | undefined }): boolean =>
      createdAt < at - leeway;
    return {
      count:
        orders.value.rows.filter(then).length +
        conditional.value.rows.filter((order) => order.rootStatus === 'CANCELLED' && then(order)).length,
      left: open.value.rows.some(before) || waiting.value.rows.some(before),
    };
  }
}

/** When it fired last, also where it was switched on again since. */
function firedAt({ state: { current } }: Pick<DeadManSwitch, 'state'>): Instant | undefined {
  if (current.status === 'fired') return current.at;
  return current.status === 'on' ? current.firedAt : undefined;
}
