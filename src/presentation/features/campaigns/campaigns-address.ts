import type { CampaignStatus } from '../../../domain/campaigns/campaign';

export const campaignTabs = ['LIVE', 'UPCOMING', 'ENDED'] as const satisfies readonly CampaignStatus[];
type CampaignTab = (typeof campaignTabs)[number];

/** Which campaigns the address asks for: `/campaigns?status=ended`. */
export function campaignTab(address: URLSearchParams): CampaignTab {
  const asked = address.get('status')?.toUpperCase();
  return campaignTabs.find((tab) => tab === asked) ?? 'LIVE';
}

export function campaignsQuery(tab: CampaignTab): Record<string, string> {
  return tab === 'LIVE' ? {} : { status: tab.toLowerCase() };
}
