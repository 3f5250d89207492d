import { unitsFromText, unitsText } from '../../sandbox/engine/model/units';
import type { Leaderboards } from '../../sandbox/services/social/leaderboards';
import { defineModule, provide } from '../../src/application/kernel/provider';
import { CopiesCommandsPort } from '../../src/application/social/copies-commands.port';
import { CopiesPort } from '../../src/application/social/copies.port';
import { CopyTradingPort } from '../../src/application/social/copy-trading.port';
import { FeaturesPort } from '../../src/application/social/features.port';
import { FollowingCommandsPort } from '../../src/application/social/following-commands.port';
import { FollowingPort } from '../../src/application/social/following.port';
import { LeaderboardsPort } from '../../src/application/social/leaderboards.port';
import { LeadingCommandsPort } from '../../src/application/social/leading-commands.port';
import { LeadingPort } from '../../src/application/social/leading.port';
import { ProfilesCommandsPort } from '../../src/application/social/profiles-commands.port';
import { ProfilesPort } from '../../src/application/social/profiles.port';
import { SocialIdentityCommandsPort } from '../../src/application/social/social-identity-commands.port';
import { SocialIdentityPort } from '../../src/application/social/social-identity.port';
import { decimal } from '../../src/domain/shared/decimal';
import type { TraderRankingQuery } from '../../src/domain/social/leaderboard';
import { HostCopies } from './host-copies';
import { HostLeading } from './host-leading';
import { HostCalls } from './host-session';
import { HostFollowing, HostProfiles, HostSocialIdentity, money } from './host-social';
import type { Needs } from '../../src/application/kernel/token';

type Volumes = ReturnType<Leaderboards['byVolume']>;
type Metrics = ReturnType<Leaderboards['byMetrics']>;

export class HostLeaderboards implements LeaderboardsPort {
  static readonly needs: Needs<typeof HostLeaderboards> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  byVolume(query: Parameters<LeaderboardsPort['byVolume']>[0]): ReturnType<LeaderboardsPort['byVolume']> {
    return this.calls.open(({ leaderboards }) => volumesOf(leaderboards.byVolume(query)));
  }

  byVolumeWithMe(query: Parameters<LeaderboardsPort['byVolume']>[0]): ReturnType<LeaderboardsPort['byVolume']> {
    return this.calls.as((user, { leaderboards }) => volumesOf(leaderboards.byVolume(query, user)));
  }

  byMetrics(query: Parameters<LeaderboardsPort['byMetrics']>[0]): ReturnType<LeaderboardsPort['byMetrics']> {
    return this.calls.open(({ leaderboards }) => metricsOf(leaderboards.byMetrics(metricsQuestion(query))));
  }

  byMetricsWithMe(query: Parameters<LeaderboardsPort['byMetrics']>[0]): ReturnType<LeaderboardsPort['byMetrics']> {
    return this.calls.as((user, { leaderboards }) => metricsOf(leaderboards.byMetrics(metricsQuestion(query), user)));
  }
}

export class HostFeatures implements FeaturesPort {
  static readonly needs: Needs<typeof HostFeatures> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  publicFeatures(): ReturnType<FeaturesPort['publicFeatures']> {
    return this.calls.open(({ features }) => features.forAnybody());
  }

  myFeatures(): ReturnType<FeaturesPort['myFeatures']> {
    return this.calls.as((user, { features }) => features.forUser(user));
  }
}

export class HostCopyTrading implements CopyTradingPort {
  static readonly needs: Needs<typeof HostCopyTrading> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  promoted({
    period,
    by,
    order,
    size,
  }: Parameters<CopyTradingPort['promoted']>[0]): ReturnType<CopyTradingPort['promoted']> {
    return this.calls.open(({ copyTrading }) => copyTrading.promoted(period, by, order, size).map(withMoney));
  }

  strategies(page: number, size: number): ReturnType<CopyTradingPort['strategies']> {
    return this.calls.open(({ copyTrading }) => {
      const { rows, total } = copyTrading.list(page, size);
      return { rows: rows.map(withMoney), total };
    });
  }

  returns(): ReturnType<CopyTradingPort['returns']> {
    return this.calls.open(({ copyTrading }) => copyTrading.returns());
  }

  metrics(
    strategyId: string,
    period: Parameters<CopyTradingPort['metrics']>[1],
  ): ReturnType<CopyTradingPort['metrics']> {
    return this.calls.open(({ copyTrading }) => {
      const metrics = copyTrading.metrics(strategyId, period);
      return { ...metrics, pnl: money(metrics.pnl)!, copierAssets: money(metrics.copierAssets)! };
    });
  }

  positions(strategyId: string): ReturnType<CopyTradingPort['positions']> {
    return this.calls.open(({ copyTrading }) =>
      copyTrading.positions(strategyId).map((row) => ({ ...row, averageOpenPrice: money(row.averageOpenPrice)! })),
    );
  }

  orderHistory(strategyId: string, page: number, size: number): ReturnType<CopyTradingPort['orderHistory']> {
    return this.calls.open(({ copyTrading }) => {
      const { rows, total } = copyTrading.orderHistory(strategyId, page, size);
      return {
        rows: rows.map((row) => ({
          ...row,
          openPrice: money(row.openPrice)!,
          price: money(row.price)!,
          quantity: money(row.quantity)!,
          pnl: money(row.pnl)!,
        })),
        total,
      };
    });
  }
}

function volumesOf({ rows, me, counts, updatedAt }: Volumes) {
  const all = (me ? [...rows, me] : rows).map((row) => ({ ...row, volume: decimal(unitsText(row.volume)) }));
  return { rows: all, counts, countedAt: updatedAt };
}

function metricsOf({ rows, me, counts, updatedAt }: Metrics) {
  const all = (me ? [...rows, me] : rows).map((row) => ({
    ...row,
    pnl: money(row.pnl),
    capital: money(row.capital),
    volume: money(row.volume),
  }));
  return { rows: all, counts, countedAt: updatedAt };
}

function metricsQuestion({ bounds, ...query }: TraderRankingQuery) {
  const { leastCapital, deepestDrawdown } = bounds ?? {};
  return {
    ...query,
    leastCapital: leastCapital === undefined ? undefined : unitsFromText(String(leastCapital)),
    deepestDrawdown,
  };
}

function withMoney<
  Row extends { readonly pnl: bigint; readonly assetsUnderCopy: bigint; readonly profitShare: bigint },
>(row: Row) {
  const { pnl, assetsUnderCopy, profitShare } = row;
  return {
    ...row,
    pnl: money(pnl)!,
    assetsUnderCopy: money(assetsUnderCopy)!,
    profitShare: Number(unitsText(profitShare)),
  };
}

export const fakeSocialModule = defineModule('fakes/social', [
  provide(ProfilesPort, HostProfiles),
  provide(ProfilesCommandsPort, HostProfiles),
  provide(FollowingPort, HostFollowing),
  provide(FollowingCommandsPort, HostFollowing),
  provide(SocialIdentityPort, HostSocialIdentity),
  provide(SocialIdentityCommandsPort, HostSocialIdentity),
  provide(LeaderboardsPort, HostLeaderboards),
  provide(FeaturesPort, HostFeatures),
  provide(CopyTradingPort, HostCopyTrading),
  provide(CopiesPort, HostCopies),
  provide(CopiesCommandsPort, HostCopies),
  provide(LeadingPort, HostLeading),
  provide(LeadingCommandsPort, HostLeading),
]);
