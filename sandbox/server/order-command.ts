import { parseDecimal, decimalText } from '../../src/domain/shared/decimal';
import type { RejectionReason } from '../../src/domain/trading/rejection-reason';
import type { Command, EngineOrderType, Steps, Ticks } from '../exchange/model';
import { multiplesFromText, unitsFromText } from '../exchange/units';
import { ApiError, invalidParameter, rejected } from '../api-error';
import type { MarketWire } from './wire-market';

export interface OrderInput {
  readonly symbol: string;
  readonly side: 'BUY' | 'SELL';
  readonly type: string;
  readonly price?: string | undefined;
  readonly quantity?: string | undefined;
  readonly amount?: string | undefined;
  readonly clientOrderId?: string | undefined;
}

const orderTypes: readonly string[] = ['LIMIT', 'MARKET', 'IOC', 'FOK', 'POST_ONLY'] satisfies EngineOrderType[];

/** The engine's command for an order as it came in. @throws ApiError for what the engine cannot even count. */
export function placeCommand(accountId: string, market: MarketWire, input: OrderInput): Command & { type: 'place' } {
  const { type } = input;
  if (!orderTypes.includes(type)) throw invalidParameter('type');
  if (input.quantity !== undefined && input.amount !== undefined) throw invalidParameter('quantity and amount exclude each other');
  const byAmount = type === 'MARKET' && input.side === 'BUY' && input.amount !== undefined;
  if (input.amount !== undefined && !byAmount) {
    if (type === 'MARKET') throw new ApiError(302150, 400, 'A market sell order needs a quantity.');
    throw invalidParameter('amount');
  }
  if (type === 'MARKET' && input.side === 'BUY' && input.amount === undefined && input.quantity === undefined) {
    throw new ApiError(302147, 400, 'A market buy order needs an amount.');
  }
  if (type !== 'MARKET' && input.price === undefined) throw invalidParameter('price');
  if (!byAmount && input.quantity === undefined) throw type === 'MARKET' ? new ApiError(302150, 400, 'A market sell order needs a quantity.') : invalidParameter('quantity');
  const clientOrderId = idOf(input.clientOrderId ?? '0', 'clientOrderId');
  const base = { type: 'place', accountId, symbol: input.symbol, side: input.side, orderType: type as EngineOrderType, clientOrderId } as const;
  if (byAmount) return { ...base, amount: amountOf(input.amount!) };
  const quantity = quantityOf(market, input.quantity!);
  return type === 'MARKET' ? { ...base, quantity } : { ...base, quantity, price: priceOf(market, input.price!) };
}

export function priceOf(market: MarketWire, text: string): Ticks {
  return counted(text, market.tickUnits, 'priceNotOnTick', 'priceOutOfBounds');
}

export function quantityOf(market: MarketWire, text: string): Steps {
  return counted(text, market.stepUnits, 'quantityNotOnStep', 'quantityOutOfBounds');
}

/** Identifiers on the wire may be texts; ours are safe integers. */
export function idOf(text: string, name: string): number {
  const id = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(id)) throw invalidParameter(name);
  return id;
}

function counted(text: string, unit: bigint, offGrid: RejectionReason, outOfBounds: RejectionReason): number {
  const value = parseDecimal(text);
  if (!value || value.lte(0) || value.gt(Number.MAX_SAFE_INTEGER)) throw rejected(outOfBounds);
  const count = multiplesFromText(decimalText(value), unit);
  if (count === undefined) throw rejected(offGrid);
  return count;
}

function amountOf(text: string): bigint {
  const value = parseDecimal(text);
  if (!value || value.lte(0) || value.gt(Number.MAX_SAFE_INTEGER)) throw invalidParameter('amount');
  try {
    return unitsFromText(decimalText(value));
  } catch {
    throw invalidParameter('amount');
  }
}
