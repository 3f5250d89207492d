import type { Listener, Unsubscribe } from '../../application/kernel/observable-value';
import type { Resource, ResourceState } from '../../application/kernel/resource';

interface Reader<T> {
  readonly listener: Listener<ResourceState<T>>;
  left: boolean;
  stop?: Unsubscribe;
}

/** A resource of a cache that is still being loaded: `loading`, or what is known already, and the cache's own from then on. */
export class DeferredResource<T> implements Resource<T> {
  readonly #load: () => Promise<Resource<T>>;
  readonly #waiting = new Set<Reader<T>>();
  #state: ResourceState<T> = { status: 'loading' };
  #resource: Resource<T> | undefined;

  constructor(load: () => Promise<Resource<T>>, value?: T) {
    this.#load = load;
    if (value !== undefined) this.#state = { status: 'ready', value, updatedAt: 0, refreshing: false };
  }

  get current(): ResourceState<T> {
    return this.#resource ? this.#resource.current : this.#state;
  }

  subscribe(listener: Listener<ResourceState<T>>): Unsubscribe {
    if (this.#resource) return this.#resource.subscribe(listener);
    const reader: Reader<T> = { listener, left: false };
    this.#waiting.add(reader);
    void this.#loaded();
    return () => {
      reader.left = true;
      reader.stop?.();
    };
  }

  async refresh(): Promise<void> {
    await (await this.#loaded())?.refresh();
  }

  async #loaded(): Promise<Resource<T> | undefined> {
    if (this.#state.status === 'failed') this.#announce({ status: 'loading' });
    try {
      this.#resource ??= await this.#load();
    } catch {
      // What is known already stays: it was never said to be new.
      if (this.#state.status !== 'ready') this.#announce({ status: 'failed', failure: { kind: 'offline' } });
      return undefined;
    }
    for (const reader of this.#waiting) join(this.#resource, reader);
    this.#waiting.clear();
    return this.#resource;
  }

  #announce(state: ResourceState<T>): void {
    this.#state = state;
    for (const { listener, left } of this.#waiting) if (!left) listener(state);
  }
}

function join<T>(resource: Resource<T>, reader: Reader<T>): void {
  const known = resource.current;
  reader.stop = resource.subscribe(reader.listener);
  // A reader who left meanwhile began the read all the same, as with a cache that is there.
  if (reader.left) reader.stop();
  else if (known.status !== 'loading') reader.listener(known);
}
