import type {
  BattleStanding,
  ListingAccount,
  ListingBoard,
  ListingRound,
  ShowdownStanding,
  VotingStanding,
} from '../../domain/campaigns/listing-round';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { ListingCampaignPort } from './listing-campaign.port';

/** What the pages of the listing campaign read in common. `own` needs a session. */
export class ListingCampaignQueries {
  static readonly needs: Needs<typeof ListingCampaignQueries> = [ResourceCache, ListingCampaignPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: ListingCampaignPort,
  ) {}

  round(): Resource<ListingRound> {
    return this.cache.open({
      key: ['listing', 'round'],
      load: () => this.port.round(),
      staleAfter: minute / 2,
      outlivesSession: true,
    });
  }

  account(): Resource<ListingAccount> {
    return this.cache.open({ key: ['listing', 'account'], load: () => this.port.account(), staleAfter: minute / 2 });
  }

  voting(own: boolean): Resource<ListingBoard<VotingStanding>> {
    return this.cache.open({
      key: ['listing', 'voting', form(own)],
      load: () => this.port.voting(own),
      staleAfter: minute / 2,
    });
  }

  showdown(own: boolean): Resource<ListingBoard<ShowdownStanding>> {
    return this.cache.open({
      key: ['listing', 'showdown', form(own)],
      load: () => this.port.showdown(own),
      staleAfter: minute / 2,
    });
  }

  battle(own: boolean): Resource<ListingBoard<BattleStanding>> {
    return this.cache.open({
      key: ['listing', 'battle', form(own)],
      load: () => this.port.battle(own),
      staleAfter: minute / 2,
    });
  }

  /** Votes have been given, or time has passed. */
  moved(own: boolean): void {
    void this.round().refresh();
    void this.voting(own).refresh();
    void this.showdown(own).refresh();
    void this.battle(own).refresh();
    if (own) void this.account().refresh();
  }
}

function form(own: boolean): string {
  return own ? 'own' : 'public';
}
