import type { socialProfilesEndpoints } from '../../../src/infrastructure/wire/catalogue/social-profiles.endpoints';
import { type Units, unitsText } from '../../engine/model/units';
import { callerOf, type Call, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { Profile } from '../../services/social/profile';
import type { SpanFigures, UserProfiles } from '../../services/social/user-profiles';

const usualPage = 20;

export function socialProfilesHandlers({
  userProfiles,
  followings,
  now,
}: Services): Handlers<typeof socialProfilesEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const user = (call: Pick<Call, 'caller'>) => callerOf(call).user;
  const following = (call: Pick<Call, 'caller'>) => {
    const rows = followings.list(user(call)).map(({ uuid, coolName, avatar, roi30d, since }) => ({
      uuid,
      coolName,
      avatar,
      roi30d: roi30d ?? null,
      since,
    }));
    return answer({ rows });
  };
  return {
    settings: (call) => answer(settingsRow(userProfiles.me(user(call)))),
    saveSettings: (call) => answer(settingsRow(userProfiles.saveSettings(user(call), call.body))),
    search: (call) => answer({ rows: userProfiles.search(call.query.coolName) }),
    overview: (call) => {
      const { joinedAt, twitter, shows, ...overview } = userProfiles.overview(user(call), call.parameters.uuid);
      const { pnl, portfolio, volume, trades } = shows;
      return answer({
        ...overview,
        badges: [...overview.badges],
        joinedTime: joinedAt,
        twitter: twitter ?? null,
        shows: { pnl, portfolio, volume, trades },
      });
    },
    summary: (call) => {
      return answer(summaryRow(userProfiles.summary(user(call), call.parameters.uuid)));
    },
    performance: (call) => {
      const period = call.query.tradingPeriod ?? 'NINETY_DAYS';
      const points = userProfiles.performance(user(call), call.parameters.uuid, period);
      return answer({ points: points.map(({ at, equityIndex }): [number, number] => [at, equityIndex]), period });
    },
    portfolio: (call) => {
      const rows = userProfiles.portfolio(user(call), call.parameters.uuid);
      return answer({ rows: rows.map(({ symbol, side, share, roi }) => ({ symbol, side, share, roi: roi ?? null })) });
    },
    extendedPortfolio: (call) => {
      const rows = userProfiles.portfolio(user(call), call.parameters.uuid);
      return answer({
        rows: rows.map(({ symbol, side, share, roi, averageOpenPrice, leverage, openedAt, quantity, value }) => ({
          symbol,
          side,
          share,
          roi: roi ?? null,
          averageOpenPrice: text(averageOpenPrice),
          leverage: leverage ?? null,
          openTime: openedAt ?? null,
          quantity: text(quantity),
          value: text(value),
        })),
      });
    },
    tradingActivity: (call) => {
      const { page = 1, size = usualPage } = call.query;
      const { rows, total } = userProfiles.tradingActivity(user(call), call.parameters.uuid, page, size);
      return answer({
        rows: rows.map(({ symbol, side, action, price, size: quantity, pnl, roi, at }) => ({
          symbol,
          side,
          action,
          price: text(price),
          size: text(quantity),
          pnl: text(pnl),
          roi: roi ?? null,
          time: at,
        })),
        meta: { total, recordsPerPage: size, currentPage: page },
      });
    },
    myUuid: (call) => answer({ uuid: userProfiles.me(user(call)).uuid }),
    me: (call) => {
      const { uuid, coolName } = userProfiles.me(user(call));
      return answer({ uuid, coolName, userId: user(call).userId });
    },
    followingLists: following,
    followingIds: (call) => answer({ rows: followings.ids(user(call)) }),
    followingMetrics: following,
  };
}

function settingsRow({ settings, twitter }: Profile) {
  return { ...settings, twitter: twitter?.handle ?? null };
}

function summaryRow(summary: ReturnType<UserProfiles['summary']>) {
  const { pnl, roi, volume, winRate, trades, markets, results, roiInterval } = summary;
  return {
    pnl: pnl ? spans(pnl, unitsText) : null,
    roi: roi ? spans(roi, (ratio) => ratio ?? null) : null,
    volume: volume ? spans(volume, unitsText) : null,
    winRate: winRate?.all ?? null,
    trades: trades?.all ?? null,
    winRates: winRate ? periods(winRate, (ratio) => ratio ?? null) : null,
    tradeCounts: trades ? periods(trades, (count) => count) : null,
    maxDrawdown: summary.maxDrawdown ?? null,
    sharpe: summary.sharpe ?? null,
    recordDays: summary.recordDays ?? null,
    roiInterval: roiInterval ? pairOf(roiInterval) : null,
    markets: markets?.map((market) => ({ ...market, volume: unitsText(market.volume) })) ?? null,
    results: results?.map(({ from, to, trades }) => ({ from: from ?? null, to: to ?? null, trades })) ?? null,
  };
}

function spans<A, B>({ sevenDays, thirtyDays, ninetyDays, all }: SpanFigures<A>, wire: (figure: A) => B) {
  return { ...periods({ sevenDays, thirtyDays, ninetyDays }, wire), all: wire(all) };
}

function periods<A, B>(
  { sevenDays, thirtyDays, ninetyDays }: Omit<SpanFigures<A>, 'all'>,
  wire: (figure: A) => B,
): { '7d': B; '30d': B; '90d': B } {
  return { '7d': wire(sevenDays), '30d': wire(thirtyDays), '90d': wire(ninetyDays) };
}

function text(units: Units | undefined): string | null {
  return units === undefined ? null : unitsText(units);
}

function pairOf([low, high]: readonly [number, number]): [number, number] {
  return [low, high];
}
