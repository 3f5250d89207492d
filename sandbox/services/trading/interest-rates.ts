import { decimalOf } from '../markets/market-board';

/** Rate of a year for a token that nobody has borrowed: the foot of the rate curve. */
const annualBaseRate = 0.02;
const hoursOfYear = 24 * 365;

/** Fractions as decimal texts. Nothing is lent, so the rate of every token stays where the curve begins. */
export const baseRate = {
  hourly: decimalOf(annualBaseRate / hoursOfYear, 10),
  annual: decimalOf(annualBaseRate, 4),
} as const;
