import type { InstrumentSpecification } from './instrument-specification';

/** In basis points, down to a tenth. */
export interface FeeRates {
  readonly makerBps: number;
  readonly takerBps: number;
}

export interface FeeTier {
  /** Whole WOO held or staked from which it begins. */
  readonly threshold: string;
  readonly fees: Readonly<Record<InstrumentSpecification['type'], FeeRates>>;
}

/** What each tier gives (protocol 4.4); its place in the list is its number. Makers pay nothing in any of them. */
export const feeTiers: readonly FeeTier[] = [
  tier('0', 6, 3),
  tier('1000000', 4.8, 2.7),
  tier('5000000', 3.6, 2.1),
  tier('20000000', 3, 1.5),
  tier('30000000', 2.4, 1.2),
  tier('50000000', 1.8, 0.9),
];

function tier(threshold: string, spotTaker: number, contractTaker: number): FeeTier {
  return {
    threshold,
    fees: { SPOT: { makerBps: 0, takerBps: spotTaker }, PERP: { makerBps: 0, takerBps: contractTaker } },
  };
}
