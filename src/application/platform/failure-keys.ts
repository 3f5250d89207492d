import type { OwnLimit } from '../../domain/trading/own-limit';
import type { RejectionReason } from '../../domain/trading/rejection-reason';
import type { Failure, FailureKind } from '../kernel/failure';

/** Translation keys of every kind of failure; a new kind does not compile before it has one. */
export const failureKeys = {
  offline: 'common:failure.offline',
  unauthorised: 'common:failure.unauthorised',
  rateLimited: 'common:failure.rateLimited',
  unknownParameter: 'common:failure.unknownParameter',
  invalid: 'common:failure.invalid',
  notFound: 'common:failure.notFound',
  duplicate: 'common:failure.duplicate',
  quantityTooHigh: 'common:failure.quantityTooHigh',
  cannotWithdraw: 'common:failure.cannotWithdraw',
  rejected: 'common:failure.rejected',
  ownLimit: 'common:failure.ownLimit',
  maintenance: 'common:failure.maintenance',
  malformed: 'common:failure.malformed',
  cancelled: 'common:failure.cancelled',
  signIn: 'common:failure.signIn',
  cookiesBlocked: 'common:failure.cookiesBlocked',
  unanswered: 'common:failure.unanswered',
  unknown: 'common:failure.unknown',
} as const satisfies Readonly<Record<FailureKind, `common:failure.${FailureKind}`>>;

export const rejectionKeys = {
  insufficientBalance: 'common:rejection.insufficientBalance',
  priceNotOnTick: 'common:rejection.priceNotOnTick',
  priceOutOfBounds: 'common:rejection.priceOutOfBounds',
  priceOutOfBand: 'common:rejection.priceOutOfBand',
  quantityNotOnStep: 'common:rejection.quantityNotOnStep',
  quantityOutOfBounds: 'common:rejection.quantityOutOfBounds',
  belowMinimumNotional: 'common:rejection.belowMinimumNotional',
  unknownMarket: 'common:rejection.unknownMarket',
  marketNotTrading: 'common:rejection.marketNotTrading',
  noLiquidity: 'common:rejection.noLiquidity',
  orderEnded: 'common:rejection.orderEnded',
  orderNotFound: 'common:rejection.orderNotFound',
  postOnlyWouldTake: 'common:rejection.postOnlyWouldTake',
  insufficientMargin: 'common:rejection.insufficientMargin',
  reduceOnlyRefused: 'common:rejection.reduceOnlyRefused',
  leverageOutOfBounds: 'common:rejection.leverageOutOfBounds',
  positionSideMismatch: 'common:rejection.positionSideMismatch',
  maximumPosition: 'common:rejection.maximumPosition',
  tooManyOrders: 'common:rejection.tooManyOrders',
  modeInUse: 'common:rejection.modeInUse',
  beingLiquidated: 'common:rejection.beingLiquidated',
  triggerRequired: 'common:rejection.triggerRequired',
  triggerNotAbove: 'common:rejection.triggerNotAbove',
  triggerNotBelow: 'common:rejection.triggerNotBelow',
  legsDoNotMatch: 'common:rejection.legsDoNotMatch',
  isolatedMarginRefused: 'common:rejection.isolatedMarginRefused',
  isolatedMarginWithdrawable: 'common:rejection.isolatedMarginWithdrawable',
  isolatedMarginBalance: 'common:rejection.isolatedMarginBalance',
  collateralNeeded: 'common:rejection.collateralNeeded',
  notAvailable: 'common:rejection.notAvailable',
} as const satisfies Readonly<Record<RejectionReason, `common:rejection.${RejectionReason}`>>;

export const ownLimitKeys = {
  orderValue: 'common:ownLimit.orderValue',
  orderQuantity: 'common:ownLimit.orderQuantity',
  position: 'common:ownLimit.position',
  dailyLoss: 'common:ownLimit.dailyLoss',
  coolDown: 'common:ownLimit.coolDown',
  hours: 'common:ownLimit.hours',
  notConfirmed: 'common:ownLimit.notConfirmed',
  notKnown: 'common:ownLimit.notKnown',
} as const satisfies Readonly<Record<OwnLimit, `common:ownLimit.${OwnLimit}`>>;

export type FailureKey =
  (typeof failureKeys)[FailureKind] | (typeof rejectionKeys)[RejectionReason] | (typeof ownLimitKeys)[OwnLimit];

/** The words for a failure. */
export function failureKey(failure: Failure): FailureKey {
  if (failure.kind === 'ownLimit') return ownLimitKeys[failure.limit];
  return failure.kind === 'rejected' ? rejectionKeys[failure.reason] : failureKeys[failure.kind];
}
