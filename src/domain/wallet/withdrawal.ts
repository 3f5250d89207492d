import { decimal, divide, roundTo, zero, type Decimal } from '../shared/decimal';
import type { BookedAddress } from './address-book';
import type { Movement } from './movement';
import type { TokenNetwork } from './token-network';
import type { Transfer } from './transfer';

/** Where coins go: to an address of a network, or to another person of the exchange. */
export type Recipient =
  | {
      readonly network: string;
      readonly address: string;
      /** Empty for none. */
      readonly memo: string;
      /** Somebody has said that none is needed, though the network knows them. */
      readonly withoutMemo?: true | undefined;
    }
  | { readonly userId: string };

/** People of the exchange are kept in the address book like addresses, on a network of this name. */
export const internalNetwork = 'INTERNAL';

export function recipientOf({ network, address, memo, withoutMemo }: BookedAddress): Recipient {
  if (network === internalNetwork) return { userId: address };
  return { network, address, memo, ...(withoutMemo && { withoutMemo }) };
}

/** Among withdrawals. Transfers are counted apart from what goes over a chain, so a number alone may be both. */
export function withdrawalIdOfTransfer(transferId: string): string {
  return `transfer ${transferId}`;
}

/** What went to another person of the exchange, like a withdrawal; `undefined` for any other transfer. */
export function withdrawalOfTransfer({ id, asset, amount, to, at, status }: Transfer): Movement | undefined {
  if (to.userId === undefined) return undefined;
  return {
    id: withdrawalIdOfTransfer(id),
    side: 'WITHDRAW',
    chainToken: asset,
    network: internalNetwork,
    amount,
    fee: zero,
    feeAsset: '',
    sourceAddress: '',
    targetAddress: to.userId,
    memo: '',
    transactionId: '',
    status: status === 'WAITING' ? 'NEW' : status,
    confirmations: undefined,
    waitsForApproval: status === 'WAITING',
    createdAt: at,
    updatedAt: at,
  };
}

/** The least that may leave over a network: what is published, and never so little that nothing arrives. */
export function leastWithdrawal({ minimumWithdrawal, withdrawalFee, decimals }: TokenNetwork): Decimal {
  const smallest = decimal(`1e-${decimals ?? 12}`);
  const moreThanFee = withdrawalFee.plus(smallest);
  return minimumWithdrawal.gt(moreThanFee) ? minimumWithdrawal : moreThanFee;
}

/** What arrives of an amount that leaves; never below nothing. */
export function arriving(amount: Decimal, fee: Decimal): Decimal {
  return amount.gt(fee) ? amount.minus(fee) : zero;
}

/**
 * How much of an asset may still leave within the day, rounded down; `undefined` for what nobody has priced.
 * @param allowance USDT
 * @param price USDT for one
 */
export function leftOfDay(
  allowance: { readonly limit: Decimal; readonly used: Decimal },
  price: Decimal,
): Decimal | undefined {
  if (price.lte(0)) return undefined;
  const left = allowance.limit.minus(allowance.used);
  return left.gt(0) ? roundTo(divide(left, price), 12, 'down') : zero;
}

/**
 * Whether a second person is asked to let it go.
 * @param worth USDT
 */
export function needsApproval(
  allowance: { readonly approvalAbove: Decimal | undefined; readonly usedUnapproved: Decimal },
  worth: Decimal,
): boolean {
  const { approvalAbove, usedUnapproved } = allowance;
  return approvalAbove !== undefined && usedUnapproved.plus(worth).gt(approvalAbove);
}
