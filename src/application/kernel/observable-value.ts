export type Unsubscribe = () => void;
export type Listener<T> = (value: T) => void;

/** A value that changes and says so. Listeners are called after a change, never on subscribing. */
export interface ObservableValue<T> {
  readonly current: T;
  subscribe(listener: Listener<T>): Unsubscribe;
}

/** A value to somebody who watches: it is told when the value is read, and when it has changed. */
interface Signal {
  read(): void;
  changed(): void;
}

/** How whoever draws the application learns of what it has read and of what changes. */
interface Reactivity {
  signal(): Signal;
  /** Works something out from values; anew only after one of them has changed, while somebody watches it. */
  derived<T>(work: () => T): () => T;
}

let reactivity: Reactivity | undefined;

/**
 * From here on every value of the application can be watched as the library of the views watches its own. It is the one
 * bridge between the two; without it values are plain, and told of by `subscribe` alone.
 */
export function watchWith(how: Reactivity | undefined): void {
  reactivity = how;
}

/** Something that is worked out from values and is as good as a value itself. */
export function derived<T>(work: () => T): () => T {
  let watched: (() => T) | undefined;
  return () => (reactivity ? (watched ??= reactivity.derived(work))() : work());
}

/** The writable side of an {@link ObservableValue}; an equal value is not announced. */
export class Subject<T> implements ObservableValue<T> {
  readonly #listeners = new Set<Listener<T>>();
  #signal: Signal | undefined;
  #current: T;

  constructor(initial: T) {
    this.#current = initial;
  }

  get current(): T {
    this.#signal ??= reactivity?.signal();
    this.#signal?.read();
    return this.#current;
  }

  set(value: T): void {
    if (Object.is(value, this.#current)) return;
    this.#current = value;
    this.#signal?.changed();
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
