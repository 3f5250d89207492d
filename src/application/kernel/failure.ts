import type { Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/instant';
import type { RejectionReason } from '../../domain/trading/rejection-reason';

/**
 * Why a port could not do what was asked. `code` is the host's own code where it sent one
 * (specification, section 8; protocol 4.5); `detail` is for the log, never for the screen.
 */
export type Failure =
  | FailureOf<'offline'>
  | FailureOf<'unauthorised'>
  | (FailureOf<'rateLimited'> & { readonly retryAfter?: Milliseconds })
  | FailureOf<'unknownParameter'>
  | FailureOf<'invalid'>
  | FailureOf<'notFound'>
  | FailureOf<'duplicate'>
  | FailureOf<'quantityTooHigh'>
  | FailureOf<'cannotWithdraw'>
  | (FailureOf<'rejected'> & { readonly reason: RejectionReason })
  | FailureOf<'maintenance'>
  | FailureOf<'malformed'>
  | FailureOf<'cancelled'>
  | FailureOf<'signIn'>
  | FailureOf<'unknown'>;

export type FailureKind = Failure['kind'];

export interface FailureOf<K extends string> {
  readonly kind: K;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
}

/** What every port verb answers. */
export type Outcome<T> = Promise<Result<T, Failure>>;

/** A request that failed this way may be sent again as it is: it certainly did not reach the host, or only reads. */
export function isTransient(failure: Failure): boolean {
  return failure.kind === 'offline' || failure.kind === 'maintenance' || failure.kind === 'rateLimited' || failure.kind === 'unknown';
}
