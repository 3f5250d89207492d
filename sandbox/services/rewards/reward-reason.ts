import type { RewardReason } from '../../../src/domain/wallet/movement';

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
