import { day } from '../../../src/domain/shared/instant';
import type { UserRepository } from '../users/user-repository';
import { type Units, unitsFromText } from '../../engine/model/units';
import type { Followings } from '../social/followings';
import type { ProfileRepository } from '../social/profile-repository';
import type { TradingRecord } from '../social/trading-record';
import type { AccountFigures, TradeStatisticsReads } from '../../engine/statistics/statistics-model';
import type { CampaignRepository, Participant, Result } from './campaign-repository';
import { pointsOf, type Quest, questsOf } from './quests';
import type { Season } from './season';

/** One who takes part, in order of rank. */
export interface Standing extends Result {
  readonly team: string;
}

export interface TeamStanding {
  readonly name: string;
  readonly members: number;
  readonly volume: Units;
  readonly rank: number;
}

/** Orders the participants of a season by what they traded in it; after its end, as it was settled. */
export class Standings {
  constructor(
    private readonly repository: CampaignRepository,
    private readonly statistics: TradeStatisticsReads,
    private readonly record: TradingRecord,
    private readonly profiles: ProfileRepository,
    private readonly followings: Followings,
    private readonly users: UserRepository,
    private readonly now: () => number,
  ) {}

  of(season: Season): readonly Standing[] {
    const participants = this.repository.participants(season.key);
    if (!this.repository.isSettled(season.key)) return this.#ranked(season, participants);
    const teams = new Map(participants.map(({ accountId, team }) => [accountId, team]));
    return this.repository
      .results(season.key)
      .map((result) => ({ ...result, team: teams.get(result.accountId) ?? '' }));
  }

  /** USDT that an account has traded since a moment. */
  volumeSince(accountId: string, from: number): Units {
    return this.statistics.figuresOf(accountId, { from, to: this.now() })?.volume ?? 0n;
  }

  teams(season: Season, standings: readonly Standing[]): readonly TeamStanding[] {
    const members = this.repository.participants(season.key);
    return season.plan.teams
      .map((name) => {
        const traded = standings.filter(({ team }) => team === name);
        return {
          name,
          members: members.filter(({ team }) => team === name).length,
          volume: traded.reduce((sum, { volume }) => sum + volume, 0n),
        };
      })
      .sort((a, b) => Number(b.volume - a.volume))
      .map((team, index) => ({ ...team, rank: index + 1 }));
  }

  quests(season: Season, accountId: string): readonly Quest[] {
    return questsOf({
      figures: this.statistics.figuresOf(accountId, this.#filter(season)),
      following: this.followings.following(this.profiles.byAccount(accountId)?.uuid ?? ''),
      verified: (this.users.byApplication(accountId)?.kycLevel ?? 0) > 0,
    });
  }

  #ranked(season: Season, participants: readonly Participant[]): readonly Standing[] {
    const begun = season.status !== 'UPCOMING';
    const figures = new Map(
      begun ? this.statistics.figures(this.#filter(season)).map((each) => [each.accountId, each]) : [],
    );
    return (
      participants
        .map(({ accountId, team }) => ({
          accountId,
          team,
          ...this.#scoreOf(season, accountId, figures.get(accountId)),
        }))
        // Nobody is first by having joined.
        .filter(({ volume, points }) => begun && (volume > 0n || points > 0))
        .sort((a, b) => compare(season, a, b) || a.accountId.localeCompare(b.accountId))
        .map((standing, index) => ({
          ...standing,
          rank: index + 1,
          prize: standing.volume > 0n ? prizeOf(season, index + 1) : 0n,
        }))
    );
  }

  #scoreOf(season: Season, accountId: string, figures: AccountFigures | undefined) {
    const points = season.plan.score === 'QUEST' ? pointsOf(this.quests(season, accountId)) : 0;
    if (figures === undefined) return { volume: 0n, pnl: 0n, roi: undefined, points };
    const { pnl, roi } = this.#profit(season, accountId);
    return { volume: figures.volume, pnl, roi, points };
  }

  /** From the worth of the day before the season to that of its last day so far. */
  #profit(season: Season, accountId: string): { readonly pnl: Units; readonly roi: number | undefined } {
    const { market } = season.plan;
    const { equity, firstDay } = this.record.series(
      accountId,
      (symbol) => market === undefined || symbol.startsWith(`${market}_`),
    );
    const at = (instant: number): Units =>
      equity[Math.min(equity.length - 1, Math.max(0, Math.floor(instant / day) - firstDay))]!;
    const before = at(season.startsAt - day);
    const pnl = at(Math.min(this.now(), season.endsAt - 1)) - before;
    return { pnl, roi: before > 0n ? Number(pnl) / Number(before) : undefined };
  }

  #filter({ startsAt, endsAt, plan }: Season) {
    return { from: startsAt, to: Math.min(this.now(), endsAt - 1), type: plan.market };
  }
}

function compare({ plan }: Season, a: Omit<Standing, 'rank' | 'prize'>, b: Omit<Standing, 'rank' | 'prize'>): number {
  if (plan.score === 'ROI')
    return (b.roi ?? Number.NEGATIVE_INFINITY) - (a.roi ?? Number.NEGATIVE_INFINITY) || Number(b.volume - a.volume);
  if (plan.score === 'QUEST') return b.points - a.points || Number(b.volume - a.volume);
  return Number(b.volume - a.volume);
}

/** What a rank is worth, in units of the campaign's token. */
export function prizeOf({ plan }: Season, rank: number): Units {
  return (unitsFromText(String(plan.prize.amount)) * BigInt(plan.parts[rank - 1] ?? 0)) / 100n;
}
