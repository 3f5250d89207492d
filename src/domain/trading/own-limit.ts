import type { Decimal } from '../shared/decimal';

/** Which of somebody's own limits stands against an order. */
export const ownLimits = [
  'orderValue',
  'orderQuantity',
  'position',
  'dailyLoss',
  'coolDown',
  'hours',
  'notConfirmed',
  'notKnown',
] as const;
export type OwnLimit = (typeof ownLimits)[number];

/** Limits that are an amount of an asset. */
export type MeasuredLimit = Extract<OwnLimit, 'orderValue' | 'orderQuantity' | 'position' | 'dailyLoss'>;

/** Why an order is not sent, with the amount that was set where the limit is one. */
export type Stopped =
  | { readonly limit: MeasuredLimit; readonly set?: { readonly amount: Decimal; readonly asset: string } | undefined }
  | { readonly limit: Exclude<OwnLimit, MeasuredLimit> };
