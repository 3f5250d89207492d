import { CampaignsPort } from '../../../application/campaigns/campaigns.port';
import { ListingCampaignPort } from '../../../application/campaigns/listing-campaign.port';
import { MakerProgramsPort } from '../../../application/campaigns/maker-programs.port';
import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestCampaignsAdapter } from './rest-campaigns.adapter';
import { RestListingCampaignAdapter } from './rest-listing-campaign.adapter';
import { RestMakerProgramsAdapter } from './rest-maker-programs.adapter';

export const restCampaignsModule = defineModule('rest-campaigns', [
  entry(provide(CampaignsPort, RestCampaignsAdapter, RestClient, UnknownValues)),
  entry(provide(ListingCampaignPort, RestListingCampaignAdapter, RestClient, UnknownValues)),
  entry(provide(MakerProgramsPort, RestMakerProgramsAdapter, RestClient, UnknownValues)),
]);
