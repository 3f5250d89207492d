import { Clock } from '../../src/application/kernel/clock.port';
import { Subject, type Listener, type Unsubscribe } from '../../src/application/kernel/observable-value';
import type { Resource, ResourceCache, ResourceDefinition, ResourceState } from '../../src/application/kernel/resource';
import type { Needs } from '../../src/application/kernel/token';

/** Reads once for the first reader and again when asked; no retries, no ageing. */
export class PlainResourceCache implements ResourceCache {
  static readonly needs: Needs<typeof PlainResourceCache> = [Clock];

  readonly #resources = new Map<
    string,
    { readonly resource: PlainResource<unknown>; readonly outlivesSession: boolean }
  >();

  constructor(private readonly clock: Clock) {}

  open<T>(definition: ResourceDefinition<T>): Resource<T> {
    const key = JSON.stringify(definition.key);
    const known = this.#resources.get(key);
    if (known) return known.resource as unknown as Resource<T>;
    const resource = new PlainResource(definition, this.clock);
    this.#resources.set(key, {
      resource: resource as unknown as PlainResource<unknown>,
      outlivesSession: definition.outlivesSession ?? false,
    });
    return resource;
  }

  clear(): void {
    for (const [key, { outlivesSession }] of this.#resources) if (!outlivesSession) this.#resources.delete(key);
  }
}

class PlainResource<T> implements Resource<T> {
  readonly #state = new Subject<ResourceState<T>>({ status: 'loading' });
  #read = false;

  constructor(
    private readonly definition: ResourceDefinition<T>,
    private readonly clock: Clock,
  ) {}

  get current(): ResourceState<T> {
    return this.#state.current;
  }

  subscribe(listener: Listener<ResourceState<T>>): Unsubscribe {
    const unsubscribe = this.#state.subscribe(listener);
    if (!this.#read) void this.refresh();
    return unsubscribe;
  }

  async refresh(): Promise<void> {
    this.#read = true;
    const { load, plain } = this.definition;
    const answer = await load();
    const { current } = this.#state;
    const same =
      plain &&
      answer.ok &&
      current.status === 'ready' &&
      JSON.stringify(current.value) === JSON.stringify(answer.value);
    this.#state.set(
      answer.ok
        ? {
            status: 'ready',
            value: same ? current.value : answer.value,
            updatedAt: this.clock.now(),
            refreshing: false,
          }
        : { status: 'failed', failure: answer.error },
    );
  }
}
