import { type Decimal, roundTo, smallerOf } from '../shared/decimal';
import type { ReferralCampaign } from './referral';

export type ReferralLevel = ReferralCampaign['tiers'][number];

/** Decimals in which the exchange books; what is finer stays with it. */
const bookedDecimals = 12;

/** The level that so many invited people who have traded are enough for; `undefined` where there is none. */
export function referralLevel(levels: readonly ReferralLevel[], traded: number): ReferralLevel | undefined {
  return levels
    .filter(({ tradedFrom }) => tradedFrom <= traded)
    .reduce<ReferralLevel | undefined>(
      (best, level) => (best === undefined || level.tradedFrom > best.tradedFrom ? level : best),
      undefined,
    );
}

/** What of a fee goes to whoever invited its payer, and what back to the payer, as the exchange pays it. Rates as fractions. */
export function referralCommission(
  fee: Decimal,
  rate: Decimal,
  friendRate: Decimal,
): { readonly commission: Decimal; readonly friend: Decimal } {
  const friend = booked(fee.times(smallerOf(friendRate, rate)));
  return { commission: booked(fee.times(rate)).minus(friend), friend };
}

function booked(amount: Decimal): Decimal {
  return roundTo(amount, bookedDecimals, 'down');
}
