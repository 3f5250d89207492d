import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { decimalText, objectAnswer, tableAnswer, wireFigure } from './feed-wire';
import { wireTime, wireNumber } from './wire';

const noPublicShape = 'no public shape; rows as proposed in protocol 2.5, without what the exchange does not have yet';

/** The assets, their networks and what is derived of them; `info` and `ping` are with the markets. */
export const instrumentEndpoints = {
  token: endpoint({
    id: 'instrument.token',
    method: 'GET',
    path: '/instrument/v4/public/token',
    access: 'public',
    summary: 'All tokens, one row per network they exist on.',
    answer: tableAnswer(
      z.object({
        token: z.string(),
        balanceToken: z.string(),
        fullname: z.string(),
        network: z.string(),
        decimals: wireFigure,
        delisted: z.boolean(),
        canCollateral: z.boolean(),
        canShort: z.boolean(),
        createdTime: wireTime,
      }),
    ),
    assumed: 'the v1 token rows in camel case',
    source: 'protocol 2.4, 2.5',
  }),
  network: endpoint({
    id: 'instrument.network',
    method: 'GET',
    path: '/instrument/v4/public/network/{token}',
    access: 'public',
    summary: 'The networks a token can be moved on, and whether it can be now.',
    parameters: z.object({ token: z.string() }),
    answer: tableAnswer(
      z.object({
        protocol: z.string(),
        network: z.string(),
        token: z.string(),
        name: z.string(),
        allowDeposit: z.enum(['0', '1']),
        allowWithdraw: z.enum(['0', '1']),
        minimumWithdrawal: decimalText,
        withdrawalFee: decimalText,
        depositConfirmations: wireNumber,
        depositMin: z.optional(decimalText),
        decimals: z.optional(wireNumber),
        needMemo: z.boolean(),
      }),
    ),
    assumed: 'the v1 network rows in camel case, with the decimals of the v1 token rows',
    source: 'protocol 2.4, 2.5',
  }),
  tokenConfig: endpoint({
    id: 'instrument.tokenConfig',
    method: 'GET',
    path: '/instrument/v4/public/token_config',
    access: 'public',
    summary: 'What each token may be used for besides being traded.',
    answer: tableAnswer(
      z.object({
        token: z.string(),
        collateralRatio: wireFigure,
        canCollateral: z.boolean(),
        canShort: z.boolean(),
        stable: z.boolean(),
      }),
    ),
    assumed: 'the private token configuration in camel case without the account’s own choice',
    source: 'protocol 2.5, 3.7',
  }),
  tokenInfo: endpoint({
    id: 'instrument.tokenInfo',
    method: 'GET',
    path: '/instrument/v4/public/token_info',
    access: 'public',
    summary: 'Tokens with the markets they are traded in; `type` keeps those with a market of that type.',
    query: z.object({ type: z.optional(z.enum(['spot', 'perp', 'SPOT', 'PERP'])) }),
    answer: tableAnswer(
      z.object({ token: z.string(), fullname: z.string(), symbols: z.array(z.string()), listingTime: wireTime }),
    ),
    assumed: noPublicShape,
    source: 'specification 7, protocol 2.5',
  }),
  liquidity: endpoint({
    id: 'instrument.liquidity',
    method: 'GET',
    path: '/instrument/v4/public/symbol/liquidity',
    access: 'public',
    summary:
      'Quote value resting within 2 % of the middle price, and the spread; null where a side of the book is empty.',
    answer: tableAnswer(
      z.object({
        symbol: z.string(),
        bidDepth2Pct: z.nullable(wireFigure),
        askDepth2Pct: z.nullable(wireFigure),
        spreadBps: z.nullable(wireFigure),
      }),
    ),
    assumed: 'as proposed in protocol 2.5, without a score, whose rule is not known',
    source: 'specification 7, protocol 2.5',
  }),
  insuranceFund: endpoint({
    id: 'instrument.insuranceFund',
    method: 'GET',
    path: '/instrument/v4/public/insuranceFund',
    access: 'public',
    summary: 'What stands behind losses that margin does not cover, and how it has stood, newest first.',
    query: z.object({ symbol: z.optional(z.string()) }),
    answer: objectAnswer(
      z.object({
        rows: z.array(z.object({ token: z.string(), balance: wireFigure })),
        history: z.array(z.object({ ts: wireTime, balance: wireFigure })),
      }),
    ),
    assumed: 'the v3 rows with a history, as proposed in protocol 2.5',
    source: 'specification 7, protocol 2.5',
  }),
  leverageLimitations: endpoint({
    id: 'instrument.leverageLimitations',
    method: 'GET',
    path: '/instrument/v4/public/leverageLimitations',
    access: 'public',
    summary: 'How much leverage a contract allows by the value of the position.',
    query: z.object({ symbol: z.optional(z.string()) }),
    answer: tableAnswer(
      z.object({
        symbol: z.string(),
        tier: wireNumber,
        maxLeverage: wireFigure,
        notionalFrom: wireFigure,
        notionalTo: wireFigure,
        imr: wireFigure,
        mmr: wireFigure,
        maintenanceAmount: wireFigure,
      }),
    ),
    assumed: noPublicShape,
    source: 'specification 7, protocol 2.5',
  }),
  multipliers: endpoint({
    id: 'instrument.multipliers',
    method: 'GET',
    path: '/instrument/v4/public/futures_multiplier_config',
    access: 'public',
    summary: 'How many coins one contract stands for.',
    answer: tableAnswer(z.object({ symbol: z.string(), base: z.string(), multiplier: wireFigure })),
    assumed: noPublicShape,
    source: 'specification 7, protocol 2.5',
  }),
} as const;
