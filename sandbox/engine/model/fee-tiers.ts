import type { InstrumentSpecification } from './instrument-specification';

/** In basis points, down to a tenth. */
export interface FeeRates {
  readonly makerBps: number;
  readonly takerBps: number;
}

type FeeTier = Readonly<Record<InstrumentSpecification['type'], FeeRates>>;

/** What trades of each tier are charged (protocol 4.4); its place in the list is its number. */
export const feeTiers: readonly FeeTier[] = [
  tier(6, 3),
  tier(4.8, 2.7),
  tier(3.6, 2.1),
  tier(3, 1.5),
  tier(2.4, 1.2),
  tier(1.8, 0.9),
];

/** Makers pay nothing in any of them. */
function tier(spotTaker: number, contractTaker: number): FeeTier {
  return { SPOT: { makerBps: 0, takerBps: spotTaker }, PERP: { makerBps: 0, takerBps: contractTaker } };
}
