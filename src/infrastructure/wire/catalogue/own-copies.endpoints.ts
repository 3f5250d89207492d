import * as z from 'zod/mini';
import { copyModes } from '../../../domain/social/own-copy';
import { endpoint } from './endpoint';
import { hidden, pageQuery } from './social-wire';
import { flag, dataAnswer, wireDecimal, wireFlag, wireId, wireNumber, wireTime } from './wire';

const base = '/copy-trading-gateway';
const copy = `${base}/private/copies/{id}`;
const strategy = `${base}/public/lead-strategy-profile/{id}`;
const parameters = z.object({ id: z.string().check(z.maxLength(32)) });
const common = {
  assumed: 'the specification names reading calls only; copying itself is ours',
  source: 'specification 1',
} as const;

const terms = {
  mode: z.enum(copyModes),
  amountPerTrade: hidden(wireDecimal),
  mostPerTrade: hidden(wireDecimal),
  stopLoss: hidden(wireDecimal),
  takeProfit: hidden(wireDecimal),
  slippage: wireDecimal,
  leverage: wireNumber,
  symbols: hidden(z.array(z.string())),
};

const copyRow = z.object({
  copyId: wireId,
  strategyId: wireId,
  strategyName: z.string(),
  leadTraderCoolName: z.string(),
  counter: wireFlag,
  status: z.string(),
  end: hidden(z.string()),
  amount: wireDecimal,
  taken: hidden(wireDecimal),
  takeable: hidden(wireDecimal),
  releasable: hidden(wireDecimal),
  profitShareDue: hidden(wireDecimal),
  worth: wireDecimal,
  returned: hidden(wireDecimal),
  sharedProfit: wireDecimal,
  highWaterMark: wireDecimal,
  fees: wireDecimal,
  slippageCost: wireDecimal,
  startTime: wireTime,
  endTime: hidden(wireTime),
  terms: z.object(terms),
  positions: z.array(
    z.object({
      symbol: z.string(),
      side: z.enum(['LONG', 'SHORT']),
      quantity: wireDecimal,
      averageOpenPrice: wireDecimal,
      markPrice: hidden(wireDecimal),
      unrealizedPnl: hidden(wireDecimal),
      liquidationPrice: hidden(wireDecimal),
    }),
  ),
});

/** Copies of an account, and what can be known before one begins. */
export const ownCopiesEndpoints = {
  terms: endpoint({
    ...common,
    id: 'copies.strategyTerms',
    method: 'GET',
    path: `${strategy}/terms`,
    access: 'public',
    summary: 'On which terms a strategy can be copied, and how its copiers did.',
    parameters,
    answer: dataAnswer(
      z.object({
        profitShare: wireNumber,
        minAmount: wireDecimal,
        maxAmount: wireDecimal,
        maxLeverage: wireNumber,
        maxSlippage: wireNumber,
        counterCopy: wireFlag,
        symbols: z.array(z.string()),
        copiers: wireNumber,
        copiersInProfit: wireNumber,
        medianReturn: hidden(wireNumber),
      }),
    ),
  }),
  xray: endpoint({
    ...common,
    id: 'copies.xray',
    method: 'GET',
    path: `${strategy}/x-ray`,
    access: 'public',
    summary: 'What a copier would have got, with every cost, beside what the lead shows.',
    parameters,
    query: z.object({
      amount: wireDecimal,
      days: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)),
    }),
    answer: dataAnswer(
      z.object({
        days: wireNumber,
        gross: wireDecimal,
        fees: wireDecimal,
        slippage: hidden(wireDecimal),
        profitShare: wireDecimal,
        compounding: wireDecimal,
        net: wireDecimal,
        measuredTrades: wireNumber,
      }),
    ),
  }),
  list: endpoint({
    ...common,
    id: 'copies.list',
    method: 'GET',
    path: `${base}/private/copies`,
    access: 'private',
    summary: 'Own copies, newest first.',
    answer: dataAnswer(z.object({ rows: z.array(copyRow) })),
  }),
  start: endpoint({
    ...common,
    id: 'copies.start',
    method: 'POST',
    path: `${base}/private/copies`,
    access: 'private',
    summary: 'Puts an amount under a strategy.',
    body: z.object({ strategyId: wireId, amount: wireDecimal, counter: flag, ...terms }),
    answer: dataAnswer(z.object({ copyId: wireId })),
  }),
  change: endpoint({
    ...common,
    id: 'copies.change',
    method: 'PUT',
    path: copy,
    access: 'private',
    summary: 'Other limits for a copy that runs.',
    parameters,
    body: z.object(terms),
    answer: dataAnswer(z.object({ copyId: wireId })),
  }),
  pause: endpoint({
    ...common,
    id: 'copies.pause',
    method: 'POST',
    path: `${copy}/pause`,
    access: 'private',
    summary: 'Opens nothing more, or follows again.',
    parameters,
    body: z.object({ paused: flag }),
    answer: dataAnswer(z.object({ status: z.string() })),
  }),
  stop: endpoint({
    ...common,
    id: 'copies.stop',
    method: 'POST',
    path: `${copy}/stop`,
    access: 'private',
    summary: 'Ends a copy, with its positions closed or left to their owner; or closes one of those that were left.',
    parameters,
    body: z.object({ closePositions: flag, symbol: hidden(z.string()) }),
    answer: dataAnswer(z.object({ status: z.string() })),
  }),
  move: endpoint({
    ...common,
    id: 'copies.move',
    method: 'POST',
    path: `${copy}/movements`,
    access: 'private',
    summary: 'Puts money into a copy that runs, or below zero takes it out.',
    parameters,
    body: z.object({ amount: wireDecimal }),
    answer: dataAnswer(z.object({ amount: wireDecimal, taken: wireDecimal, profitShared: hidden(wireDecimal) })),
  }),
  movements: endpoint({
    ...common,
    id: 'copies.movements',
    method: 'GET',
    path: `${copy}/movements`,
    access: 'private',
    summary: 'Money that went into a running copy and out of it, newest first.',
    parameters,
    answer: dataAnswer(
      z.object({ rows: z.array(z.object({ movementId: wireId, amount: wireDecimal, time: wireTime })) }),
    ),
  }),
  holdingReturns: endpoint({
    ...common,
    id: 'copies.holdingReturns',
    method: 'GET',
    path: `${base}/private/holding-returns`,
    access: 'private',
    summary: "What the account's own coins and positions of now would have returned on each of the last 30 days.",
    answer: dataAnswer(z.object({ dailyReturns: z.array(wireNumber), symbols: z.array(z.string()) })),
  }),
  trades: endpoint({
    ...common,
    id: 'copies.trades',
    method: 'GET',
    path: `${copy}/trades`,
    access: 'private',
    summary: "What a copy made of each of the lead's trades and closed by itself, newest first.",
    parameters,
    query: z.object(pageQuery),
    answer: dataAnswer(
      z.object({
        rows: z.array(
          z.object({
            tradeId: wireId,
            closing: wireFlag,
            symbol: z.string(),
            side: z.enum(['BUY', 'SELL']),
            status: z.string(),
            leadPrice: hidden(wireDecimal),
            price: hidden(wireDecimal),
            wanted: wireDecimal,
            executed: wireDecimal,
            fee: wireDecimal,
            slippageCost: wireDecimal,
            time: wireTime,
          }),
        ),
        meta: z.object({ total: wireNumber }),
      }),
    ),
  }),
  shares: endpoint({
    ...common,
    id: 'copies.shares',
    method: 'GET',
    path: `${copy}/profit-shares`,
    access: 'private',
    summary: 'Profit of a copy that was shared with the lead, newest first.',
    parameters,
    answer: dataAnswer(
      z.object({ rows: z.array(z.object({ time: wireTime, profit: wireDecimal, amount: wireDecimal })) }),
    ),
  }),
} as const;
