import { type Units, unitsFromText } from '../../engine/model/units';

/** Volume of 30 days in USDT from which a tier begins; below the first is tier 0. */
const steps = ['10000', '100000', '1000000', '10000000', '100000000'].map(unitsFromText);

export function tierOf(volume: Units): number {
  return steps.filter((step) => volume >= step).length;
}
