import type { Result } from '../../domain/shared/result';
import type { Failure } from '../kernel/failure';

/** Whether the exchange certainly did not do what it was asked for; every other failure leaves it open. */
export function isRefusal({ kind }: Failure): boolean {
  switch (kind) {
    case 'unauthorised':
    case 'rateLimited':
    case 'unknownParameter':
    case 'invalid':
    case 'notFound':
    case 'quantityTooHigh':
    case 'cannotWithdraw':
    case 'rejected':
      return true;
    default:
      return false;
  }
}

/** A duplicate is an answer: what was asked for is there. */
export function isLost(answer: Result<unknown, Failure>): boolean {
  return !answer.ok && !isRefusal(answer.error) && answer.error.kind !== 'duplicate';
}
