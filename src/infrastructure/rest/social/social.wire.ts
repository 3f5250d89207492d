import type * as z from 'zod/mini';
import type { CoolName, CoolNameSource, TwitterProfile } from '../../../domain/social/cool-name';
import { decimal, parseDecimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import {
  everythingShown,
  type ExtendedPortfolioRow,
  type FollowedTrader,
  type FoundTrader,
  type PortfolioRow,
  type ProfileOverview,
  type ProfileSettings,
  type ProfileSummary,
  type Spans,
  type TraderName,
  type TradingActivity,
} from '../../../domain/social/trader-profile';
import type { socialIdentityEndpoints } from '../../wire/catalogue/social-identity.endpoints';
import type { socialProfilesEndpoints } from '../../wire/catalogue/social-profiles.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type Profiles = typeof socialProfilesEndpoints;
type Identity = typeof socialIdentityEndpoints;
type SettingsData = z.output<Profiles['settings']['answer']>['data'];
type FoundRow = z.output<Profiles['search']['answer']>['data']['rows'][number];
type OverviewData = z.output<Profiles['overview']['answer']>['data'];
type SummaryData = z.output<Profiles['summary']['answer']>['data'];
type PortfolioWire = z.output<Profiles['portfolio']['answer']>['data']['rows'][number];
type ExtendedWire = z.output<Profiles['extendedPortfolio']['answer']>['data']['rows'][number];
type ActivityRow = z.output<Profiles['tradingActivity']['answer']>['data']['rows'][number];
type FollowedRow = z.output<Profiles['followingLists']['answer']>['data']['rows'][number];
type CoolNameData = z.output<Identity['coolName']['answer']>['data'];
type TwitterData = z.output<Identity['twitterProfile']['answer']>['data'];

const sources: readonly CoolNameSource[] = ['CUSTOM', 'TWITTER', 'RANDOM'];
const actions = ['OPEN', 'CLOSE'] as const;

export function settingsFromWire({ twitter, ...settings }: SettingsData): ProfileSettings {
  return { ...settings, twitter: twitter ?? undefined };
}

export function foundFromWire({ uuid, coolName, avatar, followers, tier }: FoundRow): FoundTrader {
  return { uuid, coolName, avatar: avatar ?? '', followers, tier };
}

export function nameFromWire({
  uuid,
  coolName,
  avatar,
}: {
  uuid?: string | null | undefined;
  coolName: string;
  avatar?: string | undefined;
}): TraderName {
  return { uuid: uuid ?? undefined, coolName, avatar: avatar ?? '' };
}

export function overviewFromWire(data: OverviewData): ProfileOverview {
  return {
    ...foundFromWire(data),
    bio: data.bio ?? '',
    following: data.following,
    followed: data.followed ?? false,
    joinedAt: instantFrom(data.joinedTime) ?? 0,
    public: data.public,
    twitter: data.twitter ?? undefined,
    badges: data.badges,
    // A host that does not say hides by leaving out.
    shows: data.shows ?? everythingShown,
  };
}

export function summaryFromWire(data: SummaryData): ProfileSummary {
  const { pnl, roi, volume, markets, results } = data;
  return {
    pnl: pnl ? spans(pnl, decimal) : undefined,
    roi: roi ? spans(roi, (ratio) => ratio ?? undefined) : undefined,
    volume: volume ? spans(volume, decimal) : undefined,
    winRate: withAll(data.winRates, data.winRate),
    trades: withAll(data.tradeCounts, data.trades),
    maxDrawdown: data.maxDrawdown ?? undefined,
    sharpe: data.sharpe ?? undefined,
    recordDays: data.recordDays ?? undefined,
    roiInterval: data.roiInterval ?? undefined,
    markets: markets?.map((market) => ({ symbol: market.symbol, volume: decimal(market.volume) })),
    results: results?.map(({ from, to, trades }) => ({ from: from ?? undefined, to: to ?? undefined, trades })),
  };
}

export function portfolioFromWire({ symbol, side, share, roi }: PortfolioWire): PortfolioRow {
  return { symbol, side, share, roi: roi ?? undefined };
}

export function extendedFromWire(row: ExtendedWire): ExtendedPortfolioRow {
  return {
    ...portfolioFromWire(row),
    averageOpenPrice: parseDecimal(row.averageOpenPrice),
    leverage: row.leverage ?? undefined,
    openedAt: instantFrom(row.openTime),
    quantity: parseDecimal(row.quantity),
    value: parseDecimal(row.value),
  };
}

/** `undefined` for a row without a time. */
export function activityFromWire(row: ActivityRow, unknown: UnknownValues): TradingActivity | undefined {
  const at = instantFrom(row.time);
  if (at === undefined) return undefined;
  return {
    symbol: row.symbol,
    side: row.side,
    action: unknown.oneOf('trading activity', row.action, actions),
    price: parseDecimal(row.price),
    size: parseDecimal(row.size),
    pnl: parseDecimal(row.pnl),
    roi: row.roi ?? undefined,
    at,
  };
}

export function followedFromWire(row: FollowedRow): FollowedTrader {
  return { ...nameFromWire(row), uuid: row.uuid, roi30d: row.roi30d ?? undefined, since: instantFrom(row.since) ?? 0 };
}

export function coolNameFromWire(
  { coolName, source, changedTime, nextChangeTime }: CoolNameData,
  unknown: UnknownValues,
): CoolName {
  return {
    coolName,
    source: unknown.oneOf('source of a name', source ?? 'RANDOM', sources),
    changedAt: instantFrom(changedTime),
    nextChangeAt: instantFrom(nextChangeTime),
  };
}

export function twitterFromWire({ handle, name, profileImageUrl, boundTime }: TwitterData): TwitterProfile {
  return { handle, name, imageUrl: profileImageUrl ?? undefined, boundAt: instantFrom(boundTime) ?? 0 };
}

/** The specification has the figure of all time alone: the periods are not known where a host keeps to it. */
function withAll(
  periods: Record<'7d' | '30d' | '90d', number | null> | null | undefined,
  all: number | null | undefined,
): Spans<number | undefined> | undefined {
  if (!periods && (all === undefined || all === null)) return undefined;
  const unknown = { '7d': undefined, '30d': undefined, '90d': undefined };
  return spans({ ...unknown, ...periods, all }, (figure) => figure ?? undefined);
}

function spans<A, B>(wire: { '7d': A; '30d': A; '90d': A; all: A }, read: (figure: A) => B): Spans<B> {
  return {
    sevenDays: read(wire['7d']),
    thirtyDays: read(wire['30d']),
    ninetyDays: read(wire['90d']),
    all: read(wire.all),
  };
}
