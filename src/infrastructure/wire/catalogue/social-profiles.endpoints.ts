import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { assumedShape, hidden, pageQuery, periodQuery, social, traderName, uuidParameter } from './social-wire';
import { dataAnswer, rowsAnswer, wireDecimal, wireFlag, wireId, wireNumber, wireTime } from './wire';

const source = 'specification 7, protocol 6.4';
const profile = `${social}/private/user-profiles/{uuid}`;
const common = { access: 'private', assumed: assumedShape, source } as const;

const settings = z.object({
  public: wireFlag,
  showPnl: wireFlag,
  showPortfolio: wireFlag,
  showVolume: wireFlag,
  showTrades: wireFlag,
  avatar: z.string(),
  bio: z.string(),
  twitter: hidden(z.string()),
});

const decimals = hidden(z.object({ '7d': wireDecimal, '30d': wireDecimal, '90d': wireDecimal, all: wireDecimal }));
const ratio = z.nullable(wireNumber);
const ratios = hidden(z.object({ '7d': ratio, '30d': ratio, '90d': ratio, all: ratio }));

const portfolioRow = {
  symbol: z.string(),
  side: z.enum(['LONG', 'SHORT']),
  share: wireNumber,
  roi: hidden(wireNumber),
};
const found = {
  uuid: wireId,
  coolName: z.string(),
  avatar: z.optional(z.string()),
  followers: wireNumber,
  tier: z.optional(wireNumber),
};
const followed = z.object({ ...traderName, uuid: wireId, roi30d: hidden(wireNumber), since: wireTime });

export const socialProfilesEndpoints = {
  settings: endpoint({
    ...common,
    id: 'socialProfiles.settings',
    method: 'GET',
    path: `${social}/private/user-profiles/settings`,
    summary: 'What others may see of the caller’s profile.',
    answer: dataAnswer(settings),
  }),
  saveSettings: endpoint({
    ...common,
    id: 'socialProfiles.saveSettings',
    method: 'PUT',
    path: `${social}/private/user-profiles/settings`,
    summary: 'Changes what others may see; what is left out stays.',
    body: z.object({
      public: z.optional(z.boolean()),
      showPnl: z.optional(z.boolean()),
      showPortfolio: z.optional(z.boolean()),
      showVolume: z.optional(z.boolean()),
      showTrades: z.optional(z.boolean()),
      avatar: z.optional(z.string().check(z.maxLength(64))),
      bio: z.optional(z.string().check(z.maxLength(1_000))),
    }),
    answer: dataAnswer(settings),
  }),
  search: endpoint({
    ...common,
    id: 'socialProfiles.search',
    method: 'GET',
    path: `${social}/public/user-profiles/search`,
    access: 'public',
    summary: 'Public traders whose name begins so.',
    query: z.object({ coolName: z.string().check(z.minLength(1), z.maxLength(20)) }),
    answer: rowsAnswer(z.object(found)),
  }),
  overview: endpoint({
    ...common,
    id: 'socialProfiles.overview',
    method: 'GET',
    path: `${profile}/overview`,
    summary: 'Who a trader is.',
    parameters: uuidParameter,
    answer: dataAnswer(
      z.object({
        ...found,
        bio: z.optional(z.string()),
        following: wireNumber,
        followed: z.optional(wireFlag),
        joinedTime: wireTime,
        public: wireFlag,
        twitter: hidden(z.string()),
        badges: z.array(z.string()),
        shows: z.optional(z.object({ pnl: wireFlag, portfolio: wireFlag, volume: wireFlag, trades: wireFlag })),
      }),
    ),
  }),
  summary: endpoint({
    ...common,
    id: 'socialProfiles.summary',
    method: 'GET',
    path: `${profile}/summary`,
    summary: 'How a trader has done: profit, return, volume, risk.',
    parameters: uuidParameter,
    answer: dataAnswer(
      z.object({
        pnl: decimals,
        roi: ratios,
        volume: decimals,
        // Of all time.
        winRate: hidden(wireNumber),
        trades: hidden(wireNumber),
        winRates: hidden(z.object({ '7d': ratio, '30d': ratio, '90d': ratio })),
        tradeCounts: hidden(z.object({ '7d': wireNumber, '30d': wireNumber, '90d': wireNumber })),
        maxDrawdown: hidden(wireNumber),
        sharpe: hidden(wireNumber),
        recordDays: hidden(wireNumber),
        roiInterval: hidden(z.tuple([wireNumber, wireNumber])),
        markets: hidden(z.array(z.object({ symbol: z.string(), volume: wireDecimal }))),
        results: hidden(z.array(z.object({ from: ratio, to: ratio, trades: wireNumber }))),
      }),
    ),
  }),
  performance: endpoint({
    ...common,
    id: 'socialProfiles.performance',
    method: 'GET',
    path: `${profile}/performance`,
    summary: 'The worth of a trader’s account day by day, its start 100.',
    parameters: uuidParameter,
    query: z.object({ tradingPeriod: z.optional(periodQuery) }),
    answer: dataAnswer(z.object({ points: z.array(z.tuple([wireNumber, wireNumber])), period: z.string() })),
  }),
  portfolio: endpoint({
    ...common,
    id: 'socialProfiles.portfolio',
    method: 'GET',
    path: `${profile}/portfolio`,
    summary: 'What a trader holds, as shares.',
    parameters: uuidParameter,
    answer: rowsAnswer(z.object(portfolioRow)),
  }),
  extendedPortfolio: endpoint({
    ...common,
    id: 'socialProfiles.extendedPortfolio',
    method: 'GET',
    path: `${profile}/extended-portfolio`,
    summary: 'What a trader holds, with prices and, if the owner shows them, sums.',
    parameters: uuidParameter,
    answer: rowsAnswer(
      z.object({
        ...portfolioRow,
        averageOpenPrice: hidden(wireDecimal),
        leverage: hidden(wireNumber),
        openTime: hidden(wireTime),
        quantity: hidden(wireDecimal),
        value: hidden(wireDecimal),
      }),
    ),
  }),
  tradingActivity: endpoint({
    ...common,
    id: 'socialProfiles.tradingActivity',
    method: 'GET',
    path: `${profile}/trading-activity`,
    summary: 'A trader’s latest trades, if the owner shows them.',
    parameters: uuidParameter,
    query: z.object(pageQuery),
    answer: rowsAnswer(
      z.object({
        symbol: z.string(),
        side: z.enum(['BUY', 'SELL']),
        action: z.string(),
        price: hidden(wireDecimal),
        size: hidden(wireDecimal),
        pnl: hidden(wireDecimal),
        roi: hidden(wireNumber),
        time: wireTime,
      }),
    ),
  }),
  myUuid: endpoint({
    ...common,
    id: 'socialProfiles.myUuid',
    method: 'GET',
    path: `${social}/private/user-profiles/me/uuid`,
    summary: 'The caller’s id among traders.',
    answer: dataAnswer(z.object({ uuid: wireId })),
  }),
  me: endpoint({
    ...common,
    id: 'socialProfiles.me',
    method: 'GET',
    path: `${social}/account/private/me`,
    summary: 'Who the caller is among traders.',
    answer: dataAnswer(z.object({ uuid: wireId, coolName: z.string(), userId: wireId })),
  }),
  followingLists: endpoint({
    ...common,
    id: 'socialProfiles.followingLists',
    method: 'GET',
    path: `${social}/private/following-lists`,
    summary: 'Whom the caller follows.',
    answer: rowsAnswer(followed),
  }),
  followingIds: endpoint({
    ...common,
    id: 'socialProfiles.followingIds',
    method: 'GET',
    path: `${social}/private/following-lists/simple`,
    summary: 'Ids of whom the caller follows.',
    answer: rowsAnswer(wireId),
  }),
  followingMetrics: endpoint({
    ...common,
    id: 'socialProfiles.followingMetrics',
    method: 'GET',
    path: `${social}/metrics/following_list`,
    summary: 'Whom the caller follows, under its earlier address.',
    answer: rowsAnswer(followed),
    deprecated: true,
  }),
} as const;
