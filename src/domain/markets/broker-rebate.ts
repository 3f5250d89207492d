import type { FeeTier } from './fee-group';
import { decimal, type Decimal } from '../shared/decimal';

interface BrokerVolume {
  /** What the broker's clients trade, in quote. */
  readonly volume: Decimal;
  /** Part of it that rests in the book first, 0 to 1. */
  readonly makerPart: Decimal;
  /** Part of the fees that comes back to the broker, 0 to 1: no call names it, it is agreed. */
  readonly rebatePart: Decimal;
}

export interface BrokerRebate {
  /** In quote, as the volume. */
  readonly fees: Decimal;
  readonly rebate: Decimal;
}

/** What a broker's clients pay for a volume at a tier, and what of it comes back. A maker's fee below zero is paid, not shared. */
export function brokerRebate(
  { volume, makerPart, rebatePart }: BrokerVolume,
  { makerBps, takerBps }: Pick<FeeTier, 'makerBps' | 'takerBps'>,
): BrokerRebate {
  const bps = makerPart.times(makerBps).plus(decimal(1).minus(makerPart).times(takerBps));
  const fees = volume.times(bps).div(10_000);
  return { fees, rebate: fees.gt(0) ? fees.times(rebatePart) : decimal(0) };
}
