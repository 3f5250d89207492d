import type { Decimal } from '../../domain/shared/decimal';
import type { MeasuredLimit, OwnLimit } from '../../domain/trading/own-limit';
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

/** An amount within a text, in the form of the reader's language. */
export interface AmountValue {
  readonly amount: Decimal;
  readonly asset: string;
}

type FailureWords =
  | { readonly key: FailureKey; readonly values?: undefined }
  | { readonly key: `common:ownLimitOf.${MeasuredLimit}`; readonly values: { readonly limit: AmountValue } };

/** The same, with the amount where somebody's own limit is one: whoever shows it writes the amount. */
export function failureWords(failure: Failure): FailureWords {
  return failure.kind === 'ownLimit' && 'set' in failure && failure.set
    ? { key: `common:ownLimitOf.${failure.limit}`, values: { limit: failure.set } }
    : { key: failureKey(failure) };
}
