import { QueryObserver, type QueryClient, type QueryObserverOptions, type QueryState } from '@tanstack/query-core';
import type { Failure } from '../../application/kernel/failure';
import type { Listener, Unsubscribe } from '../../application/kernel/observable-value';
import type { Resource, ResourceState } from '../../application/kernel/resource';

/** One object, so that a listener is not told of it twice. */
const loading: ResourceState<never> = { status: 'loading' };

/** What a read answered; a box, because the library takes `undefined` for no answer at all. */
export interface Answer<T> {
  readonly value: T;
}

/** One query as a resource: read while somebody listens. */
export class QueryResource<T> implements Resource<T> {
  readonly #client: QueryClient;
  readonly #options: QueryObserverOptions<Answer<T>, Failure>;
  #known: QueryState<Answer<T>, Failure> | undefined;
  #state: ResourceState<T> = loading;

  constructor(client: QueryClient, options: QueryObserverOptions<Answer<T>, Failure>) {
    this.#client = client;
    this.#options = options;
  }

  get current(): ResourceState<T> {
    const query = this.#client.getQueryState<Answer<T>, Failure>(this.#options.queryKey!);
    if (query !== this.#known) {
      this.#known = query;
      this.#state = query ? stateOf(query) : loading;
    }
    return this.#state;
  }

  subscribe(listener: Listener<ResourceState<T>>): Unsubscribe {
    const observer = new QueryObserver<Answer<T>, Failure>(this.#client, this.#options);
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
      .fetchQuery<Answer<T>, Failure>({
        queryKey: queryKey!,
        queryFn: queryFn as never,
        staleTime: 0,
        ...(meta && { meta }),
        retry: this.#retry(),
      })
      .catch(() => undefined);
  }

  /** `fetchQuery` alone would not retry. */
  #retry(): never {
    return this.#client.getDefaultOptions().queries?.retry as never;
  }
}

function stateOf<T>(query: QueryState<Answer<T>, Failure>): ResourceState<T> {
  const answer = query.data;
  if (query.status === 'error' && query.error) {
    return { status: 'failed', failure: query.error, ...(answer && { previous: answer.value }) };
  }
  if (!answer) return loading;
  return {
    status: 'ready',
    value: answer.value,
    updatedAt: query.dataUpdatedAt,
    refreshing: query.fetchStatus === 'fetching',
  };
}
