import { parseDecimal, decimalText } from '../../../src/domain/shared/decimal';
import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type { MarginMode, PositionSide } from '../../engine/model/margin-model';
import type { BookSnapshot } from '../../engine/model/market-data';
import type { Command } from '../../engine/model/commands';
import type { EngineOrderType } from '../../engine/model/orders';
import { type Steps, type Ticks, type Units, multiplesFromText, unitsFromText } from '../../engine/model/units';
import type { MarketFormat } from '../markets/market-format';

/** An order as it comes in over any of the calls: decimal texts, nothing checked but its form. */
export interface OrderInput {
  readonly symbol: string;
  readonly side: 'BUY' | 'SELL';
  readonly type: EngineOrderType;
  readonly price?: string | undefined;
  readonly quantity?: string | undefined;
  readonly amount?: string | undefined;
  readonly clientOrderId?: string | undefined;
  readonly orderTag?: string | undefined;
  readonly positionSide?: PositionSide | undefined;
  readonly reduceOnly?: boolean | undefined;
  readonly marginMode?: MarginMode | undefined;
  readonly visibleQuantity?: string | undefined;
  readonly bidAskLevel?: number | undefined;
  readonly postOnlyAdjusted?: boolean | undefined;
}

const bidAskLevels = [1, 5, 10, 15, 20];

/** What is missing in an order by amount or quantity (protocol 4.5). */
const amountNeeded: Readonly<Partial<Record<EngineOrderType, number>>> = { MARKET: 302147, ASK: 302148, BID: 302149 };
const quantityNeeded: Readonly<Partial<Record<EngineOrderType, number>>> = { MARKET: 302150, ASK: 302151, BID: 302152 };

/**
 * The engine's command for an order as it came in. `book` is read where a pegged order is bought by amount.
 * @throws ApiError for what the engine cannot even count.
 */
export function placeCommand(
  accountId: string,
  market: MarketFormat,
  input: OrderInput,
  book: (depth: number) => BookSnapshot | undefined,
): Command & { type: 'place' } {
  const { type, side } = input;
  const pegged = type === 'ASK' || type === 'BID';
  requireSize(market, input);
  if (type !== 'MARKET' && !pegged && input.price === undefined) throw invalidParameter('price');
  const level = pegged ? levelOf(input.bidAskLevel) : undefined;
  const byAmount = input.amount !== undefined;
  return {
    type: 'place',
    accountId,
    symbol: market.symbol,
    side,
    orderType: type,
    clientOrderId: idOf(input.clientOrderId ?? '0', 'clientOrderId'),
    ...(byAmount && type === 'MARKET' && { amount: amountOf(input.amount!) }),
    ...(byAmount &&
      pegged && { quantity: quantityFor(market, amountOf(input.amount!), priceAt(book(level!), type, level!)) }),
    ...(!byAmount && { quantity: quantityOf(market, input.quantity!) }),
    ...(type !== 'MARKET' && !pegged && { price: priceOf(market, input.price!) }),
    ...(level !== undefined && { bidAskLevel: level }),
    ...(input.visibleQuantity !== undefined && { visible: visibleOf(market, input.visibleQuantity) }),
    ...(input.orderTag !== undefined && { tag: input.orderTag }),
    ...(input.reduceOnly !== undefined && { reduceOnly: input.reduceOnly }),
    ...(input.positionSide !== undefined && { positionSide: input.positionSide }),
    ...(input.marginMode !== undefined && contract(market) && { marginMode: input.marginMode }),
    ...(input.postOnlyAdjusted !== undefined && { postOnlyAdjusted: input.postOnlyAdjusted }),
  };
}

/** Exactly one of quantity and amount, and an amount only where quote is spent. */
function requireSize(market: MarketFormat, { type, side, quantity, amount }: OrderInput): void {
  if (quantity !== undefined && amount !== undefined) throw invalidParameter('quantity and amount exclude each other');
  const spends = side === 'BUY' && amountNeeded[type] !== undefined && !contract(market);
  if (amount !== undefined && !spends) {
    if (side === 'SELL' && quantityNeeded[type] !== undefined)
      throw new ApiError(quantityNeeded[type], 400, 'A sell order of this type needs a quantity.');
    throw invalidParameter('amount');
  }
  if (quantity !== undefined || amount !== undefined) return;
  if (spends) throw new ApiError(amountNeeded[type], 400, 'A buy order of this type needs an amount.');
  if (side === 'SELL' && quantityNeeded[type] !== undefined)
    throw new ApiError(quantityNeeded[type], 400, 'A sell order of this type needs a quantity.');
  throw invalidParameter('quantity');
}

export function priceOf(market: MarketFormat, text: string): Ticks {
  return counted(text, market.tickUnits, 'priceNotOnTick', 'priceOutOfBounds');
}

export function quantityOf(market: MarketFormat, text: string): Steps {
  return counted(text, market.stepUnits, 'quantityNotOnStep', 'quantityOutOfBounds');
}

/** What others see of an order; 0 hides it. */
export function visibleOf(market: MarketFormat, text: string): Steps {
  return Number(text) === 0 ? 0 : quantityOf(market, text);
}

/** Identifiers on the wire may be texts; ours are safe integers. */
export function idOf(text: string, name: string): number {
  const id = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(id)) throw invalidParameter(name);
  return id;
}

/** Units of an amount above zero. */
export function amountOf(text: string, name = 'amount'): Units {
  const value = parseDecimal(text);
  if (!value || value.lte(0) || value.gt(Number.MAX_SAFE_INTEGER)) throw invalidParameter(name);
  try {
    return unitsFromText(decimalText(value));
  } catch {
    throw invalidParameter(name);
  }
}

function contract(market: MarketFormat): boolean {
  return market.specification.type === 'PERP';
}

function levelOf(level = 1): number {
  if (!bidAskLevels.includes(level)) throw invalidParameter('bidAskLevel');
  return level;
}

function priceAt(book: BookSnapshot | undefined, type: 'ASK' | 'BID', level: number): Ticks {
  const price = (type === 'ASK' ? book?.asks : book?.bids)?.[level - 1]?.[0];
  if (price === undefined) throw rejected('noLiquidity');
  return price;
}

/** Whole steps that an amount of quote buys at a price, rounded down. */
function quantityFor(market: MarketFormat, amount: Units, price: Ticks): Steps {
  const stepPrice = (BigInt(price) * market.tickUnits * market.stepUnits) / 1_000_000_000_000n;
  return Number(amount / stepPrice);
}

function counted(text: string, unit: bigint, offGrid: RejectionReason, outOfBounds: RejectionReason): number {
  const value = parseDecimal(text);
  if (!value || value.lte(0) || value.gt(Number.MAX_SAFE_INTEGER)) throw rejected(outOfBounds);
  const count = multiplesFromText(decimalText(value), unit);
  if (count === undefined) throw rejected(offGrid);
  return count;
}
