import { day } from '../../../src/domain/shared/instant';
import type { TradingType } from '../../../src/domain/social/trading-period';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { UserRepository } from '../users/user-repository';
import { equityIndex, maximumDrawdown, profitOf, recordDays, returnInterval } from './equity-series';
import type { Followings } from './followings';
import type { Profile } from './profile';
import type { ProfileRepository } from './profile-repository';
import { tierOf } from './trader-tier';
import type { TradingRecord } from './trading-record';

const shownSymbols = 5;

/** How somebody who traded in a time did in it: everything, whatever of it is shown. */
export interface Standing {
  readonly profile: Profile;
  /** Quote units, as all money here. */
  readonly volume: Units;
  readonly trades: number;
  readonly tier: number;
  readonly symbols: readonly string[];
  /** Fees and funding taken off. */
  readonly pnl: Units;
  readonly roi: number | undefined;
  /** What the return is counted from: the worth before the first day. */
  readonly capital: Units;
  readonly maxDrawdown: number | undefined;
  readonly recordDays: number;
  readonly roiInterval: readonly [number, number] | undefined;
  readonly winRate: number | undefined;
  readonly followers: number;
  readonly chart: readonly number[];
}

/** Standings of everybody who trades, worked out from the statistics of their trades. */
export class Standings {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly profiles: ProfileRepository,
    private readonly followings: Followings,
    private readonly record: TradingRecord,
    private readonly users: UserRepository,
  ) {}

  /** @returns also how many traded before, as far back as days are kept, and in the time no more. */
  of(now: number, days: number, type: TradingType): { readonly standings: readonly Standing[]; readonly left: number } {
    const market = type === 'ALL' ? undefined : type === 'SPOT' ? 'SPOT' : 'PERP';
    const { trades } = this.exchange;
    const monthly = new Map(
      trades.figures({ from: now - 29 * day, to: now }).map(({ accountId, volume }) => [accountId, volume]),
    );
    const figures = trades
      .figures({ from: now - (days - 1) * day, to: now, type: market })
      .filter(({ accountId }) => this.#counts(accountId));
    const here = new Set(figures.map(({ accountId }) => accountId));
    const ever = trades
      .figures({ from: 0, to: now, type: market })
      .filter(({ accountId }) => !here.has(accountId) && this.#counts(accountId));
    const standings = figures.map(({ accountId, volume, trades, symbols, wins, losses }): Standing => {
      const profile = this.profiles.byAccount(accountId)!;
      const series = this.record.series(accountId, (symbol) => market === undefined || symbol.startsWith(`${market}_`));
      const { start, pnl, roi } = profitOf(series, days);
      return {
        profile,
        volume,
        trades,
        tier: tierOf(monthly.get(accountId) ?? 0n),
        symbols: symbols.slice(0, shownSymbols),
        pnl,
        roi,
        capital: start,
        maxDrawdown: maximumDrawdown(series, days),
        recordDays: recordDays(series, days),
        roiInterval: returnInterval(series, days),
        winRate: wins + losses > 0 ? wins / (wins + losses) : undefined,
        followers: this.followings.followers(profile.uuid),
        chart: equityIndex(series, days).map((point) => point.equityIndex),
      };
    });
    return { standings, left: ever.length };
  }

  /** What people show of themselves and who follows them now, beside figures of a while ago. */
  current(standing: Standing): Standing {
    const { uuid } = standing.profile;
    return {
      ...standing,
      profile: this.profiles.byUuid(uuid) ?? standing.profile,
      followers: this.followings.followers(uuid),
    };
  }

  /** A person counts once, under the main account. */
  #counts(accountId: string): boolean {
    return (
      this.users.byApplication(accountId)?.mainUserId === undefined && this.profiles.byAccount(accountId) !== undefined
    );
  }
}
