import { minute } from '../../src/domain/shared/instant';
import type { UserRepository } from './users/user-repository';
import type { Clockwork } from '../shared/clockwork';
import type { ExchangeService } from '../engine/exchange-service';
import { seededRandom } from '../shared/random';
import { tradersOf } from './simulation/traders';
import type { Notifications } from './notifications/notifications';
import type { SocialAreas } from './social-areas';
import type { EmbeddedDatabase } from '../storage/database';
import { CampaignRepository } from './campaigns/campaign-repository';
import { Campaigns } from './campaigns/campaigns';
import { ListingCampaign } from './campaigns/listing-campaign';
import { ListingRepository, type ListingReward } from './campaigns/listing-repository';
import { unitsText } from '../engine/model/units';
import { MakerEpochs } from './campaigns/maker-epochs';
import { VoucherRepository } from './rewards/voucher-repository';
import { Vouchers } from './rewards/vouchers';
import type { Earn } from './earn/earn';
import { Standings } from './campaigns/standings';

export interface CampaignSurroundings {
  readonly exchange: ExchangeService;
  readonly database: EmbeddedDatabase;
  readonly users: UserRepository;
  readonly notifications: Notifications;
  readonly clockwork: Clockwork;
  readonly social: SocialAreas;
  readonly earn: Earn;
  readonly now: () => number;
  readonly seeded: boolean;
}

/** Contests among people, and the programme for makers. */
export interface CampaignAreas {
  readonly campaigns: Campaigns;
  readonly listing: ListingCampaign;
  readonly makerEpochs: MakerEpochs;
  readonly vouchers: Vouchers;
}

export function openCampaignAreas({
  exchange,
  database,
  users,
  notifications,
  clockwork,
  social,
  earn,
  now,
  seeded,
}: CampaignSurroundings): CampaignAreas {
  const repository = new CampaignRepository(database);
  if (seeded) repository.begin(now());
  const { statistics, tradingRecord, profiles, followings } = social;
  const traders = seeded ? tradersOf(exchange.instruments).map(({ accountId }) => accountId) : [];
  const standings = new Standings(repository, statistics, tradingRecord, profiles, followings, users, now);
  const campaigns = new Campaigns(repository, standings, exchange, users, notifications, now, traders);
  const listing = new ListingCampaign(
    new ListingRepository(database),
    exchange,
    statistics,
    now,
    () => repository.begunAt(),
    traders,
    seededRandom(traders.length),
    (accountId) => profiles.byAccount(accountId) !== undefined,
    (reward) => tellOfListing(reward, users, notifications),
  );
  const makerEpochs = new MakerEpochs(
    database,
    exchange,
    statistics,
    (accountId) => profiles.byAccount(accountId)?.coolName,
    now,
  );
  clockwork.soon(minute, () => campaigns.run());
  clockwork.soon(minute, () => listing.run());
  clockwork.soon(minute, () => makerEpochs.sample());
  const vouchers = new Vouchers({
    repository: new VoucherRepository(database),
    exchange,
    statistics,
    earn,
    users,
    notifications,
    now,
  });
  clockwork.soon(minute, () => vouchers.run());
  return { campaigns, listing, makerEpochs, vouchers };
}

function tellOfListing(
  { accountId, round, token, amount }: ListingReward,
  users: UserRepository,
  notifications: Notifications,
): void {
  const user = users.byApplication(accountId);
  if (!user) return;
  notifications.tell(user, {
    type: 'CAMPAIGN',
    level: 'success',
    title: `Listing campaign: round ${round}`,
    body: `${unitsText(amount)} ${token}`,
    message: { key: 'listingPrize', values: { round: String(round), amount: unitsText(amount), asset: token } },
    link: '/campaigns/LISTING_CAMPAIGN',
  });
}
