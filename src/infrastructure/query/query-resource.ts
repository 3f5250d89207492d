import { QueryObserver, type QueryClient, type QueryObserverOptions, type QueryState } from '@tanstack/query-core';
import type { Failure } from '../../application/kernel/failure';
import type { Listener, Unsubscribe } from '../../application/kernel/observable-value';
import type { Resource, ResourceState } from '../../application/kernel/resource';

/** One object, so that a listener is not told of it twice. */
const loading: ResourceState<never> = { status: 'loading' };

/** One query as a resource: read while somebody listens. */
export class QueryResource<T> implements Resource<T> {
  readonly #client: QueryClient;
  readonly #options: QueryObserverOptions<T, Failure>;
  #known: QueryState<T, Failure> | undefined;
  #state: ResourceState<T> = loading;

  constructor(client: QueryClient, options: QueryObserverOptions<T, Failure>) {
    this.#client = client;
    this.#options = options;
  }

  get current(): ResourceState<T> {
    const query = this.#client.getQueryState<T, Failure>(this.#options.queryKey!);
    if (query !== this.#known) {
      this.#known = query;
      this.#state = query ? stateOf(query) : loading;
    }
    return this.#state;
  }

  subscribe(listener: Listener<ResourceState<T>>): Unsubscribe {
    const observer = new QueryObserver<T, Failure>(this.#client, this.#options);
    let announced = this.current;
    return observer.subscribe(() => {
      const state = this.current;
      if (state === announced) return;
      announced = state;
      listener(state);
    });
  }

  async refresh(): Promise<void> {
    const { queryKey, queryFn, meta } = this.#options;
    // The outcome, good or bad, is in the state.
    await this.#client
      .fetchQuery<T, Failure>({ queryKey: queryKey!, queryFn: queryFn as never, staleTime: 0, ...(meta && { meta }), retry: this.#retry() })
      .catch(() => undefined);
  }

  /** `fetchQuery` alone would not retry. */
  #retry(): never {
    return this.#client.getDefaultOptions().queries?.retry as never;
  }
}

function stateOf<T>(query: QueryState<T, Failure>): ResourceState<T> {
  const value = query.data;
  if (query.status === 'error' && query.error) {
    return { status: 'failed', failure: query.error, ...(value !== undefined && { previous: value }) };
  }
  if (value === undefined) return loading;
  return { status: 'ready', value, updatedAt: query.dataUpdatedAt, refreshing: query.fetchStatus === 'fetching' };
}
