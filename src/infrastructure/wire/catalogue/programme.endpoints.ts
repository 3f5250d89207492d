import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, wireDecimal, wireNumber, wireTime } from './wire';

/** Of each tier above the lowest, by its number. */
const thresholds = z.record(z.string(), wireDecimal);

/** The programme of the product's token. */
export const programmeEndpoints = {
  tiers: endpoint({
    id: 'programme.tiers',
    method: 'GET',
    path: '/holding-program/holdingsWooxPublic/allTierPerks',
    access: 'public',
    summary: 'What each tier gives, and from which stake or which 30-day volume (USDT) it begins. Fees in per cent.',
    answer: dataAnswer(
      z.object({
        token: z.string(),
        perks: z.array(
          z.object({
            tier: wireNumber,
            spotMakerTradingFee: wireDecimal,
            spotTakerTradingFee: wireDecimal,
            futuresMakerTradingFee: wireDecimal,
            futuresTakerTradingFee: wireDecimal,
            freeWithdrawals: wireNumber,
          }),
        ),
        tierThreshold: thresholds,
        volumeThreshold: thresholds,
      }),
    ),
    assumed: 'path, fees of contracts and thresholds are public, how they lie in the answer is not',
    source: 'protocol 4.4',
  }),
  account: endpoint({
    id: 'programme.account',
    method: 'GET',
    path: '/holding-program/account',
    access: 'private',
    summary:
      'The tier that is applied, what is counted for the next one, samples of the stake of a week and days that are over, newest first.',
    answer: dataAnswer(
      z.object({
        tier: wireNumber,
        staked: wireDecimal,
        average: z.nullable(wireDecimal),
        volume: wireDecimal,
        freeWithdrawals: z.object({ perDay: wireNumber, left: wireNumber }),
        samples: z.array(z.object({ hour: wireTime, staked: wireDecimal })),
        days: z.array(z.object({ day: wireTime, average: wireDecimal, volume: wireDecimal, tier: wireNumber })),
      }),
    ),
    assumed: 'the programme’s page shows these, and no public call tells them',
    source: 'protocol 4.4, screens 1.5',
  }),
} as const;
