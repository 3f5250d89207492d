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

type LaterState<T> =
  | { readonly status: 'absent' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/** Something that comes once it is needed. */
export class Later<T> {
  readonly #state = new Subject<LaterState<T>>({ status: 'absent' });
  #coming: Promise<T | undefined> | undefined;

  constructor(private readonly bring: () => Promise<T>) {}

  /** `undefined` as long as it is not there. */
  get value(): T | undefined {
    const state = this.#state.current;
    return state.status === 'ready' ? state.value : undefined;
  }

  /** It could not be had; who asks again may have more luck. */
  get failed(): boolean {
    return this.#state.current.status === 'failed';
  }

  /** Asked for once, whoever asks how often. @returns `undefined` when it cannot be had */
  load(): Promise<T | undefined> {
    return (this.#coming ??= this.#load());
  }

  async #load(): Promise<T | undefined> {
    this.#state.set({ status: 'loading' });
    try {
      const value = await this.bring();
      this.#state.set({ status: 'ready', value });
      return value;
    } catch {
      this.#coming = undefined;
      this.#state.set({ status: 'failed' });
      return undefined;
    }
  }
}
