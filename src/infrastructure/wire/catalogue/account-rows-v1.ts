import * as z from 'zod/mini';
import { figure } from './wire-v1';

export const holding = z.object({
  token: z.string(),
  holding: figure,
  frozen: figure,
  available_balance: figure,
  staked: figure,
  unbonding: figure,
  vault: figure,
  interest: figure,
  pending_short_qty: figure,
  pending_long_qty: figure,
  mark_price: z.optional(figure),
  updated_time: z.string(),
});

export const positionFields = {
  symbol: z.string(),
  holding: figure,
  pending_long_qty: figure,
  pending_short_qty: figure,
  settle_price: figure,
  average_open_price: figure,
  pnl_24_h: figure,
  fee_24_h: figure,
  mark_price: figure,
  est_liq_price: figure,
  opening_time: z.string(),
  position_side: z.string(),
  margin_mode: z.string(),
  isolated_margin_token: z.string(),
  isolated_margin_amount: figure,
  isolated_frozen_long: figure,
  isolated_frozen_short: figure,
  leverage: z.number(),
  adl_quantile: z.number(),
};

export const interest = z.object({
  token: z.string(),
  current_hourly_base_rate: figure,
  est_hourly_base_rate: figure,
  current_annual_base_rate: figure,
  est_annual_base_rate: figure,
  est_time: z.string(),
});
