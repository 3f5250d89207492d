import type { Failure } from '../kernel/failure';

/** Something read once and then kept by a stream. */
export type LiveState<T> =
  | { readonly status: 'loggedOut' }
  | { readonly status: 'loading' }
  /** `stale`: the stream is interrupted, so the value may be behind. */
  | { readonly status: 'ready'; readonly value: T; readonly stale: boolean }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What is known, also while it may be behind; `undefined` while nothing is. */
export function liveValue<T>(state: LiveState<T>): T | undefined {
  return state.status === 'ready' ? state.value : undefined;
}
