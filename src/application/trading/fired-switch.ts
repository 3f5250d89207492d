import { second, type Instant, type Milliseconds } from '../../domain/shared/instant';
import type { Startable, Unsubscribe } from '../kernel/observable-value';
import { type Cancel, Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { NoticesPort } from '../platform/notices.port';
import { AlgoOrdersPort } from './algo-orders.port';
import { DeadManSwitch } from './dead-man-switch';
import { TradingPort } from './trading.port';

/** How far this clock and the exchange's may be apart for what went then to be what the switch has cancelled. */
const leeway: Milliseconds = 5 * second;
/** The page that fell silent is often without a connection still. */
const retryAfter: Milliseconds = 5 * second;
const most = 500;

/** Tells somebody whose dead man's switch has fired how many orders it cancelled, conditional ones among them. */
export class FiredSwitch implements Startable {
  static readonly needs: Needs<typeof FiredSwitch> = [
    DeadManSwitch,
    TradingPort,
    AlgoOrdersPort,
    NoticesPort,
    Scheduler,
  ];

  #told: Instant | undefined;
  #waiting: Cancel | undefined;

  constructor(
    private readonly deadMan: Pick<DeadManSwitch, 'state'>,
    private readonly trading: Pick<TradingPort, 'orderHistory'>,
    private readonly algos: Pick<AlgoOrdersPort, 'ended'>,
    private readonly notices: NoticesPort,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  start(): Unsubscribe {
    let stopped = false;
    const look = (): void => {
      const at = firedAt(this.deadMan);
      if (at === undefined || at === this.#told) return;
      this.#told = at;
      this.#waiting?.();
      void tell(at);
    };
    const tell = async (at: Instant): Promise<void> => {
      const count = await this.#cancelled(at);
      if (stopped || at !== this.#told) return;
      if (count === undefined) this.#waiting = this.scheduler.after(retryAfter, () => void tell(at));
      else this.notices.show('warning', { key: 'notifications:switchFired', values: { count } }, 'untilDismissed');
    };
    const unsubscribe = this.deadMan.state.subscribe(look);
    look();
    return () => {
      stopped = true;
      unsubscribe();
      this.#waiting?.();
    };
  }

  /** `undefined` while the exchange does not say. */
  async #cancelled(at: Instant): Promise<number | undefined> {
    // Orders are found by when they were placed: what was cancelled then may be of any age.
    const [orders, conditional] = await Promise.all([
      this.trading.orderHistory({ status: 'CANCELLED', page: 1, size: most }),
      this.algos.ended({ page: 1, size: most }),
    ]);
    if (!orders.ok || !conditional.ok) return undefined;
    const then = ({ updatedAt }: { readonly updatedAt: Instant }): boolean => Math.abs(updatedAt - at) <= leeway;
    return (
      orders.value.rows.filter(then).length +
      conditional.value.rows.filter((order) => order.rootStatus === 'CANCELLED' && then(order)).length
    );
  }
}

/** When it fired last, also where it was switched on again since. */
function firedAt({ state: { current } }: Pick<DeadManSwitch, 'state'>): Instant | undefined {
  if (current.status === 'fired') return current.at;
  return current.status === 'on' ? current.firedAt : undefined;
}
