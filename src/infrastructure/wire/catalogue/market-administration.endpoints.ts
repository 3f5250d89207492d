import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, wireDecimal, wireTime } from './wire';

const assumed = 'no public shape; as proposed in protocol 2.5';
const source = 'specification 7, protocol 2.5';

/** A price or rate in place of the market's; null gives the word back to the market. */
const override = z.object({ symbol: z.string(), value: z.nullable(wireDecimal) });
const overridden = dataAnswer(
  z.object({ symbol: z.string(), value: z.nullable(wireDecimal), effectiveFrom: wireTime }),
);
const limits = z.object({ symbol: z.string(), cap: wireDecimal, floor: wireDecimal });

/** What an administrator may say in place of the market. */
export const marketAdministrationEndpoints = {
  setFundingRate: endpoint({
    id: 'marketAdministration.setFundingRate',
    method: 'POST',
    path: '/md/admin/funding-rate',
    access: 'admin',
    summary: 'Sets the estimated funding rate of a contract until it is given back.',
    body: override,
    answer: overridden,
    assumed,
    source,
  }),
  fundingCap: endpoint({
    id: 'marketAdministration.fundingCap',
    method: 'GET',
    path: '/md/admin/funding_rate_cap',
    access: 'admin',
    summary: 'Cap and floor of a contract’s funding rate.',
    query: z.object({ symbol: z.string() }),
    answer: dataAnswer(limits),
    assumed,
    source,
  }),
  setFundingCap: endpoint({
    id: 'marketAdministration.setFundingCap',
    method: 'POST',
    path: '/md/admin/funding_rate_cap',
    access: 'admin',
    summary: 'Sets cap and floor of a contract’s funding rate.',
    query: z.object({ symbol: z.optional(z.string()) }),
    body: z.object({ symbol: z.optional(z.string()), cap: wireDecimal, floor: wireDecimal }),
    answer: dataAnswer(limits),
    assumed,
    source,
  }),
  setIndexPrice: endpoint({
    id: 'marketAdministration.setIndexPrice',
    method: 'POST',
    path: '/md/admin/index-price',
    access: 'admin',
    summary: 'Sets the index price of a contract until it is given back.',
    body: override,
    answer: overridden,
    assumed,
    source,
  }),
  setMarkPrice: endpoint({
    id: 'marketAdministration.setMarkPrice',
    method: 'POST',
    path: '/md/admin/mark-price',
    access: 'admin',
    summary: 'Sets the mark price of a contract until it is given back.',
    body: override,
    answer: overridden,
    assumed,
    source,
  }),
} as const;
