import {
  hashKey,
  QueryObserver,
  type QueryClient,
  type QueryObserverOptions,
  type QueryState,
} from '@tanstack/query-core';
import type { Failure } from '../../application/kernel/failure';
import type { Listener, Unsubscribe } from '../../application/kernel/observable-value';
import type { Resource, ResourceState } from '../../application/kernel/resource';

import type { FailingReads } from './failing-reads';

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
  readonly #failing: FailingReads;
  readonly #hash: string;
  #known: QueryState<Answer<T>, Failure> | undefined;
  #state: ResourceState<T> = loading;

  constructor(client: QueryClient, options: QueryObserverOptions<Answer<T>, Failure>, failing: FailingReads) {
    this.#client = client;
    this.#options = options;
    this.#failing = failing;
    this.#hash = hashKey(options.queryKey);
  }

  get current(): ResourceState<T> {
    const query = this.#client.getQueryState<Answer<T>, Failure>(this.#options.queryKey);
    if (query !== this.#known) {
      this.#known = query;
      const state = query ? stateOf(query, this.#failing.of(this.#hash)) : loading;
      if (!isSameFailure(state, this.#state)) this.#state = state;
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
    const { queryKey, queryFn, meta, retry } = this.#options;
    this.#failing.forget(this.#hash);
    // The outcome, good or bad, is in the state.
    await this.#client
      .fetchQuery<Answer<T>, Failure>({
        queryKey: queryKey,
        queryFn: queryFn as never,
        staleTime: 0,
        ...(meta && { meta }),
        // By itself `fetchQuery` would not retry.
        retry: retry as never,
      })
      .catch(() => undefined);
  }
}

/** Still failed for the same reason: there is nothing to tell. */
function isSameFailure(a: ResourceState<unknown>, b: ResourceState<unknown>): boolean {
  return a.status === 'failed' && b.status === 'failed' && a.failure === b.failure && a.previous === b.previous;
}

/** @param failing why it could not be read, while it is tried again by itself */
function stateOf<T>(query: QueryState<Answer<T>, Failure>, failing: Failure | undefined): ResourceState<T> {
  const answer = query.data;
  if (query.status === 'error' && query.error) {
    return { status: 'failed', failure: query.error, ...(answer && { previous: answer.value }) };
  }
  if (!answer) return failing ? { status: 'failed', failure: failing } : loading;
  return {
    status: 'ready',
    value: answer.value,
    updatedAt: query.dataUpdatedAt,
    refreshing: query.fetchStatus === 'fetching',
  };
}
