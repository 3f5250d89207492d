import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, rowsAnswer, wireDecimal, wireId, wireTime, wireNumber } from './wire';
import { wirePage } from './wire-page';

const method = z.enum(['CARD', 'BANK', 'WALLET']);
const ownShape = 'no published call sells coins for money of a country; the shape is ours';

const purchase = z.object({
  purchaseId: wireId,
  providerName: z.string(),
  currency: z.string(),
  pays: wireDecimal,
  asset: z.string(),
  receives: wireDecimal,
  method: z.string(),
  status: z.string(),
  /** Where to pay, while that is waited for; relative to the host where it has no host of its own. */
  payUrl: wirePage,
  createdTime: wireTime,
  updatedTime: wireTime,
});

/** Coins for money of a country, by providers of payments. */
export const purchasesEndpoints = {
  options: endpoint({
    id: 'purchases.options',
    method: 'GET',
    path: '/fiat/v1/public/options',
    access: 'public',
    summary: 'What can be bought and paid with in a region; the caller’s own where none is named.',
    query: z.object({ region: z.optional(z.string()) }),
    answer: dataAnswer(
      z.object({
        region: z.nullable(z.string()),
        served: z.boolean(),
        regions: z.array(z.string()),
        currencies: z.array(z.string()),
        currency: z.string(),
        assets: z.array(z.string()),
      }),
    ),
    assumed: ownShape,
    source: 'screens 1.7',
  }),
  rates: endpoint({
    id: 'purchases.rates',
    method: 'GET',
    path: '/fiat/v1/public/rates',
    access: 'public',
    summary: 'What one of each currency is worth in USDT, before any provider’s fee.',
    answer: rowsAnswer(z.object({ currency: z.string(), worth: wireDecimal })),
    assumed: ownShape,
    source: 'screens 1.3',
  }),
  quotes: endpoint({
    id: 'purchases.quotes',
    method: 'GET',
    path: '/fiat/v1/public/quotes',
    access: 'public',
    summary: 'What each provider gives for an amount; a quote may be taken until it expires. Bounds in the currency.',
    query: z.object({
      currency: z.string(),
      asset: z.string(),
      amount: wireDecimal,
      region: z.optional(z.string()),
    }),
    answer: rowsAnswer(
      z.object({
        quoteId: z.string(),
        providerName: z.string(),
        pays: wireDecimal,
        fee: wireDecimal,
        receives: wireDecimal,
        methods: z.array(z.string()),
        minAmount: wireDecimal,
        maxAmount: wireDecimal,
        takes: wireNumber,
        expireTimestamp: wireTime,
      }),
    ),
    assumed: ownShape,
    source: 'screens 1.7',
  }),
  begin: endpoint({
    id: 'purchases.begin',
    method: 'POST',
    path: '/fiat/v1/orders',
    access: 'private',
    summary: 'Takes a quote and says where to pay. The same reference has one effect.',
    body: z.object({
      quoteId: z.string(),
      method,
      clientRef: z.string().check(z.minLength(1), z.maxLength(64)),
      returnUrl: z.string(),
    }),
    answer: dataAnswer(purchase),
    assumed: ownShape,
    source: 'screens 1.7',
  }),
  list: endpoint({
    id: 'purchases.list',
    method: 'GET',
    path: '/fiat/v1/orders',
    access: 'private',
    summary: 'Purchases of the account, newest first.',
    query: z.object({ page: z.optional(z.coerce.number()), size: z.optional(z.coerce.number()) }),
    answer: rowsAnswer(purchase),
    assumed: ownShape,
    source: 'screens 1.7',
  }),
};
