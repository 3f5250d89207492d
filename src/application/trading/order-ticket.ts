import { Subject, type ObservableValue } from '../kernel/observable-value';
import type { Placement } from './place-once';

/** `unknown`: the answer was lost and the exchange is being asked what became of the order. */
export type TicketPhase = 'idle' | 'sending' | 'unknown';

/** Where somebody writes orders: one at a time, so that a double click is one order. */
export class OrderTicket {
  readonly #phase = new Subject<TicketPhase>('idle');


  get phase(): ObservableValue<TicketPhase> {
    return this.#phase;
  }

  /**
   * @param send places what was written, and says when its answer was lost
   * @returns `busy` when the one before is still on its way: nothing was sent
   */
  async place(send: (onLost: () => void) => Promise<Placement>): Promise<Placement | { readonly status: 'busy' }> {
    if (this.#phase.current !== 'idle') return { status: 'busy' };
    this.#phase.set('sending');
    try {
      return await send(() => this.#phase.set('unknown'));
    } finally {
      this.#phase.set('idle');
    }
  }
}
