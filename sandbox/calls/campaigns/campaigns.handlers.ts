import type { campaignsEndpoints } from '../../../src/infrastructure/wire/catalogue/campaigns.endpoints';
import type { User } from '../../services/users/user';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { badgesOf, campaignRow, standingRow, teamRow } from './campaign-rows';
import type { Standing } from '../../services/campaigns/standings';

type SortBy = 'RANK' | 'VOLUME' | 'PNL' | 'ROI';

export function campaignsHandlers({
  campaigns,
  exchange,
  profiles,
  now,
}: Services): Handlers<typeof campaignsEndpoints> {
  const symbols = exchange.instruments.map(({ symbol }) => symbol);
  const one = (id: string, user?: User) => ({
    success: true as const,
    data: campaignRow(campaigns.one(id, user), symbols, user !== undefined),
    timestamp: now(),
  });
  const competition = (id: string, user?: User) => {
    const { season, standings, teams } = campaigns.leaderboard(id);
    const rows = standings.map((standing) => standingRow(season, standing, profiles, user));
    const data = {
      campaign: campaignRow(campaigns.one(id, user), symbols, user !== undefined),
      teams: teams.map(teamRow),
      rows: rows.slice(0, 100),
      me: rows.find(({ me }) => me) ?? null,
    };
    return { success: true as const, data, timestamp: now() };
  };
  return {
    campaigns: () => ({
      success: true,
      data: { rows: campaigns.all().map((view) => campaignRow(view, symbols, false)) },
      timestamp: now(),
    }),
    badges: () => {
      const rows = campaigns
        .all()
        .filter(({ season }) => season.id === season.plan.id)
        .flatMap(({ season: { id, plan } }) =>
          badgesOf(plan).map(({ badge, name, from, to, color }) => ({
            badgeId: `${id}-${badge}`,
            campaignId: id,
            name,
            image: null,
            rankFrom: from,
            rankTo: to,
            color,
          })),
        );
      return { success: true, data: { rows }, timestamp: now() };
    },
    wootopia: () => one('WOOTOPIA_2049'),
    permabear: () => one('PERMABEAR_TEALSTREET'),
    ezpz: () => one('EZPZ_COMPETITION'),
    gathering: () => one('THE_GATHERING'),
    heedTheCall: () => one('HEED_THE_CALL'),
    campaign: (call) => one(call.parameters.id),
    ownCampaign: (call) => one(call.parameters.id, callerOf(call).user),
    heedTheCallTasks: (call) => {
      const { user } = callerOf(call);
      const { standing, quests } = campaigns.questsOf(user, 'HEED_THE_CALL');
      const score = quests.reduce((sum, { done, points }) => sum + (done ? points : 0), 0);
      const tasks = quests.map(({ questId, points, ...quest }) => ({
        ...quest,
        id: questId,
        reward: points,
      }));
      return {
        success: true,
        data: {
          campaign: campaignRow(campaigns.one('HEED_THE_CALL', user), symbols, true),
          me: { rank: standing?.rank ?? null, score, tasks },
        },
        timestamp: now(),
      };
    },
    leaderboard: (call) => {
      const { season, standings } = campaigns.leaderboard(call.query.campaignId);
      const { page = 1, size = 25, sortBy = 'RANK', sortOrder, group } = call.body;
      const shown = inOrder(
        standings.filter(({ team }) => group === undefined || team === group),
        sortBy,
        sortOrder,
      );
      const rows = shown
        .slice((page - 1) * size, page * size)
        .map((standing) => standingRow(season, standing, profiles, undefined));
      return {
        success: true,
        data: {
          rows,
          meta: { total: shown.length, recordsPerPage: size, currentPage: page },
          updatedTime: now(),
        },
        timestamp: now(),
      };
    },
    signUp: (call) => ({
      success: true,
      data: { signedUp: true, time: campaigns.signUp(callerOf(call).user, call.parameters.id) },
      timestamp: now(),
    }),
    rewardNotices: (call) => {
      const rows = campaigns
        .notices(callerOf(call).user)
        .map(({ noticeId, campaignId, title, token, amount, rank, at }) => ({
          id: noticeId,
          campaignId,
          title,
          reward: { token, amount: unitsText(amount) },
          rank,
          time: at,
          read: false,
        }));
      return { success: true, data: { rows }, timestamp: now() };
    },
    dismissNotice: (call) => {
      campaigns.dismissNotice(callerOf(call).user, Number(call.parameters.id));
      return { success: true, timestamp: now() };
    },
    competition: (call) => competition(call.parameters.campaignId),
    competitionV1: (call) => competition(call.parameters.campaignId),
    competitionV2: (call) => competition(call.parameters.campaignId),
    ownCompetition: (call) => competition(call.parameters.campaignId, callerOf(call).user),
    ownCompetitionV1: (call) => competition(call.parameters.campaignId, callerOf(call).user),
    ownCompetitionV2: (call) => competition(call.parameters.campaignId, callerOf(call).user),
  };
}

/** Ranks stay what they are; only the order of the list changes. */
function inOrder(
  standings: readonly Standing[],
  by: SortBy,
  order: 'ASC' | 'DESC' = by === 'RANK' ? 'ASC' : 'DESC',
): readonly Standing[] {
  const figure: Readonly<Record<SortBy, (standing: Standing) => number>> = {
    RANK: ({ rank }) => rank,
    VOLUME: ({ volume }) => Number(volume),
    PNL: ({ pnl }) => Number(pnl),
    ROI: ({ roi }) => roi ?? Number.NEGATIVE_INFINITY,
  };
  const sign = order === 'ASC' ? 1 : -1;
  return [...standings].sort((a, b) => sign * (figure[by](a) - figure[by](b)) || a.rank - b.rank);
}
