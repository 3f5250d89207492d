import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Dispatch, LookUp } from '../../../application/earn/act-once';
import type { Failure, Outcome } from '../../../application/kernel/failure';

type OnceState<T> =
  | { readonly status: 'typing'; readonly failure?: Failure }
  | { readonly status: 'sending' }
  /** The answer was lost, and the exchange is asked. */
  | { readonly status: 'lookedUp' }
  | LookUp<T>;

/** Something that is asked for a single time, from what is typed to what became of it. */
export class OnceStore<T> {
  state: OnceState<T> = { status: 'typing' };

  constructor() {
    makeObservable(this, { state: observableRef });
  }

  /** A second press while the first is under way does nothing. */
  async run(send: () => Outcome<Dispatch<T>>): Promise<void> {
    const { state } = this;
    if (state.status !== 'typing') return;
    this.#now({ status: 'sending' });
    const sent = await send();
    if (!sent.ok) return this.#now({ status: 'typing', failure: sent.error });
    if (sent.value.status === 'done') return this.#now(sent.value);
    const lookUp: OnceState<T> = { status: 'lookedUp' };
    this.#now(lookUp);
    const known = await sent.value.outcome;
    // Somebody may have begun another one meanwhile.
    if (this.state === lookUp) this.#now(known);
  }

  again(): void {
    this.#now({ status: 'typing' });
  }

  #now(state: OnceState<T>): void {
    runInAction(() => (this.state = state));
  }
}
