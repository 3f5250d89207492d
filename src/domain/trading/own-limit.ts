import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** Which of somebody's own limits stands against an order. */
export const ownLimits = ['orderValue', 'orderQuantity', 'position', 'dailyLoss', 'coolDown', 'hours'] as const;
export type OwnLimit = (typeof ownLimits)[number];

/** Limits that are an amount of an asset. */
type MeasuredLimit = Exclude<OwnLimit, 'coolDown' | 'hours'>;

/** Why an order is not sent, with what was set, or until when it holds. */
export type Stopped =
  | { readonly limit: MeasuredLimit; readonly set?: { readonly amount: Decimal; readonly asset: string } | undefined }
  | { readonly limit: 'coolDown'; readonly until?: Instant | undefined }
  /** Of the user's day, 0 to 23, in which something may be opened. */
  | { readonly limit: 'hours'; readonly hours?: readonly number[] | undefined }
  | { readonly limit: 'notConfirmed' | 'notKnown' };
