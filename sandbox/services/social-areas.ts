import { hour } from '../../src/domain/shared/instant';
import type { UserRepository } from './users/user-repository';
import type { Clockwork } from '../shared/clockwork';
import type { ExchangeService } from '../engine/exchange-service';
import { Features } from './features/features';
import { seededRandom } from '../shared/random';
import { tradersOf } from './simulation/traders';
import type { TradeStatisticsReads } from '../engine/statistics/statistics-model';
import type { EmbeddedDatabase } from '../storage/database';
import { CopyXrays } from './copying/copy-xray';
import { CopyRepository } from './copying/copy-repository';
import { Copying } from './copying/copying';
import { Leading } from './copying/leading';
import { CoolNames } from './social/cool-names';
import { CopyStrategies, leadNames } from './social/copy-strategies';
import { CopyTrading } from './social/copy-trading';
import { Followings } from './social/followings';
import { Leaderboards } from './social/leaderboards';
import type { Profile } from './social/profile';
import { ProfileRepository } from './social/profile-repository';
import { Standings } from './social/standings';
import { TradingRecord } from './social/trading-record';
import { TwitterAccounts } from './social/twitter-accounts';
import { UserProfiles } from './social/user-profiles';

/** Who people are among traders, how they trade, and who follows or copies whom. */
export interface SocialAreas {
  /** What everybody's trades add up to: rankings are made of it. */
  readonly statistics: TradeStatisticsReads;
  readonly tradingRecord: TradingRecord;
  readonly profiles: ProfileRepository;
  readonly userProfiles: UserProfiles;
  readonly coolNames: CoolNames;
  readonly twitter: TwitterAccounts;
  readonly followings: Followings;
  readonly leaderboards: Leaderboards;
  readonly copyStrategies: CopyStrategies;
  readonly copyTrading: CopyTrading;
  readonly copying: Copying;
  readonly copyXrays: CopyXrays;
  readonly leading: Leading;
  readonly features: Features;
}

export interface SocialSurroundings {
  readonly exchange: ExchangeService;
  readonly database: EmbeddedDatabase;
  readonly users: UserRepository;
  readonly clockwork: Clockwork;
  readonly now: () => number;
  readonly seeded: boolean;
}

export function openSocialAreas({
  exchange,
  database,
  users,
  clockwork,
  now,
  seeded,
}: SocialSurroundings): SocialAreas {
  const profiles = new ProfileRepository(database, users, now);
  const tradingRecord = new TradingRecord(exchange, now);
  const followings = new Followings(database, profiles, tradingRecord, now);
  const strategies = new CopyStrategies(database);
  const copying = new Copying(exchange, strategies, tradingRecord, clockwork, now, new CopyRepository(database));
  const copyTrading = new CopyTrading(exchange, strategies, copying, profiles, tradingRecord, now);
  const badges = ({ accountId, twitter, uuid }: Profile): string[] => [
    ...(strategies.leads(accountId) ? ['LEAD_TRADER'] : []),
    ...(twitter === undefined ? [] : ['X_BOUND']),
    ...(followings.followers(uuid) >= 10 ? ['POPULAR'] : []),
  ];
  if (seeded) {
    const traders = tradersOf(exchange.instruments);
    profiles.addTraders(traders, leadNames);
    strategies.begin(exchange.instruments, now());
    befriend(
      profiles,
      followings,
      traders.map(({ accountId }) => accountId),
    );
    clockwork.every(6 * hour, (at) => copyTrading.moveCopiers(at));
  }
  return {
    statistics: exchange.trades,
    tradingRecord,
    profiles,
    userProfiles: new UserProfiles(profiles, followings, tradingRecord, exchange, badges, now),
    coolNames: new CoolNames(database, profiles, users, now),
    twitter: new TwitterAccounts(database, profiles, now),
    followings,
    leaderboards: new Leaderboards(new Standings(exchange, profiles, followings, tradingRecord, users), now),
    copyStrategies: strategies,
    copyTrading,
    copying,
    copyXrays: new CopyXrays(exchange, tradingRecord, copying.repository, now),
    leading: new Leading(exchange, strategies, copying, profiles, now),
    features: new Features(database),
  };
}

/** The simulated traders know each other a little, the first ones best. */
function befriend(profiles: ProfileRepository, followings: Followings, accounts: readonly string[]): void {
  const ids = accounts.map((accountId) => profiles.byAccount(accountId)!.uuid);
  if (ids.some((uuid) => followings.following(uuid) > 0)) return;
  const random = seededRandom(ids.length);
  ids.forEach((follower, index) => {
    for (let turn = 0; turn < 6; turn += 1) {
      const other = Math.floor(random.next() ** 2 * ids.length);
      if (other !== index) followings.add(follower, ids[other]!);
    }
  });
}
