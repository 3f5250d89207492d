import type { Stopped } from '../../../domain/trading/own-limit';
import type { RejectionReason } from '../../../domain/trading/rejection-reason';
import type { Failure, FailureKind } from '../../../application/kernel/failure';
import type { NoticesPort, NoticeText } from '../notices.port';

/** Translation keys of every failure. A new kind does not compile before it has a text: whoever translates wants known keys. */
export type FailureKey =
  | `common:failure.${Exclude<FailureKind, 'rejected' | 'ownLimit'>}`
  | `common:rejection.${RejectionReason}`
  | `common:ownLimit.${'reached' | UnmeasuredLimit}`;

/** Those that have nothing to say beside their name. */
type UnmeasuredLimit = Extract<Stopped['limit'], 'notConfirmed' | 'notKnown'>;

/** The words for a failure; a refused order says which rule it broke. What was set is told where they are read. */
export function failureKey(failure: Failure): FailureKey {
  if (failure.kind === 'ownLimit')
    return failure.limit === 'notConfirmed' || failure.limit === 'notKnown'
      ? `common:ownLimit.${failure.limit}`
      : 'common:ownLimit.reached';
  return failure.kind === 'rejected' ? `common:rejection.${failure.reason}` : `common:failure.${failure.kind}`;
}

/** A notice of a failure. One's own limit is told with what was set, in the reader's figures. */
export function failureNotice(failure: Failure): NoticeText {
  return failure.kind === 'ownLimit' ? { key: failureKey(failure), failure } : { key: failureKey(failure) };
}

/** Tells of what was refused; an ended session has its own notice. */
export function tellRefusal(notices: Pick<NoticesPort, 'show'>, failure: Failure): void {
  if (failure.kind !== 'unauthorised') notices.show('error', failureNotice(failure));
}
