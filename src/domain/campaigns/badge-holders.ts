import type { CampaignBadge, CampaignStanding } from './campaign';

/** A badge of a campaign and who holds it now. */
export interface HeldBadge {
  readonly badge: CampaignBadge;
  /** Best rank first. */
  readonly holders: readonly CampaignStanding[];
}

/** By the rankings of the campaigns; badges that nobody holds are left out. */
export function heldBadges(
  badges: readonly CampaignBadge[],
  rankings: ReadonlyMap<string, readonly CampaignStanding[]>,
): readonly HeldBadge[] {
  return badges
    .map((badge) => ({
      badge,
      holders: (rankings.get(badge.campaignId) ?? []).filter(({ rank }) => rank >= badge.from && rank <= badge.to),
    }))
    .filter(({ holders }) => holders.length > 0);
}
