import { type Decimal, decimalPlaces } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { Prize } from './campaign';

/** The parts of every round, one after the other. */
export const listingPhases = ['VOTING', 'SHOWDOWN', 'BATTLE'] as const;
export type ListingPhase = (typeof listingPhases)[number] | 'other';

export interface ListingCandidate {
  readonly token: string;
  readonly votes: number;
  /** Part of all votes. */
  readonly share: number;
  /** USDT; undefined before it has traded. */
  readonly price: Decimal | undefined;
}

/** What a round pays, and what a vote costs. */
export interface ListingTerms {
  /** For the nearest prediction of each candidate. */
  readonly prediction: Prize;
  /** For the first ranks of the battle, best first. */
  readonly battle: readonly Prize[];
  /** USDT traded in the week before the round that give a vote beside the first. */
  readonly volumePerVote: Decimal;
  readonly mostVotes: number;
}

/** A week of the listing campaign. */
export interface ListingRound {
  readonly round: number;
  readonly phase: ListingPhase | undefined;
  readonly candidates: readonly ListingCandidate[];
  readonly phases: readonly {
    readonly name: ListingPhase;
    readonly startsAt: Instant;
    readonly endsAt: Instant;
  }[];
  /** Undefined where the host does not say. */
  readonly terms: ListingTerms | undefined;
}

/** Times the last price: more is a slip of the hand, and a prediction cannot be changed. */
const mostRise = 100;
/** Decimals that the exchange keeps. */
const places = 12;

type PredictionProblem =
  | { readonly kind: 'zero' }
  | { readonly kind: 'tooManyDecimals'; readonly places: number }
  | { readonly kind: 'aboveMaximum'; readonly bound: Decimal };

/**
 * Why a price cannot be foretold.
 *
 * @param last of the token, USDT; unknown before it has traded
 */
export function predictionProblem(price: Decimal, last: Decimal | undefined): PredictionProblem | undefined {
  if (price.lte(0)) return { kind: 'zero' };
  if (decimalPlaces(price) > places) return { kind: 'tooManyDecimals', places };
  const bound = last?.gt(0) ? last.times(mostRise) : undefined;
  return bound && price.gt(bound) ? { kind: 'aboveMaximum', bound } : undefined;
}

/** All that a round pays: a prize for each candidate's nearest prediction, and the battle's. */
export function listingPool({ terms, candidates }: Pick<ListingRound, 'terms' | 'candidates'>): Prize | undefined {
  if (!terms) return undefined;
  const { prediction, battle } = terms;
  const amount = battle.reduce((sum, each) => sum.plus(each.amount), prediction.amount.times(candidates.length));
  return { token: prediction.token, amount };
}

export interface VotingStanding {
  readonly rank: number;
  readonly token: string;
  readonly votes: number;
  readonly share: number;
  /** The account's own; undefined in the public form. */
  readonly mine: number | undefined;
}

export interface ShowdownStanding {
  readonly rank: number;
  readonly token: string;
  /** USDT. */
  readonly volume: Decimal;
  readonly share: number;
}

export interface BattleStanding {
  readonly rank: number;
  readonly uuid: string | undefined;
  readonly coolName: string;
  readonly volume: Decimal;
  readonly share: number;
  readonly reward: Prize;
  readonly me: boolean;
}

/** A ranking with the account's own place in it. */
export interface ListingBoard<Standing> {
  readonly round: number;
  readonly rows: readonly Standing[];
  readonly me: Standing | undefined;
}

export interface ListingPrediction {
  readonly id: string;
  readonly round: number;
  readonly token: string;
  readonly price: Decimal;
  readonly votes: number;
  readonly at: Instant;
}

export interface ListingReward {
  readonly round: number;
  readonly reason: 'PREDICTION' | 'BATTLE' | 'other';
  readonly prize: Prize;
  readonly at: Instant;
}

/** What an account has to give, has given and has won. */
export interface ListingAccount {
  readonly votesLeft: number;
  readonly votesUsed: number;
  readonly predictions: readonly ListingPrediction[];
  readonly rewards: readonly ListingReward[];
}
