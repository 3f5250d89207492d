import { decimalText, type Decimal } from '../../../src/domain/shared/decimal';
import type { OrderSide } from '../../../src/domain/trading/order';
import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import { rests } from '../../engine/margin/order-check';
import type { MarginMode, PositionSide } from '../../engine/model/margin-model';
import type { BookSnapshot } from '../../engine/model/market-data';
import type { Command } from '../../engine/model/commands';
import type { EngineOrderType } from '../../engine/model/orders';
import { type Steps, type Ticks, type Units, multiplesFromText, unitsFromText } from '../../engine/model/units';
import type { MarketFormat } from '../markets/market-format';

/** An order as somebody wants it. */
export interface NewOrder {
  readonly symbol: string;
  readonly side: OrderSide;
  readonly type: EngineOrderType;
  readonly price?: Decimal | undefined;
  /** Base; exactly one of quantity and amount. */
  readonly quantity?: Decimal | undefined;
  /** Quote to spend. */
  readonly amount?: Decimal | undefined;
  readonly clientOrderId?: number | undefined;
  readonly tag?: string | undefined;
  readonly positionSide?: PositionSide | undefined;
  readonly reduceOnly?: boolean | undefined;
  readonly marginMode?: MarginMode | undefined;
  /** What others see of it; 0 hides it. */
  readonly visible?: Decimal | undefined;
  readonly bidAskLevel?: number | undefined;
  readonly postOnlyAdjusted?: boolean | undefined;
  /** When what rests of it ends by itself. */
  readonly expiresAt?: number | undefined;
}

const bidAskLevels = [1, 5, 10, 15, 20];

/** What is missing in an order by amount or quantity (protocol 4.5). */
const amountNeeded: Readonly<Partial<Record<EngineOrderType, number>>> = { MARKET: 302147, ASK: 302148, BID: 302149 };
const quantityNeeded: Readonly<Partial<Record<EngineOrderType, number>>> = { MARKET: 302150, ASK: 302151, BID: 302152 };

/**
 * The engine's command for an order. `book` is read where a pegged order is bought by amount.
 * @throws ApiError for what the engine cannot even count.
 */
export function placeCommand(
  accountId: string,
  market: MarketFormat,
  order: NewOrder,
  book: (depth: number) => BookSnapshot | undefined,
): Command & { type: 'place' } {
  const { type, side } = order;
  const pegged = type === 'ASK' || type === 'BID';
  requireSize(market, order);
  if (type !== 'MARKET' && !pegged && order.price === undefined) throw invalidParameter('price');
  if (order.expiresAt !== undefined && !rests(order)) throw invalidParameter('goodTillDate');
  const level = pegged ? levelOf(order.bidAskLevel) : undefined;
  const byAmount = order.amount !== undefined;
  return {
    type: 'place',
    accountId,
    symbol: market.symbol,
    side,
    orderType: type,
    clientOrderId: order.clientOrderId ?? 0,
    ...(byAmount && type === 'MARKET' && { amount: amountOf(order.amount) }),
    ...(byAmount &&
      pegged && { quantity: quantityFor(market, amountOf(order.amount), priceAt(book(level!), type, level!)) }),
    ...(!byAmount && { quantity: quantityOf(market, order.quantity!) }),
    ...(type !== 'MARKET' && !pegged && { price: priceOf(market, order.price!) }),
    ...(level !== undefined && { bidAskLevel: level }),
    ...(order.visible !== undefined && { visible: visibleOf(market, order.visible) }),
    ...(order.tag !== undefined && { tag: order.tag }),
    ...(order.reduceOnly !== undefined && { reduceOnly: order.reduceOnly }),
    ...(order.positionSide !== undefined && { positionSide: order.positionSide }),
    ...(order.marginMode !== undefined && contract(market) && { marginMode: order.marginMode }),
    ...(order.postOnlyAdjusted !== undefined && { postOnlyAdjusted: order.postOnlyAdjusted }),
    ...(order.expiresAt !== undefined && { expiresAt: order.expiresAt }),
  };
}

/** Exactly one of quantity and amount, and an amount only where quote is spent. */
function requireSize(market: MarketFormat, { type, side, quantity, amount }: NewOrder): void {
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

export function priceOf(market: MarketFormat, price: Decimal): Ticks {
  return counted(price, market.tickUnits, 'priceNotOnTick', 'priceOutOfBounds');
}

export function quantityOf(market: MarketFormat, quantity: Decimal): Steps {
  return counted(quantity, market.stepUnits, 'quantityNotOnStep', 'quantityOutOfBounds');
}

/** What others see of an order; 0 hides it. */
export function visibleOf(market: MarketFormat, quantity: Decimal): Steps {
  return quantity.eq(0) ? 0 : quantityOf(market, quantity);
}

/** Units of an amount above zero. */
export function amountOf(value: Decimal, name = 'amount'): Units {
  if (value.lte(0) || value.gt(Number.MAX_SAFE_INTEGER)) throw invalidParameter(name);
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

function counted(value: Decimal, unit: bigint, offGrid: RejectionReason, outOfBounds: RejectionReason): number {
  if (value.lte(0) || value.gt(Number.MAX_SAFE_INTEGER)) throw rejected(outOfBounds);
  const count = multiplesFromText(decimalText(value), unit);
  if (count === undefined) throw rejected(offGrid);
  return count;
}
