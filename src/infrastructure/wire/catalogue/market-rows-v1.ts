import * as z from 'zod/mini';
import { wireTime } from './wire';
import { figure, knownFigure } from './wire-v1';

export const candleTypes = [
  '1m',
  '3m',
  '5m',
  '15m',
  '30m',
  '1h',
  '2h',
  '4h',
  '6h',
  '12h',
  '1d',
  '3d',
  '1w',
  '1M',
  '1mon',
  '1y',
] as const;

export const instrument = z.object({
  symbol: z.string(),
  status: z.string(),
  is_trading: z.string(),
  quote_min: figure,
  quote_max: figure,
  quote_tick: figure,
  base_min: figure,
  base_max: figure,
  base_tick: figure,
  base_asset_multiplier: z.number(),
  min_notional: figure,
  price_range: knownFigure,
  price_scope: knownFigure,
  bid_cap_ratio: knownFigure,
  bid_floor_ratio: knownFigure,
  ask_cap_ratio: knownFigure,
  ask_floor_ratio: knownFigure,
  order_mode: z.string(),
  precisions: z.array(z.number()),
  is_stable: z.union([z.number(), z.boolean()]),
  base_imr: z.optional(figure),
  base_mmr: z.optional(figure),
  funding_interval_hours: z.optional(z.number()),
  funding_cap: z.optional(figure),
  funding_floor: z.optional(figure),
  listing_time: wireTime,
  created_time: wireTime,
  updated_time: wireTime,
});

export const v1Trade = z.object({
  symbol: z.string(),
  side: z.string(),
  source: z.number(),
  executed_price: figure,
  executed_quantity: figure,
  /** Seconds with three decimals. */
  executed_timestamp: z.string(),
});

export const candle = z.object({
  open: figure,
  close: figure,
  low: figure,
  high: figure,
  volume: figure,
  amount: figure,
  symbol: z.string(),
  type: z.string(),
  start_timestamp: z.number(),
  end_timestamp: z.number(),
});

export const fundingRate = {
  symbol: z.string(),
  est_funding_rate: figure,
  est_funding_rate_timestamp: z.number(),
  last_funding_rate: figure,
  last_funding_rate_timestamp: z.number(),
  next_funding_time: z.number(),
  last_funding_rate_interval: z.number(),
  est_funding_rate_interval: z.number(),
};

export const futures = z.object({
  symbol: z.string(),
  index_price: knownFigure,
  mark_price: knownFigure,
  est_funding_rate: knownFigure,
  last_funding_rate: knownFigure,
  next_funding_time: z.nullable(z.number()),
  open_interest: figure,
  '24h_open': knownFigure,
  '24h_close': knownFigure,
  '24h_high': knownFigure,
  '24h_low': knownFigure,
  '24h_volume': figure,
  '24h_amount': figure,
});
