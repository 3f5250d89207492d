import type { Query, QueryCache } from '@tanstack/query-core';
import type { Failure } from '../../application/kernel/failure';
import { type Attempts, mayPass, type Recovery } from '../../application/kernel/recovery';
import { failure } from '../../domain/shared/result';

/** Reads that failed after all their tries and have not been answered since: they are tried again while somebody looks. */
export class FailingReads {
  readonly #reads = new Map<string, { readonly reason: Failure; readonly attempts: Attempts }>();

  constructor(
    private readonly recovery: Recovery,
    queries: QueryCache,
  ) {
    queries.subscribe((event) => {
      if (event.type === 'removed') this.forget(event.query.queryHash);
      if (event.type !== 'updated') return;
      if (event.action.type === 'error') this.#failed(event.query);
      if (event.action.type === 'success') this.forget(event.query.queryHash);
    });
  }

  /** Why a read could not be had so far. */
  of(hash: string): Failure | undefined {
    return this.#reads.get(hash)?.reason;
  }

  /** Somebody asks anew. */
  forget(hash: string): void {
    this.#reads.get(hash)?.attempts.drop();
    this.#reads.delete(hash);
  }

  #failed(query: Query): void {
    const reason = query.state.error as unknown as Failure;
    if (!mayPass(reason)) return this.forget(query.queryHash);
    const { attempts } = this.#reads.get(query.queryHash) ?? { attempts: this.recovery.attempts() };
    this.#reads.set(query.queryHash, { reason, attempts });
    attempts.ended(failure(reason), () => {
      if (query.isActive()) void query.fetch().catch(() => undefined);
    });
  }
}
