import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { assumedShape as assumed, hidden, social, traderName } from './social-wire';
import { dataAnswer, wireDecimal, wireFlag, wireId, wireNumber, wireTime } from './wire';

const source = 'specification 7; protocol 6.4';
const base = 'campaigns/LISTING_CAMPAIGN';

const prize = z.object({ token: z.string(), amount: wireDecimal });
const votingRow = z.object({
  rank: wireNumber,
  token: z.string(),
  votes: wireNumber,
  share: wireNumber,
  mine: z.optional(wireNumber),
});
const showdownRow = z.object({ rank: wireNumber, token: z.string(), volume: wireDecimal, share: wireNumber });
const battleRow = z.object({
  ...traderName,
  rank: wireNumber,
  volume: wireDecimal,
  share: wireNumber,
  reward: prize,
  me: z.optional(wireFlag),
});

const board = <Row extends z.ZodMiniType>(name: string, access: 'public' | 'private', path: string, row: Row) =>
  endpoint({
    id: `listing.${name}`,
    method: 'GET',
    path: `${social}/${access}/${base}/${path}`,
    access,
    summary:
      access === 'public'
        ? `The ${path.replace('-', ' ')} of this round.`
        : `The ${path.replace('-', ' ')} of this round, with the account’s own place.`,
    answer: dataAnswer(z.object({ round: wireNumber, rows: z.array(row), me: hidden(row) })),
    assumed: 'neither the last part of the path nor the shape is public',
    source,
  });

export const listingCampaignEndpoints = {
  campaign: endpoint({
    id: 'listing.campaign',
    method: 'GET',
    path: `${social}/public/${base}`,
    access: 'public',
    summary: 'This round of the listing campaign: its candidates and phases.',
    answer: dataAnswer(
      z.object({
        round: wireNumber,
        phase: hidden(z.string()),
        tokens: z.array(
          z.object({
            token: z.string(),
            name: z.string(),
            logo: z.optional(z.nullable(z.string())),
            votes: wireNumber,
            share: wireNumber,
            price: hidden(wireDecimal),
          }),
        ),
        phases: z.array(z.object({ name: z.string(), start: wireTime, end: wireTime })),
        terms: z.optional(
          z.object({ prediction: prize, battle: z.array(prize), volumePerVote: wireDecimal, mostVotes: wireNumber }),
        ),
      }),
    ),
    assumed,
    source,
  }),
  user: endpoint({
    id: 'listing.user',
    method: 'GET',
    path: `${social}/private/${base}/user`,
    access: 'private',
    summary: 'The account’s votes, predictions and rewards.',
    answer: dataAnswer(
      z.object({
        votesLeft: wireNumber,
        votesUsed: wireNumber,
        predictions: z.array(
          z.object({
            predictionId: wireId,
            round: wireNumber,
            token: z.string(),
            predictedPrice: wireDecimal,
            votes: wireNumber,
            time: wireTime,
          }),
        ),
        rewards: z.array(
          z.object({
            round: wireNumber,
            reason: z.string(),
            token: z.string(),
            amount: wireDecimal,
            time: wireTime,
          }),
        ),
      }),
    ),
    assumed,
    source,
  }),
  predict: endpoint({
    id: 'listing.predict',
    method: 'POST',
    path: `${social}/private/${base}/predict-to-win`,
    access: 'private',
    summary:
      'Says what a candidate will cost at the end of the round; the first prediction carries the account’s votes.',
    body: z.object({ round: z.number(), token: z.string(), predictedPrice: wireDecimal }),
    answer: dataAnswer(z.object({ predictionId: wireId, locked: wireFlag })),
    assumed,
    source,
  }),
  voting: board('voting', 'public', 'voting-leaderboard', votingRow),
  ownVoting: board('ownVoting', 'private', 'voting-leaderboard', votingRow),
  showdown: board('showdown', 'public', 'showdown-leaderboard', showdownRow),
  ownShowdown: board('ownShowdown', 'private', 'showdown-leaderboard', showdownRow),
  battle: board('battle', 'public', 'battle-leaderboard', battleRow),
  ownBattle: board('ownBattle', 'private', 'battle-leaderboard', battleRow),
} as const;
