import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { assumedShape as assumed, social, traderName } from './social-wire';
import { dataAnswer, rowsAnswer, wireDecimal, wireFlag, wireId, wireNumber, wireTime } from './wire';

const source = 'specification 7; protocol 6.4';
const prize = z.object({ token: z.string(), amount: wireDecimal });

const campaign = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  season: z.optional(wireNumber),
  startTime: wireTime,
  endTime: wireTime,
  signupStart: wireTime,
  signupEnd: wireTime,
  prizePool: prize,
  banner: z.optional(z.nullable(z.string())),
  rules: z.array(z.string()),
  /** Of each rule, for those who have it in other languages. */
  ruleKeys: z.optional(z.array(z.string())),
  /** To sign up; `progress` of the account in the own form. */
  requirements: z.optional(
    z.array(z.object({ kind: z.string(), target: wireNumber, progress: z.optional(z.nullable(wireNumber)) })),
  ),
  symbols: z.array(z.string()),
  participants: wireNumber,
  signedUp: z.optional(wireFlag),
  /** Of the account in the own form, where there are teams. */
  team: z.optional(z.nullable(z.string())),
});
const campaignAnswer = dataAnswer(campaign);

const standing = z.object({
  ...traderName,
  rank: wireNumber,
  volume: wireDecimal,
  pnl: wireDecimal,
  roi: z.optional(z.nullable(wireNumber)),
  points: z.optional(wireNumber),
  team: z.optional(z.nullable(z.string())),
  prize,
  badge: z.optional(z.nullable(z.string())),
  me: z.optional(wireFlag),
});
const team = z.object({ rank: wireNumber, name: z.string(), members: wireNumber, volume: wireDecimal });
const competition = dataAnswer(
  z.object({
    campaign,
    teams: z.optional(z.array(team)),
    rows: z.array(standing),
    me: z.optional(z.nullable(standing)),
  }),
);
const campaignId = z.object({ campaignId: z.string().check(z.maxLength(64)) });
const id = z.object({ id: z.string().check(z.maxLength(64)) });

const named = (name: string, path: string) =>
  endpoint({
    id: `campaigns.${name}`,
    method: 'GET',
    path: `${social}/public/campaigns/${path}`,
    access: 'public',
    summary: `The campaign ${path} as it runs now.`,
    answer: campaignAnswer,
    assumed,
    source,
  });

const competitionAt = (name: string, access: 'public' | 'private', version: string) =>
  endpoint({
    id: `campaigns.${name}`,
    method: 'GET',
    path: `${social}/${access}/${version}trading-competitions/{campaignId}`,
    access,
    summary:
      access === 'public'
        ? 'A campaign with its ranking and teams.'
        : 'A campaign with its ranking, teams and the account’s own place.',
    parameters: campaignId,
    answer: competition,
    assumed,
    source,
  });

export const campaignsEndpoints = {
  campaigns: endpoint({
    id: 'campaigns.campaigns',
    method: 'GET',
    path: `${social}/public/campaigns`,
    access: 'public',
    summary: 'Campaigns that run, are to come, or have ended.',
    answer: rowsAnswer(campaign),
    assumed,
    source,
  }),
  badges: endpoint({
    id: 'campaigns.badges',
    method: 'GET',
    path: `${social}/public/campaigns/badge-configurations`,
    access: 'public',
    summary: 'Badges that ranks of a campaign bring.',
    answer: dataAnswer(
      z.object({
        rows: z.array(
          z.object({
            badgeId: z.string(),
            campaignId: z.string(),
            name: z.string(),
            image: z.optional(z.nullable(z.string())),
            rankFrom: wireNumber,
            rankTo: wireNumber,
            color: z.string(),
          }),
        ),
      }),
    ),
    assumed,
    source,
  }),
  wootopia: named('wootopia', 'WOOTOPIA_2049'),
  permabear: named('permabear', 'PERMABEAR_TEALSTREET'),
  ezpz: named('ezpz', 'EZPZ_COMPETITION'),
  gathering: named('gathering', 'THE_GATHERING'),
  heedTheCall: named('heedTheCall', 'HEED_THE_CALL'),
  campaign: endpoint({
    id: 'campaigns.campaign',
    method: 'GET',
    path: `${social}/public/campaigns/{id}`,
    access: 'public',
    summary: 'One campaign.',
    parameters: id,
    answer: campaignAnswer,
    assumed,
    source,
  }),
  ownCampaign: endpoint({
    id: 'campaigns.ownCampaign',
    method: 'GET',
    path: `${social}/private/campaigns/{id}`,
    access: 'private',
    summary: 'One campaign, and whether the account takes part.',
    parameters: id,
    answer: campaignAnswer,
    assumed,
    source,
  }),
  heedTheCallTasks: endpoint({
    id: 'campaigns.heedTheCallTasks',
    method: 'GET',
    path: `${social}/private/campaigns/HEED_THE_CALL/user-data`,
    access: 'private',
    summary: 'The tasks of the campaign and how far the account has come.',
    answer: dataAnswer(
      z.object({
        campaign,
        me: z.object({
          rank: z.optional(z.nullable(wireNumber)),
          score: wireNumber,
          tasks: z.array(
            z.object({
              id: z.string(),
              title: z.string(),
              done: wireFlag,
              progress: wireNumber,
              target: wireNumber,
              reward: wireNumber,
            }),
          ),
        }),
      }),
    ),
    assumed,
    source,
  }),
  leaderboard: endpoint({
    id: 'campaigns.leaderboard',
    method: 'PUT',
    path: `${social}/public/campaigns/leaderboard`,
    access: 'public',
    summary: 'A page of a campaign’s ranking.',
    query: campaignId,
    body: z.object({
      page: z.optional(z.number().check(z.int(), z.minimum(1))),
      size: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
      sortBy: z.optional(z.enum(['RANK', 'VOLUME', 'PNL', 'ROI'])),
      sortOrder: z.optional(z.enum(['ASC', 'DESC'])),
      group: z.optional(z.string()),
    }),
    answer: dataAnswer(
      z.object({
        rows: z.array(standing),
        meta: z.object({ total: wireNumber, recordsPerPage: wireNumber, currentPage: wireNumber }),
        updatedTime: wireTime,
      }),
    ),
    assumed,
    source,
  }),
  signUp: endpoint({
    id: 'campaigns.signUp',
    method: 'PUT',
    path: `${social}/private/campaigns/{id}/signup`,
    access: 'private',
    summary: 'Takes part in a campaign.',
    parameters: id,
    answer: dataAnswer(z.object({ signedUp: wireFlag, time: wireTime })),
    assumed,
    source,
  }),
  rewardNotices: endpoint({
    id: 'campaigns.rewardNotices',
    method: 'GET',
    path: `${social}/private/campaign-reward-notifications`,
    access: 'private',
    summary: 'Prizes the account has won and not put away.',
    answer: dataAnswer(
      z.object({
        rows: z.array(
          z.object({
            id: wireId,
            campaignId: z.string(),
            title: z.string(),
            reward: prize,
            rank: wireNumber,
            time: wireTime,
            read: wireFlag,
          }),
        ),
      }),
    ),
    assumed,
    source,
  }),
  dismissNotice: endpoint({
    id: 'campaigns.dismissNotice',
    method: 'DELETE',
    path: `${social}/private/campaign-reward-notifications/{id}`,
    access: 'private',
    summary: 'Puts a notice away.',
    parameters: z.object({ id: wireId }),
    answer: z.object({ success: z.literal(true), timestamp: z.optional(wireTime) }),
    assumed,
    source,
  }),
  competition: competitionAt('competition', 'public', ''),
  competitionV1: competitionAt('competitionV1', 'public', 'v1/'),
  competitionV2: competitionAt('competitionV2', 'public', 'v2/'),
  ownCompetition: competitionAt('ownCompetition', 'private', ''),
  ownCompetitionV1: competitionAt('ownCompetitionV1', 'private', 'v1/'),
  ownCompetitionV2: competitionAt('ownCompetitionV2', 'private', 'v2/'),
} as const;
