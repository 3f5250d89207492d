import type { LeaderboardOrder } from '../../../src/domain/social/leaderboard';
import {
  daysOf,
  type SortOrder,
  type TradingPeriod,
  type TradingType,
} from '../../../src/domain/social/trading-period';
import { minute } from '../../../src/domain/shared/instant';
import type { Units } from '../../engine/model/units';
import type { User } from '../users/user';
import { shownName, shownOf, type Profile } from './profile';
import type { Standing, Standings } from './standings';

/** Places that a ranking shows; the caller's own comes on top of them. */
const rankingLength = 100;
const keptFor = minute;

export interface RankingQuestion {
  readonly period: TradingPeriod;
  readonly type: TradingType;
  readonly order: SortOrder;
}

export interface MetricsQuestion extends RankingQuestion {
  readonly by: LeaderboardOrder;
  /** Quote units: who began with less is left out. */
  readonly leastCapital?: Units | undefined;
  /** A ratio above zero: who fell deeper is left out. */
  readonly deepestDrawdown?: number | undefined;
}

/** Whom a ranking does not show. */
export interface RankingCounts {
  /** In the time, whatever they show. */
  readonly traded: number;
  /** Who are not public, or hide what this ranking goes by. */
  readonly hidden: number;
  /** By the bounds that were asked for. */
  readonly outOfBounds: number;
  /** Who traded before the time and not in it. */
  readonly left: number;
}

interface Kept {
  readonly at: number;
  readonly standings: readonly Standing[];
  readonly left: number;
}

/** Rankings of everybody who traded, worked out once a minute. Fees are taken off profits, as on the account's own page. */
export class Leaderboards {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly standings: Standings,
    private readonly now: () => number,
  ) {}

  /** @param user marks the own row, and adds it when it is further down. */
  byVolume({ period, type, order }: RankingQuestion, user?: User) {
    const kept = this.#standings(period, type);
    const may = (standing: Standing, mine: boolean) => shownOf(standing.profile, mine).volume;
    const rows = placed(kept.standings, may, ({ volume }) => Number(volume), order, user).map((place) => ({
      ...head(place),
      volume: place.standing.volume,
      trades: shownOf(place.standing.profile, place.me).trades ? place.standing.trades : undefined,
    }));
    const hidden = kept.standings.filter((standing) => !may(standing, false)).length;
    return { ...firstRows(rows), counts: counts(kept, hidden, 0), updatedAt: kept.at };
  }

  byMetrics(question: MetricsQuestion, user?: User) {
    const { period, type, by, order } = question;
    const kept = this.#standings(period, type);
    // A place in an order tells the figure, and so does staying within bounds: who hides it has no place in this one.
    const may = ({ profile }: Standing, mine: boolean) =>
      showsFigure(profile, mine, by) && (!isBounded(question) || shownOf(profile, mine).pnl);
    const within = kept.standings.filter((standing) => isWithin(standing, question));
    const rows = placed(within, may, (standing) => figureOf(standing, by), order, user).map((place) => {
      const { standing, me } = place;
      const { pnl, volume, trades } = shownOf(standing.profile, me);
      return {
        ...head(place),
        pnl: pnl ? standing.pnl : undefined,
        roi: pnl ? standing.roi : undefined,
        winRate: pnl ? standing.winRate : undefined,
        capital: pnl ? standing.capital : undefined,
        maxDrawdown: pnl ? standing.maxDrawdown : undefined,
        recordDays: pnl ? standing.recordDays : undefined,
        roiInterval: pnl ? standing.roiInterval : undefined,
        volume: volume ? standing.volume : undefined,
        followers: standing.followers,
        symbols: trades ? standing.symbols : [],
        chart: pnl ? standing.chart : [],
      };
    });
    const shown = kept.standings.filter((standing) => may(standing, false));
    const outOfBounds = shown.filter((standing) => !isWithin(standing, question)).length;
    return {
      ...firstRows(rows),
      counts: counts(kept, kept.standings.length - shown.length, outOfBounds),
      updatedAt: kept.at,
    };
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
    const fresh = { at: this.now(), ...this.standings.of(this.now(), daysOf(period), type) };
    this.#kept.set(key, fresh);
    return fresh;
  }

  /** Figures of trading may be a minute old; what people show of themselves and who follows them may not. */
  #current(kept: Kept): Kept {
    return { ...kept, standings: kept.standings.map((standing) => this.standings.current(standing)) };
  }
}

interface Place {
  readonly standing: Standing;
  readonly rank: number;
  readonly me: boolean;
}

/** Places as everybody sees them; who sees oneself where others do not takes nobody's place away. */
function placed(
  standings: readonly Standing[],
  may: (standing: Standing, mine: boolean) => boolean,
  figure: (standing: Standing) => number,
  order: SortOrder,
  user: User | undefined,
): Place[] {
  const shown = standings.filter((standing) => may(standing, isOwn(standing.profile, user)));
  let counted = 0;
  return inOrder(shown, figure, order).map((standing) => {
    const rank = counted + 1;
    if (may(standing, false)) counted = rank;
    return { standing, rank, me: isOwn(standing.profile, user) };
  });
}

function isBounded({ leastCapital, deepestDrawdown }: MetricsQuestion): boolean {
  return leastCapital !== undefined || deepestDrawdown !== undefined;
}

/** What is not known stays within nothing. */
function isWithin({ capital, maxDrawdown }: Standing, { leastCapital, deepestDrawdown }: MetricsQuestion): boolean {
  return (
    (leastCapital === undefined || capital >= leastCapital) &&
    (deepestDrawdown === undefined || (maxDrawdown !== undefined && maxDrawdown <= deepestDrawdown))
  );
}

function counts({ standings, left }: Kept, hidden: number, outOfBounds: number): RankingCounts {
  return { traded: standings.length, hidden, outOfBounds, left };
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

function head({ standing: { profile, tier }, rank, me }: Place) {
  return {
    rank,
    ...shownName(profile, me),
    // It tells the volume.
    tier: shownOf(profile, me).volume ? tier : undefined,
    me,
  };
}

function firstRows<Row extends { readonly rank: number; readonly me: boolean }>(
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly me: Row | undefined } {
  return {
    rows: rows.filter(({ rank }) => rank <= rankingLength),
    me: rows.find(({ rank, me }) => me && rank > rankingLength),
  };
}
