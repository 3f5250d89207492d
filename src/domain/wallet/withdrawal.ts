import { decimalPlaces, zero, type Decimal } from '../shared/decimal';
import type { BookedAddress } from './address-book';
import type { Movement } from './movement';
import type { TokenNetwork } from './token-network';

/** Where coins go: to an address of a network, or to another person of the exchange. */
export type Recipient =
  | { readonly network: string; readonly address: string; /** Empty for none. */ readonly memo: string }
  | { readonly userId: string };

/** People of the exchange are kept in the address book like addresses, on a network of this name. */
export const internalNetwork = 'INTERNAL';

export function recipientOf({ network, address, memo }: BookedAddress): Recipient {
  return network === internalNetwork ? { userId: address } : { network, address, memo };
}

export function sameRecipient(one: Recipient, other: Recipient): boolean {
  if ('userId' in one || 'userId' in other)
    return 'userId' in one && 'userId' in other && one.userId === other.userId;
  return one.network === other.network && one.address === other.address && one.memo === other.memo;
}

export type AmountProblem = 'zero' | 'tooManyDecimals' | 'belowMinimum' | 'aboveBalance' | 'aboveLimit';

interface AmountRules {
  /** Of the address's network; within the exchange there is none. */
  readonly network: Pick<TokenNetwork, 'minimumWithdrawal' | 'withdrawalFee' | 'decimals'> | undefined;
  /** `undefined` while it is not known. */
  readonly available: Decimal | undefined;
  /** What may still leave today, in the asset; `undefined` while it is not known. */
  readonly left: Decimal | undefined;
}

/** Why an amount cannot leave. The fee comes out of it. */
export function amountProblem(amount: Decimal, { network, available, left }: AmountRules): AmountProblem | undefined {
  if (amount.lte(zero)) return 'zero';
  if (network?.decimals !== undefined && decimalPlaces(amount) > network.decimals) return 'tooManyDecimals';
  if (network && (amount.lt(network.minimumWithdrawal) || amount.lte(network.withdrawalFee))) return 'belowMinimum';
  if (available && amount.gt(available)) return 'aboveBalance';
  return left && amount.gt(left) ? 'aboveLimit' : undefined;
}

/** What arrives of an amount that leaves; never below nothing. */
export function arriving(amount: Decimal, fee: Decimal): Decimal {
  return amount.gt(fee) ? amount.minus(fee) : zero;
}

/** Steps of a withdrawal, in their order. */
export const withdrawalSteps = ['NEW', 'PROCESSING', 'COMPLETED'] as const;

export function isUnderWay({ status }: Pick<Movement, 'status'>): boolean {
  return status === 'NEW' || status === 'CONFIRMING' || status === 'PROCESSING';
}
