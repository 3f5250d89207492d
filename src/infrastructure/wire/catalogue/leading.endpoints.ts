import * as z from 'zod/mini';
import { strategyKinds } from '../../../domain/social/copy-strategy';
import { endpoint } from './endpoint';
import { hidden, pageQuery } from './social-wire';
import { dataAnswer, wireDecimal, wireFlag, wireId, wireNumber, wireTime } from './wire';

const base = '/copy-trading-gateway/private/lead';
const strategy = `${base}/strategies/{id}`;
const parameters = z.object({ id: z.string().check(z.maxLength(32)) });
const common = {
  access: 'private',
  assumed: 'the specification names reading calls only; leading is ours, as copying is',
  source: 'specification 1',
} as const;

const requirement = z.object({
  id: z.string(),
  met: wireFlag,
  have: hidden(wireDecimal),
  need: hidden(wireDecimal),
});

const ownStrategy = z.object({
  strategyId: wireId,
  strategyName: z.string(),
  strategyIntro: z.string(),
  strategy: z.string(),
  profitShare: wireNumber,
  openTime: wireTime,
  closeTime: hidden(wireTime),
  listed: wireFlag,
  currentNumberCu: wireNumber,
  auc: wireDecimal,
  earned: wireDecimal,
  due: wireDecimal,
});

/** Strategies of one's own: what is needed for one, opening and closing it, and what it brings. */
export const leadingEndpoints = {
  state: endpoint({
    ...common,
    id: 'leading.state',
    method: 'GET',
    path: base,
    summary: 'Whether the account may lead, and its own strategies, newest first.',
    answer: dataAnswer(
      z.object({
        requirements: z.array(requirement),
        minProfitShare: wireNumber,
        maxProfitShare: wireNumber,
        strategies: z.array(ownStrategy),
      }),
    ),
  }),
  open: endpoint({
    ...common,
    id: 'leading.open',
    method: 'POST',
    path: `${base}/strategies`,
    summary: 'Opens a strategy that others can copy.',
    body: z.object({
      strategyName: z.string().check(z.maxLength(64)),
      strategyIntro: z.string().check(z.maxLength(1_000)),
      strategy: z.enum(strategyKinds),
      profitShare: wireDecimal,
    }),
    answer: dataAnswer(z.object({ strategyId: wireId })),
  }),
  describe: endpoint({
    ...common,
    id: 'leading.describe',
    method: 'PUT',
    path: `${strategy}/intro`,
    summary: 'Changes the introduction of an own strategy.',
    parameters,
    body: z.object({ strategyIntro: z.string().check(z.maxLength(1_000)) }),
    answer: dataAnswer(z.object({ strategyIntro: z.string() })),
  }),
  close: endpoint({
    ...common,
    id: 'leading.close',
    method: 'POST',
    path: `${strategy}/close`,
    summary: 'Closes an own strategy; copies of it are closed and paid back.',
    parameters,
    body: z.object({}),
    answer: dataAnswer(z.object({ closeTime: wireTime })),
  }),
  copiers: endpoint({
    ...common,
    id: 'leading.copiers',
    method: 'GET',
    path: `${strategy}/copiers`,
    summary: 'Who copies an own strategy, newest first.',
    parameters,
    answer: dataAnswer(
      z.object({
        rows: z.array(
          z.object({
            copyId: wireId,
            uuid: hidden(wireId),
            coolName: z.string(),
            counter: wireFlag,
            status: z.string(),
            end: hidden(z.string()),
            startTime: wireTime,
            amount: wireDecimal,
            worth: wireDecimal,
            returned: hidden(wireDecimal),
            profit: wireDecimal,
            sharedProfit: wireDecimal,
          }),
        ),
      }),
    ),
  }),
  payments: endpoint({
    ...common,
    id: 'leading.payments',
    method: 'GET',
    path: `${strategy}/profit-shares`,
    summary: 'Profit shares that an own strategy brought, newest first.',
    parameters,
    query: z.object(pageQuery),
    answer: dataAnswer(
      z.object({
        rows: z.array(z.object({ time: wireTime, coolName: z.string(), profit: wireDecimal, amount: wireDecimal })),
        meta: z.object({ total: wireNumber }),
      }),
    ),
  }),
} as const;
