import { Subject } from './observable-value';
import { token, type Key } from './token';

/**
 * Brings what is not in the first script: a class of the application, with all that it stands on. The application says
 * what and when; what it takes to get there is the business of whoever put it together.
 */
export interface Loader {
  /** @throws when it could not be had */
  load<T>(key: () => Promise<Key<T>>): Promise<T>;
}

export const Loader = token<Loader>('Loader');

interface LaterState<T> {
  readonly value?: T;
  readonly failed: boolean;
}

/** Something that comes once it is needed. */
export class Later<T> {
  readonly #state = new Subject<LaterState<T>>({ failed: false });
  #coming: Promise<T | undefined> | undefined;

  constructor(private readonly bring: () => Promise<T>) {}

  /** `undefined` as long as it is not there. */
  get value(): T | undefined {
    return this.#state.current.value;
  }

  /** It could not be had; who asks again may have more luck. */
  get failed(): boolean {
    return this.#state.current.failed;
  }

  /** Asked for once, whoever asks how often. @returns `undefined` when it cannot be had */
  load(): Promise<T | undefined> {
    return (this.#coming ??= this.#load());
  }

  async #load(): Promise<T | undefined> {
    this.#state.set({ failed: false });
    try {
      const value = await this.bring();
      this.#state.set({ failed: false, value });
      return value;
    } catch {
      this.#coming = undefined;
      this.#state.set({ failed: true });
      return undefined;
    }
  }
}
