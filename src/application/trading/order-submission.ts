import { Subject, type ObservableValue } from '../kernel/observable-value';
import type { OnLost } from './pending-orders';
import type { Placement } from './place-once';

/** `unknown`: the answer was lost and the exchange is being asked what became of the order. */
export type SubmissionPhase = 'idle' | 'sending' | 'unknown';

/** Where somebody writes orders: one at a time, so that a double click is one order. */
export class OrderSubmission {
  readonly #phase = new Subject<SubmissionPhase>('idle');
  #again: (() => void) | undefined;

  get phase(): ObservableValue<SubmissionPhase> {
    return this.#phase;
  }

  /** Sends the order that is in doubt once more, under the same client order id: there is never a second one. */
  again(): void {
    this.#again?.();
  }

  /**
   * @param send places what was written, and says when its answer was lost
   * @param known told what came of it as it becomes idle, so that both are seen at once
   * @returns `busy` when the one before is still on its way: nothing was sent
   */
  async place(
    send: (onLost: OnLost) => Promise<Placement>,
    known?: (placement: Placement) => void,
  ): Promise<Placement | { readonly status: 'busy' }> {
    if (this.#phase.current !== 'idle') return { status: 'busy' };
    this.#phase.set('sending');
    try {
      const placement = await send((again) => {
        this.#again = again;
        this.#phase.set('unknown');
      });
      known?.(placement);
      return placement;
    } finally {
      this.#again = undefined;
      this.#phase.set('idle');
    }
  }
}
