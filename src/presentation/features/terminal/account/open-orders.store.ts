import { actionBound, makeObservable, observable, runInAction } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { failureKey } from '../../../kit/formats/failure-keys';
import { NoticesPort } from '../../../kit/notices.port';
import { CancelOrder } from '../../../../application/trading/cancel-order.use-case';
import type { LiveState } from '../../../../application/trading/live-state';
import { OpenOrders } from '../../../../application/trading/open-orders';
import type { Order } from '../../../../domain/trading/order';
import type { Needs } from '../../../../application/kernel/token';

/** The open orders on screen, and cancelling them. */
export class OpenOrdersStore implements Startable {
  static readonly needs: Needs<typeof OpenOrdersStore> = [OpenOrders, CancelOrder, NoticesPort];

  /** Orders whose cancellation is asked for and not yet reported. */
  readonly cancelling = observable.set<string>();

  constructor(
    private readonly live: OpenOrders,
    private readonly cancelOrder: CancelOrder,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { forgetEnded: actionBound });
  }

  get state(): LiveState<readonly Order[]> {
    return this.live.state.current;
  }

  get orders(): readonly Order[] {
    return this.live.value ?? [];
  }

  start(): Unsubscribe {
    return this.live.state.subscribe(this.forgetEnded);
  }

  /** What is cancelled is not being cancelled any more. */
  forgetEnded(): void {
    const open = new Set(this.orders.map((order) => order.orderId));
    for (const orderId of this.cancelling) if (!open.has(orderId)) this.cancelling.delete(orderId);
  }

  async cancel(order: Order): Promise<void> {
    if (this.cancelling.has(order.orderId)) return;
    runInAction(() => this.cancelling.add(order.orderId));
    const answer = await this.cancelOrder.cancel(order);
    if (answer.ok && answer.value === 'asked') return;
    runInAction(() => this.cancelling.delete(order.orderId));
    if (!answer.ok) this.#say(answer.error);
  }

  retry(): void {
    void this.live.refresh();
  }

  #say(failure: Failure): void {
    this.notices.show('error', { key: failureKey(failure) });
  }
}
