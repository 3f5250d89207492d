import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, dataAnswer, emptyAnswer, rowsAnswer, wireDecimal, wireFlag, wireId, wireNumber, wireTime } from './wire';
import { wirePage } from './wire-page';

const path = 'earn has no public calls; shapes as proposed in protocol 6.6';
const stakingPath = 'staking has no public calls but its history; shapes as proposed in protocol 6.6';
const paging = { page: z.optional(z.coerce.number()), size: z.optional(z.coerce.number()) };
const optionalDecimal = z.optional(z.nullable(wireDecimal));

const product = z.object({
  productId: z.string(),
  token: z.string(),
  name: z.string(),
  type: z.string(),
  apr: wireDecimal,
  bonusApr: optionalDecimal,
  durationDays: z.optional(z.nullable(wireNumber)),
  minAmount: wireDecimal,
  maxAmount: wireDecimal,
  quotaTotal: wireDecimal,
  quotaUsed: wireDecimal,
  redeemDelayHours: wireNumber,
  autoReinvest: wireFlag,
  status: z.string(),
  riskNote: z.string(),
});

const position = z.object({
  positionId: wireId,
  productId: z.string(),
  token: z.string(),
  type: z.string(),
  amount: wireDecimal,
  accrued: wireDecimal,
  pending: wireDecimal,
  apr: wireDecimal,
  startTime: wireTime,
  maturityTime: z.optional(z.nullable(wireTime)),
  autoReinvest: wireFlag,
  status: z.string(),
});

/** What arrives, after the fee. */
const unbonding = z.object({ unbondingId: wireId, amount: wireDecimal, fee: wireDecimal, availableTime: wireTime });

export const earnEndpoints = {
  rwa: endpoint({
    id: 'earn.rwa',
    method: 'GET',
    path: '/earn/public/assets/rwa',
    access: 'public',
    summary: 'Products on real-world assets, with what is in them.',
    answer: rowsAnswer(
      z.object({
        token: z.string(),
        product_name: z.string(),
        provider: z.string(),
        underlying: z.string(),
        apr: wireDecimal,
        tvl: wireDecimal,
        attestation_url: wirePage,
        updated_time: wireTime,
      }),
    ),
    assumed: 'no public shape; fields as proposed in protocol 6.1',
    source: 'specification 7, protocol 6.1',
  }),
  products: endpoint({
    id: 'earn.products',
    method: 'GET',
    path: '/earn/v1/public/products',
    access: 'public',
    summary: 'Earn products with rate, term, bounds and quota.',
    answer: rowsAnswer(product),
    assumed: path,
    source: 'protocol 6.6',
  }),
  positions: endpoint({
    id: 'earn.positions',
    method: 'GET',
    path: '/earn/v1/positions',
    access: 'private',
    summary:
      'Open positions, of what they earned what is `pending` until the term is over, and what is on its way back.',
    answer: dataAnswer(
      z.object({
        rows: z.array(position),
        redeeming: z.array(
          z.object({
            positionId: wireId,
            productId: z.string(),
            token: z.string(),
            amount: wireDecimal,
            availableTime: wireTime,
          }),
        ),
      }),
    ),
    assumed: path,
    source: 'protocol 6.6',
  }),
  subscribe: endpoint({
    id: 'earn.subscribe',
    method: 'POST',
    path: '/earn/v1/subscribe',
    access: 'private',
    summary: 'Puts an amount into a product; it earns from the next 00:00 UTC.',
    body: z.object({ productId: z.string(), amount: wireDecimal, autoReinvest: z.optional(flag) }),
    answer: dataAnswer(z.object({ positionId: wireId })),
    assumed: path,
    source: 'protocol 6.6',
  }),
  redeem: endpoint({
    id: 'earn.redeem',
    method: 'POST',
    path: '/earn/v1/redeem',
    access: 'private',
    summary:
      'Takes money out, all of it without an amount. A fixed term left early forfeits its yield; a locked one cannot be left.',
    body: z.object({ positionId: wireNumber, amount: optionalDecimal }),
    answer: dataAnswer(z.object({ amount: wireDecimal, availableTime: wireTime })),
    assumed: path,
    source: 'protocol 6.6',
  }),
  setAutoReinvest: endpoint({
    id: 'earn.setAutoReinvest',
    method: 'PUT',
    path: '/earn/v1/position/auto_reinvest',
    access: 'private',
    summary: 'Whether yield stays in the position.',
    body: z.object({ positionId: wireNumber, autoReinvest: flag }),
    answer: emptyAnswer,
    assumed: path,
    source: 'protocol 6.6',
  }),
  history: endpoint({
    id: 'earn.history',
    method: 'GET',
    path: '/earn/v1/history',
    access: 'private',
    summary: 'What happened to the account’s positions, newest first.',
    query: z.object({ token: z.optional(z.string()), ...paging }),
    answer: rowsAnswer(
      z.object({
        id: wireId,
        positionId: wireId,
        productId: z.string(),
        token: z.string(),
        type: z.string(),
        amount: wireDecimal,
        time: wireTime,
        availableTime: wireTime,
      }),
    ),
    assumed: path,
    source: 'protocol 6.6',
  }),
  stakingInfo: endpoint({
    id: 'earn.stakingInfo',
    method: 'GET',
    path: '/staking/v1/public/info',
    access: 'public',
    summary: 'Terms of staking, what is staked by everybody, and the tiers.',
    answer: dataAnswer(
      z.object({
        token: z.string(),
        apr: wireDecimal,
        penaltyRate: wireDecimal,
        unbondingDays: wireNumber,
        minAmount: wireDecimal,
        kycLevel: wireNumber,
        payoutDelayHours: wireNumber,
        totalStaked: wireDecimal,
        tiers: z.array(z.object({ tier: wireNumber, threshold: wireDecimal })),
      }),
    ),
    assumed: stakingPath,
    source: 'protocol 6.6',
  }),
  staking: endpoint({
    id: 'earn.staking',
    method: 'GET',
    path: '/staking/v1/account',
    access: 'private',
    summary:
      'What the account has staked and since when, what is leaving and when, what has lately left, and its tier.',
    answer: dataAnswer(
      z.object({
        staked: wireDecimal,
        lots: z.array(z.object({ lotId: wireId, amount: wireDecimal, stakedTime: wireTime })),
        unbonding: z.array(unbonding),
        returned: z.array(unbonding),
        totalRewards: wireDecimal,
        awaitedRewards: z.array(z.object({ amount: wireDecimal, yieldTime: wireTime })),
        apr: wireDecimal,
        tier: wireNumber,
        penaltyRate: wireDecimal,
      }),
    ),
    assumed: stakingPath,
    source: 'protocol 6.6',
  }),
  stake: endpoint({
    id: 'earn.stake',
    method: 'POST',
    path: '/staking/v1/stake',
    access: 'private',
    summary: 'Stakes an amount; the first day that counts is the next one.',
    body: z.object({ amount: wireDecimal }),
    answer: emptyAnswer,
    assumed: stakingPath,
    source: 'protocol 6.6',
  }),
  unstake: endpoint({
    id: 'earn.unstake',
    method: 'POST',
    path: '/staking/v1/unstake',
    access: 'private',
    summary: 'Takes stake out, the youngest first: after seven days, or at once less a penalty.',
    body: z.object({ amount: wireDecimal, instant: z.optional(flag) }),
    answer: dataAnswer(z.object({ availableTime: wireTime, fee: wireDecimal })),
    assumed: stakingPath,
    source: 'protocol 6.6',
  }),
  yieldHistory: endpoint({
    id: 'earn.yieldHistory',
    method: 'GET',
    path: '/v3/asset/staking/yieldHistory',
    access: 'private',
    summary: 'Staking rewards that were paid, newest first.',
    query: z.object({ token: z.optional(z.string()), ...paging }),
    answer: rowsAnswer(
      z.object({
        id: wireId,
        token: z.string(),
        userId: wireId,
        stakingSize: wireDecimal,
        annualReward: z.string(),
        yieldAmount: wireDecimal,
        yieldTime: wireTime,
      }),
    ),
    source: 'protocol 3.6',
  }),
} as const;
