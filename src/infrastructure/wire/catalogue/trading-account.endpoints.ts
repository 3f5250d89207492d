import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { pagingInput } from './trading-wire';
import { dataAnswer, emptyAnswer, rowsAnswer, wireDecimal, wireFlag, wireId, wireNumber, wireTime } from './wire';

const optionalDecimal = z.optional(z.nullable(wireDecimal));
const ofToken = z.object({ token: z.optional(z.string()) });
const fromV1 = 'the fields of the v1 twin in camel case';

export const accountInfo = z.object({
  applicationId: z.string(),
  account: z.string(),
  alias: z.optional(z.nullable(z.string())),
  otpauth: z.optional(wireFlag),
  /** PURE_SPOT, MARGIN or FUTURES. */
  accountMode: z.string(),
  positionMode: z.string(),
  /** Of spot margin. */
  leverage: wireNumber,
  /** Basis points. */
  makerFeeRate: z.optional(wireDecimal),
  takerFeeRate: z.optional(wireDecimal),
  futuresMakerFeeRate: z.optional(wireDecimal),
  futuresTakerFeeRate: z.optional(wireDecimal),
  marginRatio: wireDecimal,
  openMarginRatio: z.optional(wireDecimal),
  initialMarginRatio: z.optional(wireDecimal),
  maintenanceMarginRatio: z.optional(wireDecimal),
  totalCollateral: wireDecimal,
  freeCollateral: wireDecimal,
  totalAccountValue: wireDecimal,
  totalTradingValue: optionalDecimal,
  totalVaultValue: optionalDecimal,
  totalStakingValue: optionalDecimal,
  totalLaunchpadValue: optionalDecimal,
  totalEarnValue: optionalDecimal,
  referrerID: z.optional(z.nullable(z.string())),
  accountType: z.string(),
});

export const tokenConfigRow = z.object({
  token: z.string(),
  collateralRatio: wireDecimal,
  marginFactor: optionalDecimal,
  futuresMarginFactor: optionalDecimal,
  /** By this account's choice. */
  collateral: wireFlag,
  canCollateral: wireFlag,
  canShort: wireFlag,
  stable: z.optional(wireFlag),
  marginMaxLeverage: z.optional(wireNumber),
  futuresMaxLeverage: z.optional(wireNumber),
  marginMaxPosition: optionalDecimal,
  futuresMaxPosition: optionalDecimal,
});

const interestRateRow = z.object({
  token: z.string(),
  currentHourlyBaseRate: wireDecimal,
  estHourlyBaseRate: wireDecimal,
  currentAnnualBaseRate: wireDecimal,
  estAnnualBaseRate: wireDecimal,
  estTime: wireTime,
});

/** The trading side of an account: mode, margin, configuration of tokens and markets, spot margin. */
export const tradingAccountEndpoints = {
  info: endpoint({
    id: 'tradingAccount.info',
    method: 'GET',
    path: '/v3/account/info',
    access: 'private',
    summary: 'Mode, fees, margin and value of the account.',
    answer: dataAnswer(accountInfo),
    source: 'protocol 3.5',
  }),
  tokenConfig: endpoint({
    id: 'tradingAccount.tokenConfig',
    method: 'GET',
    path: '/v3/account/tokenConfig',
    access: 'private',
    summary: 'What each token is worth as collateral, and whether the account uses it so.',
    query: ofToken,
    answer: rowsAnswer(tokenConfigRow),
    source: 'protocol 3.5, 3.7',
  }),
  symbolConfig: endpoint({
    id: 'tradingAccount.symbolConfig',
    method: 'GET',
    path: '/v3/account/symbolConfig',
    access: 'private',
    summary: 'Leverage, margin mode and fees of the account in each market.',
    query: z.object({ symbol: z.optional(z.string()) }),
    answer: rowsAnswer(
      z.object({
        symbol: z.string(),
        leverage: wireNumber,
        marginMode: z.nullable(z.string()),
        positionMode: z.nullable(z.string()),
        maxNotional: optionalDecimal,
        makerFee: wireDecimal,
        takerFee: wireDecimal,
      }),
    ),
    assumed: 'no public shape; as proposed in protocol 3.5',
    source: 'protocol 3.5',
  }),
  subAccounts: endpoint({
    id: 'tradingAccount.subAccounts',
    method: 'GET',
    path: '/v3/account/subAccounts/all',
    access: 'private',
    summary: 'The account’s sub-accounts.',
    answer: rowsAnswer(z.object({ applicationId: z.string(), name: z.string(), createdTime: wireTime })),
    source: 'protocol 3.5',
  }),
  credentials: endpoint({
    id: 'tradingAccount.credentials',
    method: 'GET',
    path: '/v3/account/credentials',
    access: 'private',
    summary: 'The account’s API keys and what they may do, without their secrets.',
    answer: rowsAnswer(
      z.object({ accountName: z.string(), userId: wireId, apiKey: z.string(), permission: z.string() }),
    ),
    assumed: fromV1,
    source: 'protocol 3.5',
  }),
  setMode: endpoint({
    id: 'tradingAccount.setMode',
    method: 'POST',
    path: '/v3/account/tradingMode',
    access: 'private',
    summary: 'What the account trades: spot only, spot with margin, or contracts too.',
    body: z.object({ tradingMode: z.enum(['PURE_SPOT', 'MARGIN', 'FUTURES']) }),
    answer: emptyAnswer,
    source: 'protocol 3.4',
  }),
  setSpotLeverage: endpoint({
    id: 'tradingAccount.setSpotLeverage',
    method: 'POST',
    path: '/v3/spotMargin/leverage',
    access: 'private',
    summary: 'Leverage of spot margin: 3, 4, 5 or 10.',
    body: z.object({ leverage: wireNumber }),
    answer: emptyAnswer,
    source: 'protocol 3.4',
  }),
  interestRates: endpoint({
    id: 'tradingAccount.interestRates',
    method: 'GET',
    path: '/v3/spotMargin/interestRate',
    access: 'private',
    summary: 'What borrowing costs, by token.',
    query: ofToken,
    answer: rowsAnswer(interestRateRow),
    assumed: fromV1,
    source: 'protocol 3.4, 3.8',
  }),
  interestHistory: endpoint({
    id: 'tradingAccount.interestHistory',
    method: 'GET',
    path: '/v3/spotMargin/interestHistory',
    access: 'private',
    summary: 'Interest charged and repaid, newest first.',
    query: z.object({
      ...pagingInput,
      token: z.optional(z.string()),
      side: z.optional(z.enum(['LOAN', 'REPAY', 'AUTO_REPAY'])),
    }),
    answer: rowsAnswer(
      z.object({ id: wireId, token: z.string(), side: z.string(), amount: wireDecimal, createdTime: wireTime }),
    ),
    assumed: fromV1,
    source: 'protocol 3.4, 3.8',
  }),
  maxMargin: endpoint({
    id: 'tradingAccount.maxMargin',
    method: 'GET',
    path: '/v3/spotMargin/maxMargin',
    access: 'private',
    summary: 'How much of a token the account could still borrow.',
    query: ofToken,
    answer: rowsAnswer(z.object({ token: z.string(), maxMargin: wireDecimal, marginMaxLeverage: wireNumber })),
    assumed: 'no public shape',
    source: 'protocol 3.4',
  }),
  repayInterest: endpoint({
    id: 'tradingAccount.repayInterest',
    method: 'POST',
    path: '/v3/spotMargin/interestRepay',
    access: 'private',
    summary: 'Repays interest that is owed in a token.',
    body: z.object({ token: z.string(), amount: wireDecimal }),
    answer: emptyAnswer,
    assumed: fromV1,
    source: 'protocol 3.4, 3.8',
  }),
} as const;
