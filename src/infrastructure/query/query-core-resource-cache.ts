import { hashKey, QueryClient, type QueryObserverOptions } from '@tanstack/query-core';
import { isTransient, type Failure } from '../../application/kernel/failure';
import type { Recovery } from '../../application/kernel/recovery';
import type { Resource, ResourceCache, ResourceDefinition } from '../../application/kernel/resource';
import { minute, second } from '../../domain/shared/instant';
import { FailingReads } from './failing-reads';
import type { KnownAnswers } from './known-answers';
import { type Answer, QueryResource } from './query-resource';

const retries = 3;
const firstDelay = second;
const longestDelay = 30 * second;

/**
 * Reads by query-core with the specification's limits (section 9): 3 retries, back-off from 1 s doubling to 30 s,
 * values kept 5 minutes. A failure that cannot get better by itself is not retried; any other is, one try at a time,
 * while somebody looks.
 */
export class QueryCoreResourceCache implements ResourceCache {
  readonly #client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * minute,
        retryDelay: (count, reason) => retryDelay(count, reason as unknown as Failure),
        // Being offline is a failure the page shows; a read that silently waits would look like loading.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });

  readonly #failing: FailingReads;

  constructor(
    recovery: Recovery,
    private readonly answers: KnownAnswers = {},
  ) {
    this.#client.mount();
    this.#failing = new FailingReads(recovery, this.#client.getQueryCache());
    // What is being read goes on: begun anew each time, it would never have failed.
    recovery.onReadAgain(() => void this.#client.invalidateQueries({}, { cancelRefetch: false }));
  }

  open<T>(definition: ResourceDefinition<T>): Resource<T> {
    const hash = hashKey(definition.key);
    const answer = this.answers[JSON.stringify(definition.key)] as T | undefined;
    const options: QueryObserverOptions<Answer<T>, Failure> = {
      queryKey: definition.key,
      queryFn: async () => {
        const outcome = await definition.load();
        if (outcome.ok) return { value: outcome.value };
        // What it throws is what query-core keeps as the reason: a failure as it is.
        // oxlint-disable-next-line typescript/only-throw-error
        throw outcome.error;
      },
      retry: (count, reason) => count < retries && !this.#failing.of(hash) && isTransient(reason),
      // What failed is read again for whoever comes to look, not for one more beside them: a part that goes while it loads
      // and comes when it failed would have it read without end.
      retryOnMount: (query) => query.getObserversCount() === 1,
      staleTime: definition.staleAfter ?? 0,
      // Other values hold decimals, which are compared by nobody here.
      structuralSharing: definition.plain ?? false,
      // Known from the build: shown, and read again at once.
      ...(answer === undefined ? {} : { initialData: { value: answer }, initialDataUpdatedAt: 0 }),
      meta: { outlivesSession: definition.outlivesSession ?? false },
    };
    return new QueryResource<T>(this.#client, options, this.#failing);
  }

  clear(): void {
    const cache = this.#client.getQueryCache();
    for (const query of cache.getAll()) {
      if (query.meta?.['outlivesSession'] === true) continue;
      if (!query.isActive()) {
        cache.remove(query);
        continue;
      }
      // Somebody is looking: the value goes at once, and is asked for again.
      this.#failing.forget(query.queryHash);
      query.reset();
      void query.fetch().catch(() => undefined);
    }
  }
}

function retryDelay(count: number, reason: Failure): number {
  const backOff = Math.min(firstDelay * 2 ** count, longestDelay);
  return reason.kind === 'rateLimited' ? Math.max(backOff, reason.retryAfter ?? 0) : backOff;
}
