import { parseDecimal, type Decimal } from '../../../src/domain/shared/decimal';
import type { AlgoChildType, AlgoType, TriggerPriceType } from '../../engine/model/algo-model';
import type { MarginMode, PositionSide } from '../../engine/model/margin-model';
import type { EngineOrderType } from '../../engine/model/orders';
import type {
  AlgoChange,
  AlgoDraft,
  AlgoKey,
  AlgoLegChange,
  NewAlgoOrder,
} from '../../services/trading/algo-order-service';
import type { NewOrder } from '../../services/trading/order-placement';
import type { OrderChange, OrderKey } from '../../services/trading/order-service';
import { invalidParameter, rejected } from '../../shared/api-error';

/* Orders as v3 sends them (protocol 3.2, 3.3), read into what the services take: decimals and whole numbers. */

interface OrderFields {
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
  readonly goodTillDate?: number | undefined;
}

/** @throws ApiError for a figure or an id that is none; so do all functions here. */
export function newOrder({
  price,
  quantity,
  amount,
  clientOrderId,
  orderTag,
  visibleQuantity,
  goodTillDate,
  ...order
}: OrderFields): NewOrder {
  return {
    ...order,
    price: priceOf(price),
    quantity: quantityOf(quantity),
    amount: figureOf(amount, 'amount'),
    visible: quantityOf(visibleQuantity),
    clientOrderId: idOf(clientOrderId, 'clientOrderId'),
    tag: orderTag,
    expiresAt: goodTillDate,
  };
}

export function orderChange({
  symbol,
  price,
  quantity,
}: {
  readonly symbol?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: string | undefined;
}): OrderChange {
  return { symbol, price: priceOf(price), quantity: quantityOf(quantity) };
}

export function orderKey({
  orderId,
  clientOrderId,
}: {
  readonly orderId?: string | undefined;
  readonly clientOrderId?: string | undefined;
}): OrderKey {
  return { orderId: idOf(orderId, 'orderId'), clientOrderId: idOf(clientOrderId, 'clientOrderId') };
}

interface AlgoFigures {
  readonly price?: string | undefined;
  readonly quantity?: string | undefined;
  readonly triggerPrice?: string | undefined;
  readonly activatedPrice?: string | undefined;
  readonly callbackRate?: string | undefined;
  readonly callbackValue?: string | undefined;
}

interface AlgoFields extends AlgoFigures {
  readonly algoType: AlgoType;
  readonly side?: 'BUY' | 'SELL' | undefined;
  readonly type?: AlgoChildType | undefined;
  readonly triggerPriceType?: TriggerPriceType | undefined;
  readonly reduceOnly?: boolean | undefined;
  readonly positionSide?: PositionSide | undefined;
  readonly marginMode?: MarginMode | undefined;
  readonly visibleQuantity?: string | undefined;
  readonly childOrders?: readonly AlgoFields[] | undefined;
}

export function newAlgoOrder({
  symbol,
  clientAlgoOrderId,
  algoOrderTag,
  ...fields
}: AlgoFields & {
  readonly symbol: string;
  readonly clientAlgoOrderId?: string | undefined;
  readonly algoOrderTag?: string | undefined;
}): NewAlgoOrder {
  return {
    ...algoDraft(fields),
    symbol,
    clientAlgoOrderId: idOf(clientAlgoOrderId, 'clientAlgoOrderId'),
    tag: algoOrderTag,
  };
}

function algoDraft(fields: AlgoFields): AlgoDraft {
  const { algoType, side, type, triggerPriceType, reduceOnly, positionSide, marginMode } = fields;
  return {
    algoType,
    side,
    childType: type,
    triggerPriceType,
    reduceOnly,
    positionSide,
    marginMode,
    visible: quantityOf(fields.visibleQuantity),
    ...algoFigures(fields),
    children: fields.childOrders?.map(algoDraft),
  };
}

interface LegFields extends AlgoFigures {
  readonly algoOrderId?: string | undefined;
  readonly childOrders?: readonly LegFields[] | undefined;
}

export function algoChange(fields: AlgoFigures & Pick<LegFields, 'childOrders'>): AlgoChange {
  return { ...algoFigures(fields), children: fields.childOrders?.map(legChange) };
}

function legChange({ algoOrderId, ...fields }: LegFields): AlgoLegChange {
  return { ...algoChange(fields), algoOrderId: idOf(algoOrderId, 'algoOrderId') };
}

export function algoKey({
  algoOrderId,
  clientAlgoOrderId,
}: {
  readonly algoOrderId?: string | undefined;
  readonly clientAlgoOrderId?: string | undefined;
}): AlgoKey {
  return {
    algoOrderId: idOf(algoOrderId, 'algoOrderId'),
    clientAlgoOrderId: idOf(clientAlgoOrderId, 'clientAlgoOrderId'),
  };
}

function algoFigures(fields: AlgoFigures) {
  return {
    price: priceOf(fields.price),
    quantity: quantityOf(fields.quantity),
    triggerPrice: priceOf(fields.triggerPrice),
    activatedPrice: priceOf(fields.activatedPrice),
    callbackRate: figureOf(fields.callbackRate, 'callbackRate'),
    callbackValue: priceOf(fields.callbackValue),
  };
}

/** Identifiers on the wire may be texts; ours are safe integers. */
export function idOf<Text extends string | undefined>(
  text: Text,
  name: string,
): Text extends string ? number : number | undefined;
export function idOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const id = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(id)) throw invalidParameter(name);
  return id;
}

/** @throws ApiError -1005 for what is no decimal. */
export function figureOf<Text extends string | undefined>(
  text: Text,
  name: string,
): Text extends string ? Decimal : Decimal | undefined;
export function figureOf(text: string | undefined, name: string): Decimal | undefined {
  if (text === undefined) return undefined;
  const value = parseDecimal(text);
  if (!value) throw invalidParameter(name);
  return value;
}

function priceOf(text: string | undefined): Decimal | undefined {
  return text === undefined ? undefined : (parseDecimal(text) ?? refuse('priceOutOfBounds'));
}

function quantityOf(text: string | undefined): Decimal | undefined {
  return text === undefined ? undefined : (parseDecimal(text) ?? refuse('quantityOutOfBounds'));
}

function refuse(reason: 'priceOutOfBounds' | 'quantityOutOfBounds'): never {
  throw rejected(reason);
}
