import { namedCampaigns } from '../../../domain/campaigns/campaign';

/** Which look a campaign has: an earlier season has that of its campaign. */
export function campaignTheme(id: string): string | undefined {
  return namedCampaigns.find((name) => id.startsWith(name));
}
