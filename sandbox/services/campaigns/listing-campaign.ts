import { day } from '../../../src/domain/shared/instant';
import type { User } from '../users/user';
import { ApiError, duplicate, invalidParameter } from '../../shared/api-error';
import type { ExchangeService } from '../../engine/exchange-service';
import { type Units, scaleOf, unitsFromText } from '../../engine/model/units';
import type { RandomSource } from '../../shared/random';
import type { TradeStatisticsReads } from '../../engine/statistics/statistics-model';
import { isPredictable, nearest, votesFor } from './listing-predictions';
import type { ListingRepository, ListingReward } from './listing-repository';
import { currentRound, type ListingPhase, phaseAt, type Round, roundOf } from './listing-plan';

const candidates = 6;
const mostVotes = 20;
const one = 10n ** 12n;
/** Quote units of a week's volume that give a vote. */
const volumePerVote = 10_000n * one;
/** WOO for the best prediction of each token, and for the first ranks of the battle. */
const predictionPrize = unitsFromText('2000');
const battlePrizes = ['10000', '6000', '4000', '2500', '2500'].map(unitsFromText);

/** What is said to people of how the exchange runs it. */
export const listingTerms = { volumePerVote, mostVotes, predictionPrize, battlePrizes, token: 'WOO' } as const;

export interface TokenStanding {
  readonly token: string;
  readonly rank: number;
  readonly votes: number;
  readonly share: number;
  readonly price: Units | undefined;
}

/**
 * The weekly listing campaign. In the voting phase people say what a candidate's price will be at the end of the round,
 * and each prediction carries the votes that their trading of the week before gave them. The two candidates with most
 * votes meet in the showdown, where all trading in their markets counts, and in the battle, where people rank by theirs.
 */
export class ListingCampaign {
  /** How much later than they did its rounds are taken to have begun: whole days. */
  #moved = 0;

  constructor(
    private readonly repository: ListingRepository,
    private readonly exchange: ExchangeService,
    private readonly statistics: TradeStatisticsReads,
    private readonly now: () => number,
    private readonly began: () => number | undefined,
    private readonly traders: readonly string[],
    private readonly random: RandomSource,
    /** Whether somebody stands behind an account, other than a maker. */
    private readonly isPerson: (accountId: string) => boolean,
    /** Somebody was paid. */
    private readonly tell: (reward: ListingReward) => void,
  ) {}

  /** @throws ApiError -1006 on an exchange without campaigns. */
  round(): Round {
    const begunAt = this.#begunAt();
    if (begunAt === undefined) throw new ApiError(-1006, 400, 'No listing campaign is running.');
    return currentRound(begunAt, this.now());
  }

  /** For practice: the present round comes to that phase today, with its predictions. */
  comeTo(phase: ListingPhase): void {
    const { startsAt } = this.round().phases.find(({ name }) => name === phase)!;
    this.#moved += Math.floor(this.now() / day) * day - startsAt;
  }

  phase(): ListingPhase | undefined {
    return phaseAt(this.round(), this.now());
  }

  /** Candidates by votes. */
  tokens(round = this.round()): readonly TokenStanding[] {
    const predictions = this.repository.predictions(round.number);
    const all = predictions.reduce((sum, { votes }) => sum + votes, 0);
    return this.#candidatesOf(round)
      .map((token) => ({ token, votes: votesFor(predictions, token), price: this.#price(token) }))
      .sort((a, b) => b.votes - a.votes || a.token.localeCompare(b.token))
      .map((standing, index) => ({
        ...standing,
        rank: index + 1,
        share: all === 0 ? 0 : standing.votes / all,
      }));
  }

  /** The two finalists by what everybody traded in their markets since the showdown began. */
  showdown(round = this.round()) {
    const [, { startsAt, endsAt }] = round.phases as [unknown, { startsAt: number; endsAt: number }, unknown];
    const sides = this.#finalists(round).map((token) => ({
      token,
      volume: this.#volumeOf(token, startsAt, endsAt),
    }));
    const all = sides.reduce((sum, { volume }) => sum + volume, 0n);
    return sides
      .sort((a, b) => Number(b.volume - a.volume))
      .map(({ token, volume }, index) => ({
        rank: index + 1,
        token,
        volume,
        share: all === 0n ? 0 : Number(volume) / Number(all),
      }));
  }

  /** People by what they traded in the finalists' markets since the battle began. */
  battle(round = this.round()): readonly {
    readonly rank: number;
    readonly accountId: string;
    readonly volume: Units;
    readonly share: number;
    readonly reward: Units;
  }[] {
    const [, , { startsAt, endsAt }] = round.phases as [unknown, unknown, { startsAt: number; endsAt: number }];
    if (this.now() < startsAt) return [];
    const figures = this.statistics.figures({
      from: startsAt,
      to: Math.min(this.now(), endsAt - 1),
      symbols: this.#finalists(round).map(spotMarket),
    });
    const all = figures.reduce((sum, { volume }) => sum + volume, 0n);
    return figures
      .filter(({ accountId, volume }) => volume > 0n && this.isPerson(accountId))
      .sort((a, b) => Number(b.volume - a.volume) || a.accountId.localeCompare(b.accountId))
      .map(({ accountId, volume }, index) => ({
        rank: index + 1,
        accountId,
        volume,
        share: Number(volume) / Number(all),
        reward: battlePrizes[index] ?? 0n,
      }));
  }

  /** What the account has to give and has given in this round. */
  standingOf(user: User) {
    const round = this.round();
    const predictions = this.repository
      .predictions(round.number)
      .filter(({ accountId }) => accountId === user.applicationId);
    const used = predictions.reduce((sum, { votes }) => sum + votes, 0);
    return {
      votesLeft: Math.max(0, this.#votes(user.applicationId, round) - used),
      votesUsed: used,
      predictions,
      rewards: this.repository.rewards(user.applicationId),
    };
  }

  /**
   * The first prediction of a round carries all votes, later ones none. One prediction for each token.
   *
   * @throws ApiError when the round takes none now, the price is out of bounds or the token has been predicted.
   */
  predict(user: User, roundNumber: number, token: string, price: Units): number {
    const round = this.round();
    if (roundNumber !== round.number || phaseAt(round, this.now()) !== 'VOTING')
      throw new ApiError(-1005, 400, 'The round does not take predictions now.');
    if (!this.#candidatesOf(round).includes(token)) throw invalidParameter('token');
    if (!isPredictable(price, this.#price(token))) throw invalidParameter('predictedPrice');
    const given = this.repository.predictions(round.number).filter(({ accountId }) => accountId === user.applicationId);
    if (given.some((each) => each.token === token)) throw duplicate('This token has been predicted.');
    const left = this.#votes(user.applicationId, round) - given.reduce((sum, { votes }) => sum + votes, 0);
    const predictionId = this.repository.predict({
      round: round.number,
      accountId: user.applicationId,
      token,
      price,
      votes: Math.max(0, left),
      at: this.now(),
    });
    if (predictionId === undefined) throw duplicate('This token has been predicted.');
    return predictionId;
  }

  /** Opens rounds, lets simulated traders vote, pays rounds that have ended; to be called by the clock. */
  async run(): Promise<void> {
    const begunAt = this.#begunAt();
    if (begunAt === undefined) return;
    const round = this.round();
    if (this.repository.tokens(round.number) === undefined) {
      this.repository.open(round.number, this.#quietest(round));
      this.#letTradersVote(round);
    }
    for (const number of this.repository.unsettled(round.number)) await this.#settle(roundOf(number, begunAt));
  }

  #begunAt(): number | undefined {
    const began = this.began();
    return began === undefined ? undefined : began + this.#moved;
  }

  async #settle(round: Round): Promise<void> {
    const at = this.now();
    const rewards: ListingReward[] = [];
    const add = (accountId: string, reason: ListingReward['reason'], amount: Units) =>
      rewards.push({ round: round.number, accountId, reason, token: 'WOO', amount, at });
    for (const { accountId, reward } of this.battle(round)) if (reward > 0n) add(accountId, 'BATTLE', reward);
    const winners = new Map<string, number>();
    for (const token of this.#candidatesOf(round)) {
      const best = nearest(
        this.repository.predictions(round.number).filter((each) => each.token === token),
        this.#price(token),
      );
      if (best) winners.set(best.accountId, (winners.get(best.accountId) ?? 0) + 1);
    }
    for (const [accountId, count] of winners) add(accountId, 'PREDICTION', predictionPrize * BigInt(count));
    for (const reward of rewards) {
      const { accountId, reason, amount } = reward;
      const reference = `listing-${round.number}-${reason}-${accountId}`;
      const paid = await this.exchange.submit({
        type: 'transfer',
        kind: 'DISTRIBUTION',
        reference,
        legs: [{ from: 'treasury', to: accountId, asset: 'WOO', amount }],
      });
      if (paid.ok) this.tell(reward);
    }
    this.repository.settle(round.number, rewards);
  }

  /** Everybody has one vote, and one more for each 10,000 USDT traded in the week before the round. */
  #votes(accountId: string, { startsAt }: Round): number {
    const volume = this.statistics.figuresOf(accountId, { from: startsAt - 7 * day, to: startsAt - 1 })?.volume ?? 0n;
    return Math.min(mostVotes, 1 + Number(volume / volumePerVote));
  }

  #candidatesOf(round: Round): readonly string[] {
    return this.repository.tokens(round.number) ?? [];
  }

  #finalists(round: Round): readonly string[] {
    return this.tokens(round)
      .slice(0, 2)
      .map(({ token }) => token);
  }

  /** Spot markets where least was traded in the last day, each round others. */
  #quietest(round: Round): readonly string[] {
    const spot = this.exchange.instruments.filter(
      ({ type, quote, symbol }) => type === 'SPOT' && quote === 'USDT' && this.exchange.ticker(symbol) !== undefined,
    );
    const byAmount = spot
      .map(({ base, symbol }) => ({ base, amount: this.exchange.ticker(symbol)!.amount }))
      .sort((a, b) => Number(a.amount - b.amount));
    const pool = byAmount.slice(0, candidates * 2).map(({ base }) => base);
    return Array.from(
      { length: Math.min(candidates, pool.length) },
      (_, index) => pool[(round.number + index) % pool.length]!,
    );
  }

  #letTradersVote(round: Round): void {
    const tokens = this.#candidatesOf(round);
    if (tokens.length === 0) return;
    for (const accountId of this.traders) {
      const token = tokens[Math.floor(this.random.next() ** 2 * tokens.length)]!;
      const price = this.#price(token);
      if (price === undefined || this.random.next() < 0.3) continue;
      const guess = (price * BigInt(Math.round(10_000 * (1 + 0.05 * this.random.normal())))) / 10_000n;
      this.repository.predict({
        round: round.number,
        accountId,
        token,
        price: guess > 0n ? guess : price,
        votes: this.#votes(accountId, round),
        at: this.now(),
      });
    }
  }

  #price(token: string): Units | undefined {
    const specification = this.exchange.instruments.find(({ symbol }) => symbol === spotMarket(token));
    const close = this.exchange.ticker(spotMarket(token))?.close;
    return specification && close !== undefined ? BigInt(close) * scaleOf(specification).tickUnits : undefined;
  }

  #volumeOf(token: string, from: number, until: number): Units {
    const to = Math.min(this.now(), until - 1);
    if (to < from) return 0n;
    return this.statistics
      .figures({ from, to, symbols: [spotMarket(token)] })
      .reduce((sum, { volume }) => sum + volume, 0n);
  }
}

function spotMarket(token: string): string {
  return `SPOT_${token}_USDT`;
}
