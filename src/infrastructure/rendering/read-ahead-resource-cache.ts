import { Subject } from '../../application/kernel/observable-value';
import {
  known,
  type Resource,
  type ResourceCache,
  type ResourceDefinition,
  type ResourceState,
} from '../../application/kernel/resource';
import type { KnownAnswers } from '../query/known-answers';

/**
 * Reads nothing while pages are rendered: whatever they ask for stays on its way, but for what the rendering has read
 * ahead, such as the article that a document is about.
 */
export class ReadAheadResourceCache implements ResourceCache {
  readonly #values = new Map<string, unknown>();
  #reading: Promise<unknown>[] | undefined;
  #drawn = new Set<string>();

  /** Reads what is opened meanwhile. @returns what came of it; `undefined` for what could not be had */
  async readAhead<T>(open: () => Resource<T>): Promise<T | undefined> {
    this.#reading = [];
    const resource = open();
    const reading = this.#reading;
    this.#reading = undefined;
    await Promise.all(reading);
    return known(resource.current);
  }

  /** What was read ahead and is drawn by this, by the keys of its reads. */
  answersDrawnBy(draw: () => void): KnownAnswers {
    this.#drawn = new Set();
    draw();
    return Object.fromEntries([...this.#drawn].map((name) => [name, this.#values.get(name)]));
  }

  open<T>({ key, load }: ResourceDefinition<T>): Resource<T> {
    const name = JSON.stringify(key);
    if (this.#reading && !this.#values.has(name))
      this.#reading.push(
        load().then((answer) => {
          if (answer.ok) this.#values.set(name, answer.value);
        }),
      );
    const loading = new Subject<ResourceState<T>>({ status: 'loading' });
    const values = this.#values;
    const note = (): void => void this.#drawn.add(name);
    let ready: ResourceState<T> | undefined;
    return {
      get current() {
        // One object, so that whoever draws it sees no change.
        if (values.has(name)) {
          note();
          ready ??= { status: 'ready', value: values.get(name) as T, updatedAt: 0, refreshing: false };
        }
        return ready ?? loading.current;
      },
      subscribe: (listener) => loading.subscribe(listener),
      refresh: () => Promise.resolve(),
    };
  }

  clear(): void {}
}
