import * as z from 'zod/mini';
import { addressBookEndpoints } from './address-book.endpoints';
import { endpoint } from './endpoint';
import { ledgerOrigin, movementRow } from './wallet-rows';
import { dataAnswer, emptyAnswer, rowsAnswer, wireDecimal, wireFlag, wireId, wireTime, wireNumber } from './wire';
import { withdrawalProof } from './withdrawal-proof';

const pageOfAThousand = {
  startTime: z.optional(z.coerce.number()),
  endTime: z.optional(z.coerce.number()),
  page: z.optional(z.coerce.number()),
  size: z.optional(z.coerce.number()),
};

const party = z.object({
  applicationId: z.string(),
  accountName: z.optional(z.string()),
  /** Of another person: our own, absent elsewhere. */
  userId: z.optional(wireId),
});

export const walletEndpoints = {
  depositAddress: endpoint({
    id: 'wallet.depositAddress',
    method: 'GET',
    path: '/v3/asset/wallet/deposit',
    access: 'private',
    summary: 'The account’s address for a token on a network, with the memo where the network needs one.',
    query: z.object({ token: z.string(), network: z.string() }),
    answer: dataAnswer(z.object({ address: z.string(), extra: z.optional(z.nullable(z.string())) })),
    source: 'protocol 3.6',
  }),
  withdraw: endpoint({
    id: 'wallet.withdraw',
    method: 'POST',
    path: '/v3/asset/wallet/withdraw',
    access: 'private',
    summary:
      'Sends an amount to an address; the fee comes out of the amount. A person adds the codes that a safe check asks for, an API key needs its permission.',
    body: z.object({
      token: z.string(),
      network: z.string(),
      address: z.string().check(z.minLength(1)),
      amount: wireDecimal,
      extra: z.optional(z.string()),
      ...withdrawalProof,
    }),
    answer: dataAnswer(z.object({ withdrawId: wireId })),
    source: 'protocol 3.6; the proof of a person as in reliability 1.5',
  }),
  cancelWithdrawal: endpoint({
    id: 'wallet.cancelWithdrawal',
    method: 'DELETE',
    path: '/v3/asset/wallet/withdraw/{withdrawId}',
    access: 'private',
    summary: 'Takes a withdrawal back while it is new.',
    parameters: z.object({ withdrawId: z.coerce.number() }),
    answer: emptyAnswer,
    source: 'protocol 3.6',
  }),
  history: endpoint({
    id: 'wallet.history',
    method: 'GET',
    path: '/v3/asset/wallet/history',
    access: 'private',
    summary: 'Deposits and withdrawals, newest first. Times in seconds; meta in snake case.',
    query: z.object({
      token: z.optional(z.string()),
      network: z.optional(z.string()),
      type: z.optional(z.enum(['BALANCE', 'COLLATERAL'])),
      tokenSide: z.optional(z.enum(['DEPOSIT', 'WITHDRAW'])),
      status: z.optional(z.enum(['NEW', 'CONFIRMING', 'PROCESSING', 'COMPLETED', 'CANCELED'])),
      /** Ours: a second person's part in it, `NONE` where it is not missing or refused. */
      approval: z.optional(z.enum(['NONE', 'WAITING', 'REFUSED', 'EXPIRED'])),
      ...pageOfAThousand,
    }),
    answer: rowsAnswer(movementRow),
    source: 'protocol 3.6',
  }),
  ledger: endpoint({
    id: 'wallet.ledger',
    method: 'GET',
    path: '/v3/asset/token/history',
    access: 'private',
    summary: 'Every change of a balance, newest first.',
    query: z.object({ type: z.optional(z.string()), token: z.optional(z.string()), ...pageOfAThousand }),
    answer: rowsAnswer(
      z.object({
        id: wireId,
        type: z.string(),
        token: z.string(),
        amount: wireDecimal,
        timestamp: wireTime,
        ...ledgerOrigin,
      }),
    ),
    assumed:
      'what a line was booked for is ours: the reason of a distribution, CAMPAIGN (with its name), LISTING_CAMPAIGN, VOUCHER or COPYING; the deposit or withdrawal; the other account of a transfer; the other leg of a conversion or trade, below zero where it left; the market of a position, its funding or a trade’s fee; the name of the strategy of a copy’s money; and PURCHASE as a type to ask for, which finds what was bought and is booked as DEPOSIT. Trades are told leg by leg, by BUY and SELL, with the other leg, and their fees by TRANSACTION_FEE, beside what is booked. PNL_SETTLEMENT is ours: profit paid of a position that stays open, taken back when that is closed, so that REALIZED_PNL says what a close earned. STAKING_REWARD is ours, YIELD_TO_BALANCE is what Earn pays, and what of it earns on goes in again as EARN, which so returns what was put in; what leaving staking at once costs is UNSTAKING_FEE, taken from UNSTAKING that arrives whole',
    source: 'protocol 3.6',
  }),
  balanceHistory: endpoint({
    id: 'wallet.balanceHistory',
    method: 'GET',
    path: '/v3/asset/wallet/balanceHistory',
    access: 'private',
    summary: 'What the account was worth on the hour, oldest first, in USDT; by the day before the last eight.',
    query: z.object({ startTime: z.coerce.number() }),
    answer: rowsAnswer(z.object({ time: wireTime, value: wireDecimal })),
    assumed: 'the course of the total is shown in the wallet, and no public call tells it',
    source: 'screens 1.3',
  }),
  transfer: endpoint({
    id: 'wallet.transfer',
    method: 'POST',
    path: '/v3/asset/transfer',
    access: 'private',
    summary: 'Moves an amount between own accounts.',
    body: z.object({
      token: z.string(),
      amount: wireDecimal,
      from: z.object({ applicationId: z.string() }),
      to: z.object({ applicationId: z.string() }),
    }),
    answer: dataAnswer(z.object({ id: wireId })),
    source: 'protocol 3.6',
  }),
  transferHistory: endpoint({
    id: 'wallet.transferHistory',
    method: 'GET',
    path: '/v3/asset/transfer/history',
    access: 'private',
    summary: 'Transfers of the account, in and out, newest first.',
    query: z.object({ token: z.optional(z.string()), ...pageOfAThousand }),
    answer: rowsAnswer(
      z.object({
        id: wireId,
        token: z.string(),
        amount: wireDecimal,
        status: z.string(),
        from: party,
        to: party,
        createdTime: wireTime,
        updatedTime: z.optional(wireTime),
      }),
    ),
    source: 'protocol 3.6',
  }),
  allowance: endpoint({
    id: 'wallet.allowance',
    method: 'GET',
    path: '/v3/asset/wallet/withdraw/allowance',
    access: 'private',
    summary:
      'What may be withdrawn within 24 hours, and how much of it is used; USDT. How many withdrawals go without a fee today.',
    answer: dataAnswer(
      z.object({
        dailyLimit: wireDecimal,
        used: wireDecimal,
        kycLevel: wireNumber,
        freeWithdrawals: z.optional(wireNumber),
        /** Above it a second person is asked; null where none is. */
        approvalAbove: z.optional(z.nullable(wireDecimal)),
        /** What of `used` left without a second person, which is what `approvalAbove` counts. */
        usedUnapproved: z.optional(wireDecimal),
      }),
    ),
    assumed: 'the limit of 24 hours is shown before a withdrawal, and no public call tells it',
    source: 'protocol 3.6, screens of the wallet',
  }),
  ...addressBookEndpoints,
  internalWithdraw: endpoint({
    id: 'wallet.internalWithdraw',
    method: 'POST',
    path: '/v1/asset/internal_withdraw',
    access: 'private',
    summary: 'Sends an amount to another person of the exchange.',
    body: z.object({
      target_user_id: z.coerce.number(),
      balance_token: z.string(),
      amount: wireDecimal,
      otp: z.optional(z.string()),
      email_code: z.optional(z.string()),
      withdraw_password: z.optional(z.string()),
      passkey: z.optional(z.string().check(z.maxLength(8192))),
    }),
    answer: z.object({
      success: z.literal(true),
      withdraw_id: wireId,
      /** A second person has to let it go first: our own, absent elsewhere. */
      waiting: z.optional(wireFlag),
      timestamp: z.optional(wireTime),
    }),
    source: 'protocol 3.8',
  }),
  recipient: endpoint({
    id: 'wallet.recipient',
    method: 'GET',
    path: '/asset/wallet/v1/recipient',
    access: 'private',
    summary: 'Whose UID it is to whom an amount is to be sent, before anything is proven for it.',
    query: z.object({ userId: z.coerce.number() }),
    answer: dataAnswer(z.object({ userId: wireId, name: z.string() })),
    assumed: 'exchanges tell a sender the masked name of a UID, and no public call does',
    source: 'protocol 3.8',
  }),
  loanToValue: endpoint({
    id: 'wallet.loanToValue',
    method: 'POST',
    path: '/v1/asset/ltv',
    access: 'private',
    summary: 'What the account owes by what it has, now and after an amount has been taken out.',
    body: z.object({ token: z.string(), amount: wireDecimal }),
    answer: z.object({
      success: z.literal(true),
      current_ltv: z.nullable(wireDecimal),
      ltv_after: z.nullable(wireDecimal),
      debt: wireDecimal,
      collateral: wireDecimal,
      timestamp: z.optional(wireTime),
    }),
    assumed: 'a public path whose fields are published nowhere; loan-to-value before and after a transfer',
    source: 'protocol 3.8',
  }),
} as const;
