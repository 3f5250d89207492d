import { unitsText, unitsFromText } from '../../sandbox/engine/model/units';
import type { User } from '../../sandbox/services/users/user';
import type { Areas } from '../../sandbox/services/areas';
import { badgesOf, campaignRow, standingRow } from '../../sandbox/calls/campaigns/campaign-rows';
import type { CampaignView } from '../../sandbox/services/campaigns/campaigns';
import { listingTerms } from '../../sandbox/services/campaigns/listing-campaign';
import type { Season } from '../../sandbox/services/campaigns/season';
import type { Standing } from '../../sandbox/services/campaigns/standings';
import { shownName } from '../../sandbox/services/social/profile';
import type { CampaignsCommandsPort } from '../../src/application/campaigns/campaigns-commands.port';
import type { CampaignsPort, RankingQuery } from '../../src/application/campaigns/campaigns.port';
import type { ListingCampaignCommandsPort } from '../../src/application/campaigns/listing-campaign-commands.port';
import type { ListingCampaignPort } from '../../src/application/campaigns/listing-campaign.port';
import type { MakerProgramsPort } from '../../src/application/campaigns/maker-programs.port';
import type { Outcome } from '../../src/application/kernel/failure';
import type {
  Campaign,
  CampaignBadge,
  CampaignStanding,
  CampaignTask,
  Competition,
  NamedCampaign,
  RewardNotice,
} from '../../src/domain/campaigns/campaign';
import type {
  BattleStanding,
  ListingAccount,
  ListingBoard,
  ListingRound,
  ShowdownStanding,
  VotingStanding,
} from '../../src/domain/campaigns/listing-round';
import type { MakerEpoch, MakerProgram, MakerStanding } from '../../src/domain/campaigns/maker-epoch';
import { decimal, decimalText, type Decimal } from '../../src/domain/shared/decimal';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

const amountOf = (units: bigint): Decimal => decimal(unitsText(units));

export class HostCampaigns implements CampaignsPort, CampaignsCommandsPort {
  static readonly needs: Needs<typeof HostCampaigns> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  campaigns(): Outcome<readonly Campaign[]> {
    return this.calls.open((areas) => areas.campaigns.all().map((view) => campaign(view, areas, undefined)));
  }

  campaign(id: string, own = false): Outcome<Campaign> {
    if (!own) return this.calls.open((areas) => campaign(areas.campaigns.one(id), areas, undefined));
    return this.calls.as((user, areas) => campaign(areas.campaigns.one(id, user), areas, user));
  }

  named(id: NamedCampaign): Outcome<Campaign> {
    return this.campaign(id);
  }

  ranking({
    campaignId,
    page,
    size,
    by = 'RANK',
    team,
  }: RankingQuery): Outcome<{ readonly rows: readonly CampaignStanding[]; readonly total: number }> {
    return this.calls.open((areas) => {
      const { season, standings } = areas.campaigns.leaderboard(campaignId);
      const all = standings.filter((each) => team === undefined || each.team === team);
      const figure = {
        RANK: (each: Standing) => -each.rank,
        VOLUME: (each: Standing) => Number(each.volume),
        PNL: (each: Standing) => Number(each.pnl),
        ROI: (each: Standing) => each.roi ?? -Infinity,
      }[by];
      const sorted = [...all].sort((a, b) => figure(b) - figure(a) || a.rank - b.rank);
      return {
        rows: sorted.slice((page - 1) * size, page * size).map((each) => standing(season, each, areas, undefined)),
        total: all.length,
      };
    });
  }

  competition(id: string, own = false): Outcome<Competition> {
    return own
      ? this.calls.as((user, areas) => competition(id, areas, user))
      : this.calls.open((areas) => competition(id, areas, undefined));
  }

  badges(): Outcome<readonly CampaignBadge[]> {
    return this.calls.open((areas) =>
      areas.campaigns
        .all()
        .filter(({ season }) => season.id === season.plan.id)
        .flatMap(({ season: { id, plan } }) =>
          badgesOf(plan).map(({ badge, name, from, to, color }) => ({
            id: `${id}-${badge}`,
            campaignId: id,
            name,
            from,
            to,
            colour: color,
          })),
        ),
    );
  }

  signUp(id: string): Outcome<void> {
    return this.calls.as((user, { campaigns }) => void campaigns.signUp(user, id));
  }

  tasks(): Outcome<{
    readonly tasks: readonly CampaignTask[];
    readonly points: number;
    readonly rank: number | undefined;
  }> {
    return this.calls.as((user, { campaigns }) => {
      const { standing: own, quests } = campaigns.questsOf(user, 'HEED_THE_CALL');
      const tasks = quests.map(({ questId, ...quest }) => ({ id: questId, ...quest }));
      return {
        tasks,
        points: tasks.reduce((sum, { done, points }) => sum + (done ? points : 0), 0),
        rank: own?.rank,
      };
    });
  }

  rewardNotices(): Outcome<readonly RewardNotice[]> {
    return this.calls.as((user, { campaigns }) =>
      campaigns.notices(user).map(({ noticeId, campaignId, title, token, amount, rank, at }) => ({
        id: String(noticeId),
        campaignId,
        title,
        prize: { token, amount: amountOf(amount) },
        rank,
        at,
      })),
    );
  }

  dismissNotice(id: string): Outcome<void> {
    return this.calls.as((user, { campaigns }) => campaigns.dismissNotice(user, Number(id)));
  }
}

export class HostListingCampaign implements ListingCampaignPort, ListingCampaignCommandsPort {
  static readonly needs: Needs<typeof HostListingCampaign> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  round(): Outcome<ListingRound> {
    return this.calls.open(({ listing }) => {
      const { number, phases } = listing.round();
      const candidates = listing.tokens().map(({ token, votes, share, price }) => ({
        token,
        votes,
        share,
        price: price === undefined ? undefined : amountOf(price),
      }));
      const { token, predictionPrize, battlePrizes, volumePerVote, mostVotes } = listingTerms;
      const prize = (amount: bigint) => ({ token, amount: amountOf(amount) });
      const terms = {
        prediction: prize(predictionPrize),
        battle: battlePrizes.map(prize),
        volumePerVote: amountOf(volumePerVote),
        mostVotes,
      };
      return { round: number, phase: listing.phase(), candidates, phases, terms };
    });
  }

  account(): Outcome<ListingAccount> {
    return this.calls.as((user, { listing }) => {
      const { votesLeft, votesUsed, predictions, rewards } = listing.standingOf(user);
      return {
        votesLeft,
        votesUsed,
        predictions: predictions.map(({ predictionId, round, token, price, votes, at }) => ({
          id: String(predictionId),
          round,
          token,
          price: amountOf(price),
          votes,
          at,
        })),
        rewards: rewards.map(({ round, reason, token, amount, at }) => ({
          round,
          reason,
          prize: { token, amount: amountOf(amount) },
          at,
        })),
      };
    });
  }

  predict({
    round,
    token,
    price,
  }: {
    readonly round: number;
    readonly token: string;
    readonly price: Decimal;
  }): Outcome<{ readonly predictionId: string }> {
    return this.calls.as((user, { listing, features }) => {
      features.require(user, 'listing-campaign');
      return { predictionId: String(listing.predict(user, round, token, unitsFromText(decimalText(price)))) };
    });
  }

  voting(own = false): Outcome<ListingBoard<VotingStanding>> {
    return this.#board(own, ({ listing }, user) => {
      const own = user && listing.standingOf(user).predictions;
      const rows = listing.tokens().map(({ rank, token, votes, share }) => {
        const mine = own?.reduce((sum, each) => sum + (each.token === token ? each.votes : 0), 0);
        return { rank, token, votes, share, mine };
      });
      return { rows, me: rows.find(({ mine = 0 }) => mine > 0) };
    });
  }

  showdown(own = false): Outcome<ListingBoard<ShowdownStanding>> {
    return this.#board(own, ({ listing }, user) => {
      const rows = listing.showdown().map(({ volume, ...row }) => ({ ...row, volume: amountOf(volume) }));
      const chosen = user && listing.standingOf(user).predictions[0]?.token;
      return { rows, me: rows.find(({ token }) => token === chosen) };
    });
  }

  battle(own = false): Outcome<ListingBoard<BattleStanding>> {
    return this.#board(own, ({ listing, profiles }, user) => {
      const rows = listing.battle().map(({ rank, accountId, volume, share, reward }) => {
        const me = accountId === user?.applicationId;
        const { uuid, coolName } = shownName(profiles.byAccount(accountId)!, me);
        return {
          rank,
          uuid,
          coolName,
          volume: amountOf(volume),
          share,
          reward: { token: 'WOO', amount: amountOf(reward) },
          me,
        };
      });
      return { rows, me: rows.find(({ me }) => me) };
    });
  }

  #board<T>(
    own: boolean,
    read: (areas: Areas, user: User | undefined) => { readonly rows: readonly T[]; readonly me: T | undefined },
  ): Outcome<ListingBoard<T>> {
    const whole = (areas: Areas, user: User | undefined) => ({
      round: areas.listing.round().number,
      ...read(areas, user),
    });
    return own
      ? this.calls.as((user, areas) => whole(areas, user))
      : this.calls.open((areas) => whole(areas, undefined));
  }
}

export class HostMakerPrograms implements MakerProgramsPort {
  static readonly needs: Needs<typeof HostMakerPrograms> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  epochs(program: MakerProgram): Outcome<readonly MakerEpoch[]> {
    return this.calls.open(({ makerEpochs }) =>
      makerEpochs.epochs(program).map(({ epochId, startsAt, endsAt, status, pool }) => ({
        id: String(epochId),
        startsAt,
        endsAt,
        status,
        pool: { token: 'USDT', amount: amountOf(pool) },
      })),
    );
  }

  standings(epochId: string, program: MakerProgram): Outcome<readonly MakerStanding[]> {
    return this.calls.open(({ makerEpochs }) =>
      makerEpochs.rows(Number(epochId), program).map(({ depthScore, spreadBps, makerVolume, reward, ...row }) => ({
        ...row,
        depth: depthScore,
        spread: spreadBps,
        volume: amountOf(makerVolume),
        reward: { token: 'USDT', amount: amountOf(reward) },
      })),
    );
  }
}

function campaign(view: CampaignView, { exchange }: Areas, user: User | undefined): Campaign {
  const row = campaignRow(
    view,
    exchange.instruments.map(({ symbol }) => symbol),
    true,
  );
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    status: row.status,
    startsAt: row.startTime,
    endsAt: row.endTime,
    signupFrom: row.signupStart,
    signupUntil: row.signupEnd,
    prizePool: { token: row.prizePool.token, amount: decimal(row.prizePool.amount) },
    rules: view.season.plan.rules,
    requirements: row.requirements.map(({ progress, ...requirement }) => ({
      ...requirement,
      progress: user ? (progress ?? undefined) : undefined,
    })),
    symbols: row.symbols,
    participants: row.participants,
    signedUp: user ? view.signedUp : undefined,
    team: view.team,
  };
}

function standing(season: Season, each: Standing, { profiles }: Areas, user: User | undefined): CampaignStanding {
  const { uuid, volume, pnl, roi, team, badge, prize, coolName, rank, points, me } = standingRow(
    season,
    each,
    profiles,
    user,
  );
  return {
    uuid: uuid ?? undefined,
    coolName,
    rank,
    volume: decimal(volume),
    pnl: decimal(pnl),
    roi: roi ?? undefined,
    points,
    team: team ?? undefined,
    prize: { token: prize.token, amount: decimal(prize.amount) },
    badge: badge ?? undefined,
    me,
  };
}

function competition(id: string, areas: Areas, user: User | undefined): Competition {
  const { season, standings, teams } = areas.campaigns.leaderboard(id);
  const rows = standings.map((each) => standing(season, each, areas, user));
  return {
    campaign: campaign(areas.campaigns.one(id, user), areas, user),
    teams: teams.map(({ volume, ...team }) => ({ ...team, volume: amountOf(volume) })),
    rows: rows.slice(0, 100),
    me: rows.find(({ me }) => me),
  };
}
