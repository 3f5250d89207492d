import type { Instant, Milliseconds } from '../../domain/shared/instant';
import type { Failure, Outcome } from './failure';
import type { ObservableValue } from './observable-value';
import { token } from './token';

/** A plain read and what is known of it. A failed refresh keeps the previous value. */
export type ResourceState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T; readonly updatedAt: Instant; readonly refreshing: boolean }
  | { readonly status: 'failed'; readonly failure: Failure; readonly previous?: T };

/** What is known, also while it is read again or could not be. */
export function known<T>(state: ResourceState<T>): T | undefined {
  if (state.status === 'ready') return state.value;
  return state.status === 'failed' ? state.previous : undefined;
}

export interface Resource<T> extends ObservableValue<ResourceState<T>> {
  /** Reads again now, whatever the age of the value. */
  refresh(): Promise<void>;
}

export interface ResourceDefinition<T> {
  /** Two resources with the same key share one value. */
  readonly key: readonly (string | number)[];
  readonly load: () => Outcome<T>;
  /** How long a value counts as fresh; 0 by default. */
  readonly staleAfter?: Milliseconds;
  /** Of plain data: one that is read again and is as it was stays the same object. */
  readonly plain?: boolean;
  /** Public data: kept when the session ends. */
  readonly outlivesSession?: boolean;
}

/**
 * Cache of reads: 3 tries with a back-off from 1 s doubling to 30 s, values kept 5 minutes
 * after their last reader left (specification, section 9). Reading starts with the first subscriber. What failed for
 * now stays failed, and is read again by itself while somebody listens.
 */
export interface ResourceCache {
  open<T>(definition: ResourceDefinition<T>): Resource<T>;
  /** Forgets every value that does not outlive the session; called when it ends. */
  clear(): void;
}

export const ResourceCache = token<ResourceCache>('ResourceCache');
