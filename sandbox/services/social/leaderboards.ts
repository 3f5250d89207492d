import type { LeaderboardOrder, TraderRankingQuery, VolumeRankingQuery } from '../../../src/domain/social/leaderboard';
import { daysOf, type TradingPeriod, type TradingType } from '../../../src/domain/social/trading-period';
import { day, minute } from '../../../src/domain/shared/instant';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import { equityIndex, profitOf } from './equity-series';
import type { Followings } from './followings';
import { shownName, shownOf, type Profile } from './profile';
import type { ProfileRepository } from './profile-repository';
import { tierOf } from './trader-tier';
import type { TradingRecord } from './trading-record';

/** Rows that a ranking shows; the caller's own comes on top of them. */
const rankingLength = 100;
const keptFor = minute;
const shownSymbols = 5;

interface Standing {
  readonly profile: Profile;
  readonly volume: Units;
  readonly trades: number;
  readonly tier: number;
  readonly symbols: readonly string[];
  readonly pnl: Units;
  readonly roi: number | undefined;
  readonly winRate: number | undefined;
  readonly followers: number;
  readonly chart: readonly number[];
}

interface Kept {
  readonly at: number;
  readonly standings: readonly Standing[];
}

/** Rankings of everybody who traded, worked out once a minute. Fees are taken off profits, as on the account's own page. */
export class Leaderboards {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly exchange: ExchangeService,
    private readonly profiles: ProfileRepository,
    private readonly followings: Followings,
    private readonly record: TradingRecord,
    private readonly users: UserRepository,
    private readonly now: () => number,
  ) {}

  /** @param user marks the own row, and adds it when it is further down. */
  byVolume({ period, type, order }: VolumeRankingQuery, user?: User) {
    const { at, standings } = this.#standings(period, type);
    const shown = standings.filter(({ profile }) => shownOf(profile, isOwn(profile, user)).volume);
    const rows = inOrder(shown, ({ volume }) => Number(volume), order).map((standing, index) => ({
      ...head(standing, index, user),
      volume: standing.volume,
      trades: standing.trades,
    }));
    return { ...firstRows(rows), updatedAt: at };
  }

  byMetrics({ period, type, by, order }: TraderRankingQuery, user?: User) {
    const { at, standings } = this.#standings(period, type);
    // A place in an order tells the figure: who hides it has no place in this one.
    const shown = standings.filter(({ profile }) => showsFigure(profile, isOwn(profile, user), by));
    const rows = inOrder(shown, (standing) => figureOf(standing, by), order).map((standing, index) => {
      const { pnl, volume, trades } = shownOf(standing.profile, isOwn(standing.profile, user));
      return {
        ...head(standing, index, user),
        pnl: pnl ? standing.pnl : undefined,
        roi: pnl ? standing.roi : undefined,
        winRate: pnl ? standing.winRate : undefined,
        volume: volume ? standing.volume : undefined,
        followers: standing.followers,
        symbols: trades ? standing.symbols : [],
        chart: pnl ? standing.chart : [],
      };
    });
    return { ...firstRows(rows), updatedAt: at };
  }

  /** @returns how many rankings were forgotten. */
  clear(): number {
    const { size } = this.#kept;
    this.#kept.clear();
    return size;
  }

  #standings(period: TradingPeriod, type: TradingType): Kept {
    const key = `${period} ${type}`;
    const known = this.#kept.get(key);
    if (known !== undefined && this.now() - known.at < keptFor) return this.#current(known);
    const fresh = { at: this.now(), standings: this.#workOut(daysOf(period), type) };
    this.#kept.set(key, fresh);
    return fresh;
  }

  /** Figures may be a minute old; what people show of themselves may not. */
  #current({ at, standings }: Kept): Kept {
    return {
      at,
      standings: standings.map((standing) => ({
        ...standing,
        profile: this.profiles.byUuid(standing.profile.uuid) ?? standing.profile,
      })),
    };
  }

  #workOut(days: number, type: TradingType): Standing[] {
    const now = this.now();
    const market = type === 'ALL' ? undefined : type === 'SPOT' ? 'SPOT' : 'PERP';
    const figures = this.exchange.trades.figures({ from: now - (days - 1) * day, to: now, type: market });
    const monthly = new Map(
      this.exchange.trades
        .figures({ from: now - 29 * day, to: now })
        .map(({ accountId, volume }) => [accountId, volume]),
    );
    return figures.flatMap(({ accountId, volume, trades, symbols, wins, losses }) => {
      if (this.users.byApplication(accountId)?.mainUserId !== undefined) return [];
      const profile = this.profiles.byAccount(accountId);
      if (profile === undefined) return [];
      const series = this.record.series(accountId, (symbol) => market === undefined || symbol.startsWith(`${market}_`));
      return [
        {
          profile,
          volume,
          trades,
          tier: tierOf(monthly.get(accountId) ?? 0n),
          symbols: symbols.slice(0, shownSymbols),
          ...profitOf(series, days),
          winRate: wins + losses > 0 ? wins / (wins + losses) : undefined,
          followers: this.followings.followers(profile.uuid),
          chart: equityIndex(series, days).map((point) => point.equityIndex),
        },
      ];
    });
  }
}

function isOwn(profile: Profile, user: User | undefined): boolean {
  return profile.accountId === user?.applicationId;
}

function showsFigure(profile: Profile, mine: boolean, by: LeaderboardOrder): boolean {
  const shown = shownOf(profile, mine);
  if (by === 'FOLLOWERS') return shown.profile;
  return by === 'VOLUME' ? shown.volume : shown.pnl;
}

function figureOf(standing: Standing, by: LeaderboardOrder): number {
  const figures: Record<LeaderboardOrder, number | undefined> = {
    ROI: standing.roi,
    PNL: Number(standing.pnl),
    VOLUME: Number(standing.volume),
    FOLLOWERS: standing.followers,
    WIN_RATE: standing.winRate,
  };
  return figures[by] ?? Number.NaN;
}

/** What is not known comes last in either order; equals stay in the order of their names. */
function inOrder(
  standings: readonly Standing[],
  figure: (standing: Standing) => number,
  order: 'ASC' | 'DESC',
): Standing[] {
  const sign = order === 'ASC' ? 1 : -1;
  return standings
    .map((standing) => ({ standing, value: figure(standing) }))
    .sort((a, b) => {
      if (Number.isNaN(a.value) || Number.isNaN(b.value))
        return Number(Number.isNaN(a.value)) - Number(Number.isNaN(b.value));
      return sign * (a.value - b.value) || a.standing.profile.coolName.localeCompare(b.standing.profile.coolName, 'en');
    })
    .map(({ standing }) => standing);
}

function head({ profile, tier }: Standing, index: number, user: User | undefined) {
  const me = isOwn(profile, user);
  return {
    rank: index + 1,
    ...shownName(profile, me),
    // It tells the volume.
    tier: shownOf(profile, me).volume ? tier : undefined,
    me,
  };
}

function firstRows<Row extends { readonly me: boolean }>(
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly me: Row | undefined } {
  return { rows: rows.slice(0, rankingLength), me: rows.slice(rankingLength).find(({ me }) => me) };
}
