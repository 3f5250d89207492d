export const tradingPeriods = ['SEVEN_DAYS', 'THIRTY_DAYS', 'NINETY_DAYS'] as const;
export type TradingPeriod = (typeof tradingPeriods)[number];

export const tradingTypes = ['SPOT', 'FUTURES', 'ALL'] as const;
export type TradingType = (typeof tradingTypes)[number];

export const sortOrders = ['ASC', 'DESC'] as const;
export type SortOrder = (typeof sortOrders)[number];

const days: Readonly<Record<TradingPeriod, number>> = { SEVEN_DAYS: 7, THIRTY_DAYS: 30, NINETY_DAYS: 90 };

/** UTC days, today included. */
export function daysOf(period: TradingPeriod): number {
  return days[period];
}
