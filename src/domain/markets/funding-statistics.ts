import { decimal, divide, zero, type Decimal } from '../shared/decimal';
import type { SettledFunding } from './funding';

/** Settled funding rates in short; zeros without any. */
interface FundingStatistics {
  readonly average: Decimal;
  readonly highest: Decimal;
  readonly lowest: Decimal;
  /** How many times longs paid. */
  readonly positive: number;
}

export function fundingStatistics(settled: readonly Pick<SettledFunding, 'rate'>[]): FundingStatistics {
  const rates = settled.map(({ rate }) => rate);
  const [first = zero] = rates;
  const sum = rates.reduce((total, rate) => total.plus(rate), zero);
  return {
    average: divide(sum, decimal(Math.max(1, rates.length))),
    highest: rates.reduce((most, rate) => (rate.gt(most) ? rate : most), first),
    lowest: rates.reduce((least, rate) => (rate.lt(least) ? rate : least), first),
    positive: rates.filter((rate) => rate.gt(0)).length,
  };
}
