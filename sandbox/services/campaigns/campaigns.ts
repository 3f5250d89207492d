import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { ApiError, duplicate, notFound } from '../../shared/api-error';
import type { ExchangeService } from '../../engine/exchange-service';
import { one, unitsText } from '../../engine/model/units';
import type { Notifications } from '../notifications/notifications';
import { day } from '../../../src/domain/shared/instant';
import { campaignPlans, type CampaignRequirement } from './campaign-plan';
import type { CampaignRepository, RewardNotice } from './campaign-repository';
import { firstStartOf, type Season, seasonsOf } from './season';
import type { Standing, Standings, TeamStanding } from './standings';

export interface CampaignView {
  readonly season: Season;
  readonly participants: number;
  readonly signedUp: boolean;
  /** Of whoever has signed up, from then on; undefined where there are no teams. */
  readonly team: string | undefined;
  readonly requirements: readonly RequirementView[];
}

export interface RequirementView {
  readonly kind: CampaignRequirement['kind'];
  readonly target: number;
  /** Of an account; whole USDT of a volume. */
  readonly progress: number | undefined;
}

/** Seasons of the named campaigns: people sign up, rank by what they do on the exchange, and are paid at the end. */
export class Campaigns {
  constructor(
    private readonly repository: CampaignRepository,
    private readonly standings: Standings,
    private readonly exchange: ExchangeService,
    private readonly users: UserRepository,
    private readonly notifications: Notifications,
    private readonly now: () => number,
    /** Simulated traders that sign up by themselves. */
    private readonly traders: readonly string[],
  ) {}

  /** Starts campaigns on an exchange that began without any. */
  begin(): void {
    this.repository.begin(this.now());
  }

  /** Current seasons first, then those that ended, newest first. */
  all(user?: User): readonly CampaignView[] {
    const seasons = this.#seasons();
    const current = seasons.filter(({ id, plan }) => id === plan.id);
    const earlier = seasons.filter(({ id, plan }) => id !== plan.id).sort((a, b) => b.endsAt - a.endsAt);
    return [...current, ...earlier].map((season) => this.#view(season, user));
  }

  /** @throws ApiError -1006 for a campaign that does not exist. */
  one(id: string, user?: User): CampaignView {
    return this.#view(this.#season(id), user);
  }

  signUp(user: User, id: string): number {
    const season = this.#season(id);
    const at = this.now();
    if (user.mainUserId !== undefined) throw new ApiError(-1005, 400, 'A sub-account cannot sign up.');
    if (at < season.signupFrom || at >= season.signupUntil) throw new ApiError(-1005, 400, 'Sign-up is not open.');
    if (!this.#requirements(season, user).every(({ progress = 0, target }) => progress >= target))
      throw new ApiError(-1005, 400, 'The account does not meet the requirements.');
    if (!this.#enrol(season, user.applicationId)) throw duplicate('The account has signed up already.');
    return at;
  }

  leaderboard(id: string): {
    readonly season: Season;
    readonly standings: readonly Standing[];
    readonly teams: readonly TeamStanding[];
  } {
    const season = this.#season(id);
    const standings = this.standings.of(season);
    return { season, standings, teams: this.standings.teams(season, standings) };
  }

  /** The tasks of a campaign and how far the account has come. */
  questsOf(user: User, id: string) {
    const { season, standings } = this.leaderboard(id);
    return {
      season,
      standing: standings.find(({ accountId }) => accountId === user.applicationId),
      quests: this.standings.quests(season, user.applicationId),
    };
  }

  notices(user: User): readonly RewardNotice[] {
    return this.repository.notices(user.applicationId);
  }

  dismissNotice(user: User, noticeId: number): void {
    if (!this.repository.removeNotice(user.applicationId, noticeId)) throw notFound('notification');
  }

  /** Lets simulated traders sign up, and pays out seasons that have ended; to be called by the clock. */
  async run(): Promise<void> {
    const at = this.now();
    for (const season of this.#seasons()) {
      if (at >= season.signupFrom && (season.status !== 'ENDED' || !this.repository.isSettled(season.key)))
        this.#enrolTraders(season);
      if (season.status === 'ENDED' && !this.repository.isSettled(season.key)) await this.#settle(season);
    }
  }

  async #settle(season: Season): Promise<void> {
    const standings = this.standings.of(season);
    for (const { accountId, prize, rank } of standings) {
      if (prize === 0n) continue;
      const { token } = season.plan.prize;
      // The reference makes a settlement that was interrupted harmless to repeat.
      const paid = await this.exchange.submit({
        type: 'transfer',
        kind: 'DISTRIBUTION',
        reference: `campaign-${season.key}-${accountId}`,
        legs: [{ from: 'treasury', to: accountId, asset: token, amount: prize }],
      });
      if (paid.ok) this.#tell(season, accountId, rank, prize);
    }
    this.repository.settle(season.key, standings);
  }

  /** For practice: the prize of the running season's first rank, once, as if the season were over. @throws ApiError -1006 */
  async award(user: User, id: string): Promise<void> {
    const season = this.#season(id);
    const { prize, parts } = season.plan;
    const amount = (BigInt(prize.amount) * one * BigInt(parts[0]!)) / 100n;
    const paid = await this.exchange.submit({
      type: 'transfer',
      kind: 'DISTRIBUTION',
      reference: `practice-prize-${season.key}-${user.applicationId}`,
      legs: [{ from: 'treasury', to: user.applicationId, asset: prize.token, amount }],
    });
    if (paid.ok) this.#tell(season, user.applicationId, 1, amount);
  }

  #tell(season: Season, accountId: string, rank: number, prize: bigint): void {
    const user = this.users.byApplication(accountId);
    if (!user) return;
    const { plan } = season;
    const { token } = plan.prize;
    const title = `${plan.name}: rank ${rank}`;
    this.repository.notify(accountId, {
      campaignId: season.id,
      title,
      token,
      amount: prize,
      rank,
      at: this.now(),
    });
    this.notifications.tell(user, {
      type: 'CAMPAIGN',
      level: 'success',
      title,
      body: `${unitsText(prize)} ${token}`,
      message: {
        key: 'campaignPrize',
        values: { campaign: plan.name, rank: String(rank), amount: unitsText(prize), asset: token },
      },
      link: '/account/reward-center#events',
    });
  }

  #enrol(season: Season, accountId: string): boolean {
    return this.repository.enrol(season.key, { accountId, team: this.#smallestTeam(season), at: this.now() });
  }

  #enrolTraders(season: Season): void {
    const known = new Set(this.repository.participants(season.key).map(({ accountId }) => accountId));
    for (const [index, accountId] of this.traders.entries()) {
      // Three of four take part, each season others.
      if (!known.has(accountId) && (index + season.number) % 4 !== 0) this.#enrol(season, accountId);
    }
  }

  #smallestTeam({ key, plan }: Season): string {
    const participants = this.repository.participants(key);
    const sizes = plan.teams.map((name) => ({
      name,
      size: participants.filter(({ team }) => team === name).length,
    }));
    return sizes.sort((a, b) => a.size - b.size)[0]?.name ?? '';
  }

  #view(season: Season, user: User | undefined): CampaignView {
    const participants = this.repository.participants(season.key);
    const own = user && participants.find(({ accountId }) => accountId === user.applicationId);
    return {
      season,
      participants: participants.length,
      signedUp: own !== undefined,
      team: own?.team || undefined,
      requirements: this.#requirements(season, user),
    };
  }

  #requirements({ plan }: Season, user: User | undefined): readonly RequirementView[] {
    return plan.requirements.map((requirement) =>
      requirement.kind === 'VERIFIED'
        ? { kind: 'VERIFIED', target: 1, progress: user && (user.kycLevel > 0 ? 1 : 0) }
        : { kind: 'VOLUME', target: requirement.least, progress: user && this.#tradedBy(user) },
    );
  }

  #tradedBy({ applicationId }: User): number {
    return Number(this.standings.volumeSince(applicationId, this.now() - 30 * day) / one);
  }

  #season(id: string): Season {
    const season = this.#seasons().find((each) => each.id === id);
    if (!season) throw notFound('campaign');
    return season;
  }

  #seasons(): readonly Season[] {
    const begunAt = this.repository.begunAt();
    return begunAt === undefined
      ? []
      : campaignPlans.flatMap((plan) => seasonsOf(plan, firstStartOf(plan, begunAt), this.now()));
  }
}
