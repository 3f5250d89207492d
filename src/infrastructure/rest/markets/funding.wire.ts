import type * as z from 'zod/mini';
import { instantFrom } from '../../../domain/shared/instant';
import type { FundingRate, SettledFunding } from '../../../domain/markets/funding';
import { decimal } from '../../../domain/shared/decimal';
import type { marketDataEndpoints } from '../../wire/catalogue/market-data.endpoints';
import type { publicDataEndpoints } from '../../wire/catalogue/public-data.endpoints';
import { figureFromWire } from './figure.wire';

type RateRow = z.output<typeof marketDataEndpoints.fundingRatesV4.answer>['data']['rows'][number];
type SettledRow = z.output<typeof marketDataEndpoints.fundingHistoryV4.answer>['data']['rows'][number];
type PublicRateRow = z.output<typeof publicDataEndpoints.fundingRate.answer>['data']['rows'][number];
type PublicSettledRow = z.output<typeof publicDataEndpoints.fundingRateHistory.answer>['data']['rows'][number];

/** Mappers answer `undefined` for a row without a time. */
export function rateFromWire(row: RateRow): FundingRate | undefined {
  const lastAt = instantFrom(row.last_funding_rate_timestamp);
  const estimatedAt = instantFrom(row.est_funding_rate_timestamp);
  const nextAt = instantFrom(row.next_funding_time);
  if (lastAt === undefined || estimatedAt === undefined || nextAt === undefined) return undefined;
  return {
    symbol: row.symbol,
    last: decimal(row.last_funding_rate),
    lastAt,
    estimated: decimal(row.est_funding_rate),
    estimatedAt,
    nextAt,
    intervalHours: Number(row.est_funding_rate_interval),
  };
}

/** The v3 row says the same in other words. */
export function rateFromPublicWire(row: PublicRateRow): FundingRate | undefined {
  return rateFromWire({
    symbol: row.symbol,
    last_funding_rate: row.lastFundingRate,
    last_funding_rate_timestamp: row.lastFundingRateTimestamp,
    est_funding_rate: row.estFundingRate,
    est_funding_rate_timestamp: row.estFundingRateTimestamp,
    next_funding_time: row.nextFundingTime,
    last_funding_rate_interval: row.lastFundingIntervalHours,
    est_funding_rate_interval: row.estFundingIntervalHours,
  });
}

export function settledFromWire(row: SettledRow): SettledFunding | undefined {
  const at = instantFrom(row.funding_rate_timestamp);
  const nextAt = instantFrom(row.next_funding_time);
  return at === undefined || nextAt === undefined
    ? undefined
    : { symbol: row.symbol, rate: decimal(row.funding_rate), at, nextAt };
}

export function settledFromPublicWire(row: PublicSettledRow): SettledFunding | undefined {
  const settled = settledFromWire({
    symbol: row.symbol,
    funding_rate: row.fundingRate,
    funding_rate_timestamp: row.fundingRateTimestamp,
    next_funding_time: row.nextFundingTime,
  });
  return settled && { ...settled, markPrice: figureFromWire(row.markPrice) };
}
