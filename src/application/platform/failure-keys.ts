import type { OwnLimit } from '../../domain/trading/own-limit';
import type { RejectionReason } from '../../domain/trading/rejection-reason';
import type { Failure, FailureKind } from '../kernel/failure';

/** Translation keys of every failure. A new kind does not compile before it has a text: whoever translates wants known keys. */
export type FailureKey =
  | `common:failure.${Exclude<FailureKind, 'rejected' | 'ownLimit'>}`
  | `common:rejection.${RejectionReason}`
  | `common:ownLimit.${OwnLimit}`;

/** The words for a failure; a refused order says which rule it broke. */
export function failureKey(failure: Failure): FailureKey {
  if (failure.kind === 'ownLimit') return `common:ownLimit.${failure.limit}`;
  return failure.kind === 'rejected' ? `common:rejection.${failure.reason}` : `common:failure.${failure.kind}`;
}
