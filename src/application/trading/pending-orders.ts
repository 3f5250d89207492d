import type { Random } from '../kernel/random.port';
import type { Scheduler } from '../kernel/scheduler.port';
import { Subject, type ObservableValue } from '../kernel/observable-value';
import { placeOnce, type Placement, type Sending } from './place-once';
import { longestJourney } from './until-known';

/** An order on its way. `unknown`: the answer was lost and the exchange is being asked what became of it. */
export interface PendingOrder<Intent> {
  readonly clientOrderId: number;
  readonly intent: Intent;
  readonly phase: 'sending' | 'unknown';
  /** Sends it once more under its client order id; only while it is in doubt. */
  readonly again?: () => void;
}

/** What one kind of order takes to be sent and to be found. */
type Ways = Pick<Sending, 'send' | 'find' | 'watch'>;

/** Called when the answer is lost, with what sends the same order once more. */
export type OnLost = (again: () => void) => void;

/**
 * Orders between being sent and being known of, oldest first. Whoever wants the same order while one like it is in
 * doubt wants that one: it goes out again under its client order id, and both learn what came of it.
 */
export class PendingOrders<Intent> {
  readonly #list = new Subject<readonly PendingOrder<Intent>[]>([]);
  readonly #placements = new Map<number, Promise<Placement>>();
  /** Client order ids of orders that nobody could be asked about any more, by what was wanted. */
  readonly #leftInDoubt = new Map<string, number>();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly random: Random,
  ) {}

  get list(): ObservableValue<readonly PendingOrder<Intent>[]> {
    return this.#list;
  }

  place(intent: Intent, ways: (clientOrderId: number) => Ways, onLost?: OnLost): Promise<Placement> {
    const wanted = JSON.stringify(intent);
    const doubtful = this.#list.current.find((order) => order.again && JSON.stringify(order.intent) === wanted);
    if (doubtful?.again) {
      onLost?.(doubtful.again);
      doubtful.again();
      return this.#placements.get(doubtful.clientOrderId)!;
    }
    const clientOrderId = this.#leftInDoubt.get(wanted) ?? this.random.identifier();
    const placement = this.#place(clientOrderId, intent, ways(clientOrderId), onLost).then((ended) => {
      if (ended.status === 'unknown') this.#remember(wanted, clientOrderId);
      return ended;
    });
    this.#placements.set(clientOrderId, placement);
    return placement;
  }

  async #place(clientOrderId: number, intent: Intent, ways: Ways, onLost?: OnLost): Promise<Placement> {
    this.#list.set([...this.#list.current, { clientOrderId, intent, phase: 'sending' }]);
    try {
      return await placeOnce({
        ...ways,
        clientOrderId,
        scheduler: this.scheduler,
        onLost: (again) => {
          this.#list.set(
            this.#list.current.map((order) =>
              order.clientOrderId === clientOrderId ? { ...order, phase: 'unknown', again } : order,
            ),
          );
          onLost?.(again);
        },
      });
    } finally {
      this.#list.set(this.#list.current.filter((order) => order.clientOrderId !== clientOrderId));
      this.#placements.delete(clientOrderId);
    }
  }

  #remember(wanted: string, clientOrderId: number): void {
    this.#leftInDoubt.set(wanted, clientOrderId);
    this.scheduler.after(longestJourney, () => this.#leftInDoubt.delete(wanted));
  }
}
