import type { Log } from '../../../application/kernel/log.port';
import type { Listener, Unsubscribe } from '../../../application/kernel/observable-value';

/** Those who listen to one kind of message. One that throws is noted and does not keep the others from hearing. */
export class Listeners<T> {
  readonly #log: Log;
  readonly #listeners = new Set<{ readonly listener: Listener<T> }>();

  constructor(log: Log) {
    this.#log = log;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener<T>): Unsubscribe {
    const entry = { listener };
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  tell(value: T): void {
    // Those added meanwhile hear the next one; a Set would tell them this one, too.
    for (const { listener } of this.#listeners.size > 1 ? [...this.#listeners] : this.#listeners) {
      try {
        listener(value);
      } catch (cause) {
        this.#log.error('A listener of a stream failed.', cause);
      }
    }
  }
}
