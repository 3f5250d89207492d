import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { OrderTicket, type TicketPhase } from '../../../../application/trading/order-ticket';
import type { Placement } from '../../../../application/trading/place-once';
import type { ConfirmationReason, OrderMessage, PlacedOrder } from './order-form-surroundings';
import type { TicketDrafts } from './ticket-drafts';

/** Orders of one form on their way, one at a time: asking before, waiting, and what came of it. */
export class OrderSendingStore {
  readonly #ticket = new OrderTicket();
  phase: TicketPhase = 'idle';
  confirming: ConfirmationReason | undefined = undefined;
  message: OrderMessage | undefined = undefined;

  constructor(private readonly kept: TicketDrafts) {
    makeObservable(this, {
      phase: observable,
      confirming: observable,
      message: observableRef,
      showPhase: actionBound,
      ask: actionBound,
      clear: actionBound,
      say: actionBound,
    });
  }

  start(): Unsubscribe {
    this.showPhase(this.#ticket.phase.current);
    return this.#ticket.phase.subscribe(this.showPhase);
  }

  showPhase(phase: TicketPhase): void {
    this.phase = phase;
  }

  ask(reason: ConfirmationReason | undefined): void {
    this.confirming = reason;
  }

  clear(): void {
    this.message = undefined;
    this.confirming = undefined;
  }

  say(message: OrderMessage | undefined): void {
    this.message = message;
  }

  /** @param onPlaced what else changes with the message that the order was placed: one picture shows it all */
  async send(
    order: PlacedOrder,
    place: (onLost: () => void) => Promise<Placement>,
    onPlaced: () => void,
  ): Promise<void> {
    this.clear();
    await this.#ticket.place(place, (placement) =>
      runInAction(() => {
        const placed = placement.status === 'placed';
        this.message = placed
          ? { kind: 'placed', ...order }
          : { kind: placement.status === 'unknown' ? 'unknown' : 'failed', failure: placement.failure };
        this.kept.last.set(this.message);
        if (placed) onPlaced();
      }),
    );
  }
}
