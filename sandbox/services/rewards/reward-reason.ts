import type { RewardReason } from '../../../src/domain/wallet/movement';
import { campaignPlans } from '../campaigns/campaign-plan';

const beginnings: readonly (readonly [string, RewardReason])[] = [
  ['campaign-', 'CAMPAIGN'],
  ['practice-prize-', 'CAMPAIGN'],
  ['listing-', 'LISTING_CAMPAIGN'],
  ['voucher:', 'VOUCHER'],
  ['copy:', 'COPYING'],
];

/** What a distribution was for, by the reference that it was booked under. */
export function rewardReason(reference: string): RewardReason | undefined {
  return beginnings.find(([beginning]) => reference.startsWith(beginning))?.[1];
}

/** The name of the campaign whose prize it is. */
export function rewardCampaign(reference: string): string | undefined {
  const id = /^(?:campaign|practice-prize)-([^#]+)#/.exec(reference)?.[1];
  return campaignPlans.find((plan) => plan.id === id)?.name;
}
