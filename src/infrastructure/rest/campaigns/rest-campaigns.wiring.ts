import { CampaignsCommandsPort } from '../../../application/campaigns/campaigns-commands.port';
import { CampaignsPort } from '../../../application/campaigns/campaigns.port';
import { ListingCampaignCommandsPort } from '../../../application/campaigns/listing-campaign-commands.port';
import { ListingCampaignPort } from '../../../application/campaigns/listing-campaign.port';
import { MakerProgramsPort } from '../../../application/campaigns/maker-programs.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestCampaignsAdapter } from './rest-campaigns.adapter';
import { RestListingCampaignAdapter } from './rest-listing-campaign.adapter';
import { RestMakerProgramsAdapter } from './rest-maker-programs.adapter';

export default defineModule('rest-campaigns', [
  provide(CampaignsPort, RestCampaignsAdapter),
  provide(CampaignsCommandsPort, RestCampaignsAdapter),
  provide(ListingCampaignPort, RestListingCampaignAdapter),
  provide(ListingCampaignCommandsPort, RestListingCampaignAdapter),
  provide(MakerProgramsPort, RestMakerProgramsAdapter),
]);
