import type { Unsubscribe } from '../kernel/observable-value';

/** `token` is the one that was refused; `undefined` when the call carried none. */
type RefusalListener = (token: string | undefined) => void;

/**
 * Where adapters report that a host refused the session (-1001 or -1002, on any call). They report every refusal;
 * the session ends once, and a token that has been replaced meanwhile ends nothing.
 */
export class SessionRefusals {
  readonly #listeners = new Set<RefusalListener>();

  report(token: string | undefined): void {
    for (const listener of [...this.#listeners]) listener(token);
  }

  subscribe(listener: RefusalListener): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
