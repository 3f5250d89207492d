import type {
  BattleStanding,
  ListingAccount,
  ListingBoard,
  ListingRound,
  ShowdownStanding,
  VotingStanding,
} from '../../domain/campaigns/listing-round';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The weekly listing campaign (specification, section 7; protocol 6.4). Boards with `own` need a session. */
export interface ListingCampaignPort {
  round(): Outcome<ListingRound>;
  account(): Outcome<ListingAccount>;
  voting(own?: boolean): Outcome<ListingBoard<VotingStanding>>;
  showdown(own?: boolean): Outcome<ListingBoard<ShowdownStanding>>;
  battle(own?: boolean): Outcome<ListingBoard<BattleStanding>>;
}

export const ListingCampaignPort = token<ListingCampaignPort>('ListingCampaignPort');
