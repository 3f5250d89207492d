import type { ContractPrice, FundingEstimate, OpenInterest } from '../../../domain/markets/contract-figures';
import { parseDecimal } from '../../../domain/shared/decimal';
import { isRow } from './market-rows';
import { wireInstant, wireNumber } from './wire-number';

/*
 * Rows of the topics of contracts, each with the long names of the event envelope or the letters of the cmd envelope
 * (protocol 1.4, 1.5). One that cannot be used gives `undefined`. `at` is the time of the envelope.
 */

export function readContractPrice(row: unknown, at: unknown): ContractPrice | undefined {
  const known = keyOf(row, at);
  if (!known) return undefined;
  const price = wireNumber(known.row.price ?? known.row.px);
  return price > 0 ? { symbol: known.symbol, price, at: known.at } : undefined;
}

export function readOpenInterest(row: unknown, at: unknown): OpenInterest | undefined {
  const known = keyOf(row, at);
  if (!known) return undefined;
  // The letter was never published; these have been seen or stand to reason.
  const quantity = wireNumber(known.row.openInterest ?? known.row.oi ?? known.row.v);
  return quantity >= 0 ? { symbol: known.symbol, quantity, at: known.at } : undefined;
}

export function readFundingEstimate(row: unknown, at: unknown): FundingEstimate | undefined {
  const known = keyOf(row, at);
  if (!known) return undefined;
  const rate = parseDecimal(known.row.fundingRate ?? known.row.r);
  const nextAt = wireInstant(known.row.fundingTs ?? known.row.ft);
  // Beyond 100 % it is no rate.
  if (rate === undefined || rate.abs().gt(1) || !(nextAt > 0)) return undefined;
  return { symbol: known.symbol, rate: Number(rate), nextAt, at: known.at };
}

function keyOf(row: unknown, envelopeAt: unknown) {
  if (!isRow(row)) return undefined;
  const symbol = row.symbol ?? row.s;
  const at = wireInstant(row.ts ?? envelopeAt);
  return typeof symbol === 'string' && at > 0 ? { row: row, symbol, at } : undefined;
}
