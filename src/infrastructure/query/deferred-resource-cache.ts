import type { Resource, ResourceCache, ResourceDefinition } from '../../application/kernel/resource';
import { DeferredResource } from './deferred-resource';
import type { KnownAnswers } from './known-answers';

/** A resource cache that is loaded with the first reader, so that no first picture waits for the library behind it. */
export class DeferredResourceCache implements ResourceCache {
  #loading: Promise<ResourceCache> | undefined;
  #cache: ResourceCache | undefined;

  constructor(
    private readonly load: (answers: KnownAnswers) => Promise<ResourceCache>,
    private readonly answers: KnownAnswers = {},
  ) {}

  open<T>(definition: ResourceDefinition<T>): Resource<T> {
    return this.#cache
      ? this.#cache.open(definition)
      : new DeferredResource<T>(
          async () => (await this.#loaded()).open(definition),
          this.answers[JSON.stringify(definition.key)] as T | undefined,
        );
  }

  /** Without a cache nothing is kept yet. */
  clear(): void {
    this.#cache?.clear();
  }

  /** One that could not be loaded is asked for again by the next reader. */
  #loaded(): Promise<ResourceCache> {
    this.#loading ??= this.load(this.answers).then(
      (cache) => (this.#cache = cache),
      (cause: unknown) => {
        this.#loading = undefined;
        throw cause;
      },
    );
    return this.#loading;
  }
}
