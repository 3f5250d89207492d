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
