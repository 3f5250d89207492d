import { rejectionCodes } from '../../src/domain/platform/service-code';
import type { RejectionReason } from '../../src/domain/trading/rejection-reason';
import type { RequestFault } from '../engine/model/commands';

/** A refusal as callers see it (protocol 2.1, 4.5). `code` is absent where the real service sends none. */
export class ApiError extends Error {
  constructor(
    readonly code: number | undefined,
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** What a client can act on, in the wire's words. */
    readonly data?: Readonly<Record<string, string | number | boolean>>,
  ) {
    super(message);
  }

  get body() {
    return {
      success: false,
      ...(this.code !== undefined && { code: this.code }),
      message: this.message,
      ...(this.data && { data: this.data }),
    };
  }
}

/** For work that nobody waits for: what is refused is done with, any other failure is told of. */
export function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

export const invalidSignature = () => new ApiError(-1001, 401, 'The key or its signature is not right.');
export const unauthorised = () =>
  new ApiError(-1002, 401, 'The session or key is unknown, over or not permitted to do this.');
export const unknownParameter = (name: string) => new ApiError(-1004, 400, `Unknown parameter: ${name}`);
export const invalidParameter = (what: string) => new ApiError(-1005, 400, `Invalid or missing parameter: ${what}`);
export const notFound = (what: string) => new ApiError(-1006, 400, `No such ${what}.`);
export const duplicate = (message: string) => new ApiError(-1007, 409, message);
/** The real service sends no code here. */
export const invalidSymbol = (symbol: string) => new ApiError(undefined, 400, `invalid symbol ${symbol}`);

const rejectionWords: Readonly<Record<RejectionReason, string>> = {
  insufficientBalance: 'The balance is not enough.',
  priceNotOnTick: 'The price is not a multiple of the tick.',
  priceOutOfBounds: 'The price is outside the bounds of this market.',
  priceOutOfBand: 'The price is too far from the market.',
  quantityNotOnStep: 'The quantity is not a multiple of the step.',
  quantityOutOfBounds: 'The quantity is outside the bounds of this market.',
  belowMinimumNotional: 'The value of the order is below the minimum.',
  unknownMarket: 'The symbol does not exist.',
  marketNotTrading: 'Trading is suspended in this market.',
  noLiquidity: 'Nobody is on the other side of the book.',
  orderEnded: 'The order has ended already.',
  orderNotFound: 'The order does not exist.',
  // Client libraries tell by these words that the exchange is well and only this was refused.
  postOnlyWouldTake: 'Can not place: a post-only order must not trade at once.',
  expiryOutOfBounds: 'The order must end in the future, within 90 days.',
  insufficientMargin: 'The free collateral does not cover the margin.',
  reduceOnlyRefused: 'A reduce-only order must not exceed the position.',
  leverageOutOfBounds: 'The leverage is not allowed for this contract and position.',
  positionSideMismatch: 'The position side does not fit the position mode.',
  maximumPosition: 'The position would exceed the maximum.',
  tooManyOrders: 'There are too many open orders of this kind.',
  modeInUse: 'Close positions and cancel contract orders first.',
  beingLiquidated: 'The account is below its maintenance margin; positions can only be reduced.',
  triggerRequired: 'A trigger price is needed.',
  triggerNotAbove: 'The trigger price must be above the current price.',
  triggerNotBelow: 'The trigger price must be below the current price.',
  legsDoNotMatch: 'The legs of the order do not fit together.',
  isolatedMarginRefused: 'The margin of this position cannot be changed now.',
  isolatedMarginWithdrawable: 'The position needs more margin than this would leave.',
  isolatedMarginBalance: 'The free balance does not cover this margin.',
  collateralNeeded: 'This collateral is needed as margin.',
  accountFrozen: 'The account is frozen by its owner.',
  notAvailable: 'Can not place or change this: it is not available for the account.',
};

const requestFaults: Readonly<Record<RequestFault, () => ApiError>> = {
  unknownTier: () => invalidParameter('tier'),
  voucherRefused: () => new ApiError(-1005, 400, 'The voucher cannot be used now.'),
  duplicateClientOrderId: () => new ApiError(302117, 400, 'The client order id has been used before.'),
  unknownAccount: unauthorised,
  unsupportedAlgoType: () => new ApiError(317167, 400, 'This type of conditional order is not supported here.'),
  malformedOrder: () => invalidParameter('the fields of the order do not fit its type'),
  timeoutOutOfRange: () => new ApiError(317176, 400, 'The time must be between 0 and 900000 milliseconds.'),
};

export function rejected(reason: RejectionReason | RequestFault): ApiError {
  return reason in requestFaults
    ? requestFaults[reason as RequestFault]()
    : new ApiError(rejectionCodes[reason as RejectionReason][0], 400, rejectionWords[reason as RejectionReason]);
}
