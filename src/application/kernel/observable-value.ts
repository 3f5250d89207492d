export type Unsubscribe = () => void;
export type Listener<T> = (value: T) => void;

/** A value that changes and says so. Listeners are called after a change, never on subscribing. */
export interface ObservableValue<T> {
  readonly current: T;
  subscribe(listener: Listener<T>): Unsubscribe;
}

/** The writable side of an {@link ObservableValue}; an equal value is not announced. */
export class Subject<T> implements ObservableValue<T> {
  readonly #listeners = new Set<Listener<T>>();
  #current: T;

  constructor(initial: T) {
    this.#current = initial;
  }

  get current(): T {
    return this.#current;
  }

  set(value: T): void {
    if (Object.is(value, this.#current)) return;
    this.#current = value;
    for (const listener of [...this.#listeners]) listener(value);
  }

  subscribe(listener: Listener<T>): Unsubscribe {
    // One of its own for each: who subscribes twice with one function still hears after the first of the two has gone.
    const own: Listener<T> = (value) => listener(value);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }
}

/** Something that runs from `start` until the returned function is called. */
export interface Startable {
  start(): Unsubscribe;
}
