import { daysOf, type TradingPeriod } from '../../../src/domain/social/trading-period';
import { longestBio } from '../../../src/domain/social/profile-choices';
import { day } from '../../../src/domain/shared/instant';
import type { ProfileChange } from '../../../src/domain/social/trader-profile';
import type { User } from '../users/user';
import { invalidParameter, notFound } from '../../shared/api-error';
import type { ExchangeService } from '../../engine/exchange-service';
import type { TradeStatisticsReads } from '../../engine/statistics/statistics-model';
import { returnOfClose } from '../../engine/statistics/trade-figures';
import {
  equityIndex,
  maximumDrawdown,
  profitOf,
  profitSince,
  recordDays,
  returnInterval,
  sharpeRatio,
  type EquitySeries,
  type Profit,
} from './equity-series';
import type { Followings } from './followings';
import { openPortfolio } from './portfolio';
import { shownOf, type Profile } from './profile';
import type { ProfileRepository } from './profile-repository';
import { newestFirst, seriesDays, type TradingRecord } from './trading-record';
import { marketVolumes, resultCounts } from './trade-distribution';
import { tierOf } from './trader-tier';

const searchLimit = 20;
const avatarForm = /^[a-z0-9-]{1,32}$/;
const spans = { sevenDays: 7, thirtyDays: 30, ninetyDays: 90 } as const;
const everything = 0;

export interface SpanFigures<T> {
  readonly sevenDays: T;
  readonly thirtyDays: T;
  readonly ninetyDays: T;
  readonly all: T;
}

/** Profiles as a given person may see them. Somebody who is not public does not exist for others (-1006). */
export class UserProfiles {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly followings: Followings,
    private readonly record: TradingRecord,
    private readonly exchange: ExchangeService,
    private readonly badges: (profile: Profile) => readonly string[],
    private readonly now: () => number,
  ) {}

  me(user: User): Profile {
    return this.profiles.of(user);
  }

  /** What is left out stays. @throws ApiError -1005 for an avatar or text that is not allowed. */
  saveSettings(user: User, change: ProfileChange): Profile {
    if (change.avatar !== undefined && !avatarForm.test(change.avatar)) throw invalidParameter('avatar');
    if (change.bio !== undefined && change.bio.length > longestBio) throw invalidParameter('bio');
    const { accountId, settings } = this.profiles.of(user);
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    this.profiles.saveSettings(accountId, {
      ...settings,
      ...(Object.fromEntries(given) as Partial<Profile['settings']>),
    });
    return this.profiles.of(user);
  }

  search(prefix: string) {
    return this.profiles.beginningWith(prefix, searchLimit).map((profile) => ({
      uuid: profile.uuid,
      coolName: profile.coolName,
      avatar: profile.settings.avatar,
      followers: this.followings.followers(profile.uuid),
      tier: this.#tier(profile, false),
    }));
  }

  overview(user: User, uuid: string) {
    const { profile, mine } = this.#visible(user, uuid);
    const { coolName, settings, joinedAt, twitter } = profile;
    return {
      uuid,
      coolName,
      avatar: settings.avatar,
      bio: settings.bio,
      public: settings.public,
      twitter: twitter?.handle,
      followers: this.followings.followers(uuid),
      following: this.followings.following(uuid),
      followed: this.followings.follows(this.profiles.of(user).uuid, uuid),
      tier: this.#tier(profile, mine),
      joinedAt,
      badges: this.badges(profile),
      shows: shownOf(profile, mine),
    };
  }

  summary(user: User, uuid: string) {
    const { profile, mine } = this.#visible(user, uuid);
    const { accountId } = profile;
    const { pnl: showPnl, volume: showVolume, trades: showTrades } = shownOf(profile, mine);
    const series = this.record.series(accountId);
    const traded = this.#statistics.daily(accountId);
    return {
      pnl: showPnl ? this.#profits(accountId, series, ({ pnl }) => pnl) : undefined,
      roi: showPnl ? this.#profits(accountId, series, ({ roi }) => roi) : undefined,
      volume: showVolume ? this.#spans((days) => this.#figures(accountId, days)?.volume ?? 0n) : undefined,
      winRate: showPnl ? this.#winRates(accountId) : undefined,
      trades: showTrades ? this.#spans((days) => this.#figures(accountId, days)?.trades ?? 0) : undefined,
      maxDrawdown: showPnl ? maximumDrawdown(series, seriesDays) : undefined,
      sharpe: showPnl ? sharpeRatio(series, seriesDays) : undefined,
      recordDays: showPnl ? recordDays(series, seriesDays) : undefined,
      roiInterval: showPnl ? returnInterval(series, seriesDays) : undefined,
      markets: showVolume && showTrades ? marketVolumes(traded, Math.floor(this.now() / day) - seriesDays) : undefined,
      results: showPnl && showTrades ? resultCounts(this.#statistics.recentTrades(accountId)) : undefined,
    };
  }

  performance(user: User, uuid: string, period: TradingPeriod) {
    const { profile, mine } = this.#visible(user, uuid);
    return shownOf(profile, mine).pnl ? equityIndex(this.record.series(profile.accountId), daysOf(period)) : [];
  }

  /** Nothing unless the owner shows it; what tells a profit is left out where that is hidden. */
  portfolio(user: User, uuid: string) {
    const { profile, mine } = this.#visible(user, uuid);
    const shown = shownOf(profile, mine);
    if (!shown.portfolio) return [];
    return openPortfolio(this.exchange, this.record, profile.accountId).map((row) => ({
      ...row,
      ...(!shown.pnl && { roi: undefined, averageOpenPrice: undefined, openedAt: undefined }),
    }));
  }

  /**
   * Newest first; nothing unless the owner shows trades. What is hidden cannot be worked out of it: sums only where
   * volumes are shown, and without results neither prices nor the moment, which finds them on the public tape.
   */
  tradingActivity(user: User, uuid: string, page: number, size: number) {
    const { profile, mine } = this.#visible(user, uuid);
    const shown = shownOf(profile, mine);
    const { accountId } = profile;
    const trades = shown.trades ? newestFirst(this.#statistics.recentTrades(accountId)) : [];
    const rows = trades
      .slice((page - 1) * size, page * size)
      .map(({ symbol, side, action, price, quantity, realised, closedCost, at }) => ({
        symbol,
        side,
        action,
        price: shown.pnl ? this.record.price(symbol, price) : undefined,
        size: shown.portfolio && shown.volume ? this.record.quantity(symbol, quantity) : undefined,
        pnl: action === 'CLOSE' && shown.pnl ? realised : undefined,
        roi: action === 'CLOSE' && shown.pnl ? returnOfClose({ realised, closedCost }) : undefined,
        at: shown.pnl ? at : at - (at % day),
      }));
    return { rows, total: trades.length, page, size };
  }

  get #statistics(): TradeStatisticsReads {
    return this.exchange.trades;
  }

  #visible(user: User, uuid: string): { readonly profile: Profile; readonly mine: boolean } {
    const profile = this.profiles.byUuid(uuid);
    const mine = profile?.accountId === user.applicationId;
    if (profile === undefined || !shownOf(profile, mine).profile) throw notFound('trader');
    return { profile, mine };
  }

  /** It tells the volume. */
  #tier(profile: Profile, mine: boolean): number | undefined {
    return shownOf(profile, mine).volume ? tierOf(this.#figures(profile.accountId, 30)?.volume ?? 0n) : undefined;
  }

  #figures(accountId: string, days: number) {
    const statistics = this.#statistics;
    const from = days === everything ? 0 : this.now() - (days - 1) * day;
    return statistics.figuresOf(accountId, { from, to: this.now() });
  }

  /** As rankings count it. */
  #winRates(accountId: string): SpanFigures<number | undefined> {
    return this.#spans((days) => {
      const { wins = 0, losses = 0 } = this.#figures(accountId, days) ?? {};
      return wins + losses > 0 ? wins / (wins + losses) : undefined;
    });
  }

  #spans<T>(of: (days: number) => T): SpanFigures<T> {
    return {
      sevenDays: of(spans.sevenDays),
      thirtyDays: of(spans.thirtyDays),
      ninetyDays: of(spans.ninetyDays),
      all: of(everything),
    };
  }

  /** The first trade of all began with the capital. */
  #profits<T>(accountId: string, series: EquitySeries, read: (profit: Profit) => T): SpanFigures<T> {
    return this.#spans((days) =>
      read(days === everything ? profitSince(this.record.capital(accountId), series) : profitOf(series, days)),
    );
  }
}
