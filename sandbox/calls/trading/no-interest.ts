import { ApiError } from '../../shared/api-error';

/** Balances of customers never go below zero, so nothing is ever owed. */
export function noInterest(): ApiError {
  return new ApiError(302144, 400, 'There is no interest to repay.');
}
