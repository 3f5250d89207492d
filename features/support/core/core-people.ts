import { BadgesQueries } from '../../../src/application/campaigns/badges.queries';
import { known } from '../../../src/application/kernel/resource';
import { blocksForOthers, sharedResults } from '../../../src/domain/social/trader-profile';
import type { Outcome } from '../../../src/application/kernel/failure';
import { ChangeProfile } from '../../../src/application/social/change-profile.use-case';
import { FollowTrader } from '../../../src/application/social/follow-trader.use-case';
import { FollowingPort } from '../../../src/application/social/following.port';
import { LeaderboardsQueries } from '../../../src/application/social/leaderboards.queries';
import { LeaderboardsPort } from '../../../src/application/social/leaderboards.port';
import { ProfilesPort } from '../../../src/application/social/profiles.port';
import { failure } from '../../../src/domain/shared/result';
import { minute } from '../../../src/domain/shared/instant';
import type { Composition } from '../../../src/main/composition';
import { FeaturesQueries } from '../../../src/application/social/features.queries';
import { HostSwitches } from '../../../src/presentation/features/switches/host-switches';
import { SwitchesStore } from '../../../src/presentation/runtime/stores/switches.store';
import { SessionStore } from '../../../src/presentation/runtime/stores/session.store';
import type { PeopleAbility } from '../abilities/people';
import type { Settle } from './core-actor';

const usual = { period: 'THIRTY_DAYS', type: 'ALL', order: 'DESC' } as const;

export function corePeople(
  container: Composition,
  { time }: { readonly time: { jump(milliseconds: number): void } },
  settle: Settle,
): PeopleAbility {
  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const profiles = container.resolve(ProfilesPort);
  const boards = container.resolve(LeaderboardsPort);
  const following = container.resolve(FollowTrader);
  const own = () => container.resolve(LeaderboardsQueries).byMetrics({ ...usual, by: 'ROI' }, true);
  const look = async () => {
    await settle(own().refresh());
    return own().current.status === 'ready' ? ('read' as const) : ('failed' as const);
  };
  const { byMetricsWithMe } = boards;
  return {
    async loseRankings(lost) {
      boards.byMetricsWithMe = lost ? async () => failure({ kind: 'offline' }) : byMetricsWithMe;
    },
    lookAtRanking: look,
    askAgain: look,
    async ledTo(pages) {
      const features = container.resolve(FeaturesQueries);
      await settle(Promise.all([features.all(true).refresh(), features.all(false).refresh()]));
      const stops = [container.resolve(SessionStore).start(), container.resolve(HostSwitches).start()];
      const switches = container.resolve(SwitchesStore);
      const led = pages.filter((page) => switches.leads(page));
      stops.forEach((stop) => stop());
      return led;
    },
    name: async () => (await done(profiles.me())).coolName,
    uuid: () => done(profiles.myUuid()),
    async show(change) {
      await done(container.resolve(ChangeProfile).change(change));
    },
    async ranking(by, leastCapital) {
      // Rankings are counted once a minute.
      time.jump(minute);
      const bounds = { leastCapital };
      const { rows, counts } =
        by === 'volume'
          ? await done(boards.byVolumeWithMe(usual))
          : await done(boards.byMetricsWithMe({ ...usual, by: 'ROI', bounds }));
      return {
        rows: rows.map(({ rank, coolName, me }) => ({ rank, name: coolName, me })),
        leftOut: counts!.outOfBounds,
      };
    },
    async figures(query) {
      time.jump(minute);
      const { rows } = await done(boards.byMetricsWithMe(query));
      return rows.map(({ roi, pnl, volume, followers, winRate }) => {
        const figure = { ROI: roi, PNL: pnl?.toNumber(), VOLUME: volume?.toNumber(), FOLLOWERS: followers };
        return { ...figure, WIN_RATE: winRate }[query.by] ?? Number.NaN;
      });
    },
    find: async (name) => (await done(profiles.search(name))).map(({ coolName }) => coolName),
    async profile(uuid) {
      const overview = await settle(profiles.overview(uuid));
      if (!overview.ok) return undefined;
      const held = await done(profiles.portfolio(uuid));
      const trades = await done(profiles.tradingActivity(uuid, 1, 20));
      return {
        followers: overview.value.followers,
        x: overview.value.twitter,
        avatar: overview.value.avatar,
        holds: held.map(({ symbol }) => symbol),
        trades: trades.rows.map(({ symbol, price, at }) => ({ symbol, priced: price !== undefined, at })),
      };
    },
    async picture(uuid) {
      const own = uuid === 'own';
      const of = own ? await done(profiles.myUuid()) : uuid;
      const trader = await done(profiles.overview(of));
      const shows = own ? blocksForOthers(await done(profiles.settings())) : trader.shows;
      const results = sharedResults({ shows }, await done(profiles.summary(of)), 'thirtyDays');
      return { name: trader.coolName, roi: results?.roi };
    },
    async badgeHolders(campaign, badge) {
      const held = container.resolve(BadgesQueries).held();
      await settle(held.refresh());
      const rows = known(held.current) ?? [];
      const found = rows.find((each) => each.badge.campaignId === campaign && each.badge.name === badge);
      return (found?.holders ?? []).map(({ coolName }) => coolName);
    },
    follow: async (uuid) => (await settle(following.follow(uuid))).ok,
    unfollow: async (uuid) => (await settle(following.unfollow(uuid))).ok,
    following: async () =>
      (await done(container.resolve(FollowingPort).following())).map(({ uuid, coolName }) => ({
        uuid,
        name: coolName,
      })),
  };
}
