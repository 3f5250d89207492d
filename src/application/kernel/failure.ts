import type { Factor } from '../../domain/security/factor';
import type { Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/instant';
import type { Stopped } from '../../domain/trading/own-limit';
import type { RejectionReason } from '../../domain/trading/rejection-reason';

/**
 * Why a port could not do what was asked. `code` is the host's own code where it sent one
 * (specification, section 8; protocol 4.5). `detail` is for the log. Its words on screen:
 * presentation/kit/formats/failure-keys.ts, those of `signIn` presentation/features/session/sign-in-failure-keys.ts.
 */
export type Failure =
  | FailureOf<'offline'>
  | FailureOf<'unauthorised'>
  | (FailureOf<'rateLimited'> & { readonly retryAfter?: Milliseconds })
  | FailureOf<'unknownParameter'>
  /** `expiredCode`: what was sent, and no longer good. No try was spent. */
  | (FailureOf<'invalid'> & { readonly wrongProof?: WrongProof; readonly expiredCode?: true })
  /** `factorMissing`: what is not there is the account's second factor. */
  | (FailureOf<'notFound'> & { readonly factorMissing?: true })
  | FailureOf<'duplicate'>
  | FailureOf<'quantityTooHigh'>
  | FailureOf<'cannotWithdraw'>
  | (FailureOf<'rejected'> & { readonly reason: RejectionReason })
  /** Somebody's own limit stands against it: nothing was sent. */
  | (FailureOf<'ownLimit'> & Stopped)
  /** The host took an order without its expiry, which would have stayed for ever: it was cancelled again. */
  | FailureOf<'expiryNotKept'>
  /** Orders were cancelled, and a page that sends more of them has not said that it stopped. */
  | FailureOf<'stillSending'>
  | FailureOf<'maintenance'>
  | FailureOf<'malformed'>
  | FailureOf<'cancelled'>
  | FailureOf<'signIn'>
  /** The host began a session but its cookie did not arrive: this browser keeps none. */
  | FailureOf<'cookiesBlocked'>
  /** A request to change something that was not answered: it may have been carried out, or still be. */
  | FailureOf<'unanswered'>
  | FailureOf<'unknown'>;

/** A code or password that was asked for beside the session and was not right. */
export interface WrongProof {
  readonly factor: Factor;
  /** Before the factor is locked. */
  readonly triesLeft: number;
}

export type FailureKind = Failure['kind'];

interface FailureOf<K extends string> {
  readonly kind: K;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
}

/** What every port verb answers. */
export type Outcome<T> = Promise<Result<T, Failure>>;

const transient: ReadonlySet<FailureKind> = new Set(['offline', 'maintenance', 'rateLimited', 'malformed', 'unknown']);

/** A read that failed this way may do better when tried again. Says nothing of writes: they may have been carried out. */
export function isTransient(failure: Failure): boolean {
  return transient.has(failure.kind);
}

/** Refused because its owner keeps the account frozen: what was known before is not to be seen either. */
export function isFrozen(failure: Failure | undefined): boolean {
  return failure?.kind === 'rejected' && failure.reason === 'accountFrozen';
}
