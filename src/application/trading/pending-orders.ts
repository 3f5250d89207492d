import { Subject, type ObservableValue } from '../kernel/observable-value';

/** An order on its way. `unknown`: the answer was lost and the exchange is being asked what became of it. */
export interface PendingOrder<Intent> {
  readonly clientOrderId: number;
  readonly intent: Intent;
  readonly phase: 'sending' | 'unknown';
}

/** Orders between being sent and being known of, oldest first. */
export class PendingOrders<Intent> {
  readonly #list = new Subject<readonly PendingOrder<Intent>[]>([]);

  get list(): ObservableValue<readonly PendingOrder<Intent>[]> {
    return this.#list;
  }

  /** Lists an order while `task` runs, which is given what to call once its answer is lost. */
  async during<T>(clientOrderId: number, intent: Intent, task: (onLost: () => void) => Promise<T>): Promise<T> {
    this.#list.set([...this.#list.current, { clientOrderId, intent, phase: 'sending' }]);
    try {
      return await task(() =>
        this.#list.set(
          this.#list.current.map((order) =>
            order.clientOrderId === clientOrderId ? { ...order, phase: 'unknown' } : order,
          ),
        ),
      );
    } finally {
      this.#list.set(this.#list.current.filter((order) => order.clientOrderId !== clientOrderId));
    }
  }
}
