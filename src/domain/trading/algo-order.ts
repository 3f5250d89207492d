import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { Order, OrderSide } from './order';
import type { MarginMode, PositionSide } from './position';

/** Kinds of conditional orders (protocol 3.3). TAKE_PROFIT and STOP_LOSS occur as legs of the others. */
export const algoTypes = [
  'STOP',
  'OCO',
  'TRAILING_STOP',
  'BRACKET',
  'STOP_BRACKET',
  'POSITIONAL_TP_SL',
  'TP_SL',
  'TAKE_PROFIT',
  'STOP_LOSS',
] as const;
export type AlgoType = (typeof algoTypes)[number] | 'other';

/** Which price sets a conditional order off: the last trade's or the mark price. */
export const triggerPriceTypes = ['MARKET_PRICE', 'MARK_PRICE'] as const;
export type TriggerPriceType = (typeof triggerPriceTypes)[number] | 'other';

/** What a conditional order becomes once it is set off. */
export const algoChildTypes = ['LIMIT', 'MARKET', 'CLOSE_POSITION'] as const;
export type AlgoChildType = (typeof algoChildTypes)[number] | 'other';

/** NEW waits. Once set off it is an order of the book and takes that order's status. */
export const algoStatuses = ['NEW', 'REPLACED', 'PARTIAL_FILLED', 'FILLED', 'CANCELLED', 'REJECTED'] as const;
export type AlgoStatus = (typeof algoStatuses)[number] | 'other';

/** A conditional order, or a group of them with its legs. */
export interface AlgoOrder {
  readonly algoOrderId: string;
  /** 0 when it was placed without one. */
  readonly clientAlgoOrderId: number;
  /** Its own id for a root. */
  readonly rootAlgoOrderId: string;
  /** Absent for a root. */
  readonly parentAlgoOrderId?: string | undefined;
  readonly symbol: string;
  readonly algoType: AlgoType;
  readonly side: OrderSide;
  readonly childType: AlgoChildType;
  readonly status: AlgoStatus;
  readonly rootStatus: AlgoStatus;
  readonly quantity: Decimal;
  /** Absent where it becomes a market order. */
  readonly price?: Decimal | undefined;
  readonly triggerPrice?: Decimal | undefined;
  readonly triggerPriceType: TriggerPriceType;
  /** Whether the price has to rise to its trigger; absent where the source does not say, and of what has none. */
  readonly rises?: boolean | undefined;
  readonly triggered: boolean;
  /** Price that set it off, and when. */
  readonly triggerTradePrice?: Decimal | undefined;
  readonly triggeredAt?: Instant | undefined;
  /** A trailing stop follows the market once this is so. */
  readonly activated: boolean;
  readonly activatedPrice?: Decimal | undefined;
  /** Fraction of the best price; a trailing stop has a rate or a value. */
  readonly callbackRate?: Decimal | undefined;
  /** In the quote asset. */
  readonly callbackValue?: Decimal | undefined;
  readonly executed: Decimal;
  readonly averagePrice?: Decimal | undefined;
  readonly fee: Decimal;
  readonly feeAsset: string;
  readonly reduceOnly: boolean;
  readonly positionSide: PositionSide;
  /** Contracts only. */
  readonly marginMode?: MarginMode | undefined;
  /** Why it was refused or cancelled; '' when there is nothing to say. */
  readonly reason: string;
  readonly legs: readonly AlgoOrder[];
  /** Of the order of the book that it became; absent before, and where the source does not say. */
  readonly orderId?: string | undefined;
  /** Absent where the source does not say. */
  readonly createdAt?: Instant | undefined;
  readonly updatedAt: Instant;
}

/** Whether something of it can still happen: it waits, or what it became is not ended. */
export function isWaiting({ rootStatus }: Pick<AlgoOrder, 'rootStatus'>): boolean {
  return isUnended(rootStatus);
}

/** What of a group can still happen: all of it, or what closes the position again that its ended entry opened. */
export function remainderOf(root: AlgoOrder): readonly AlgoOrder[] {
  if (isWaiting(root)) return [root];
  return hasOpened(root) ? root.legs.filter((leg) => endsOf(leg).some(({ status }) => isUnended(status))) : [];
}

/** Whether it is an entry of which some was traded, so that its legs watch the price. */
export function hasOpened({ algoType, executed }: AlgoOrder): boolean {
  return (algoType === 'BRACKET' || algoType === 'STOP_BRACKET') && executed.gt(0);
}

/** An order and everything below it. */
export function treeOf(order: AlgoOrder): readonly AlgoOrder[] {
  return [order, ...order.legs.flatMap(treeOf)];
}

/**
 * Itself and its legs, as far as they have a trigger price, met or not. The only one of an OCO is a stop, whatever the
 * exchange names it: it may open as well as close. Of two without names the one on the gaining side takes the profit.
 */
export function triggersOf(order: AlgoOrder): readonly Trigger[] {
  const triggers = treeOf(order).filter((each): each is Trigger => each.triggerPrice !== undefined);
  if (order.algoType !== 'OCO') return triggers;
  const legs = triggers.filter((each) => each !== order);
  return triggers.map((each) => {
    const other = legs.find((leg) => leg !== each)?.triggerPrice;
    return each === order ? each : { ...each, algoType: nameInPair(each, other && each.triggerPrice.cmp(other)) };
  });
}

/** As far as they still watch for it. */
export function waitingTriggers(order: AlgoOrder): readonly Trigger[] {
  return triggersOf(order).filter(({ triggered, status }) => !triggered && isUnended(status));
}

type Trigger = AlgoOrder & { readonly triggerPrice: Decimal };

/**
 * What a leg of an OCO with a trigger is to its owner.
 * @param above its trigger compared with that of the other leg: over 0 where it is the higher one; absent where the other has none
 */
export function nameInPair(
  { algoType, side }: Pick<AlgoOrder, 'algoType' | 'side'>,
  above: number | undefined,
): (typeof algoTypes)[number] {
  if (!above) return 'STOP';
  if (algoType === 'TAKE_PROFIT' || algoType === 'STOP_LOSS') return algoType;
  return (side === 'SELL') === above > 0 ? 'TAKE_PROFIT' : 'STOP_LOSS';
}

/** The OCO of which an order of the book is a leg: what is done with the one is done with the other. */
export function ocoOf({ orderId }: Pick<Order, 'orderId'>, orders: readonly AlgoOrder[]): AlgoOrder | undefined {
  return orders.find(({ algoType, legs }) => algoType === 'OCO' && legs.some((leg) => leg.orderId === orderId));
}

/** The side of what comes first of it: an entry's own, before that of what closes it again. */
export function sideOf(order: AlgoOrder): OrderSide {
  const entry = order.algoType === 'BRACKET' || order.algoType === 'STOP_BRACKET';
  return (entry ? undefined : order.legs[0]?.side) ?? order.side;
}

/** Whether all that is sent of it was told to open nothing; a protection of a position does so by its kind. */
export function isReduceOnly({
  algoType,
  reduceOnly,
  legs,
}: Pick<AlgoOrder, 'algoType' | 'reduceOnly' | 'legs'>): boolean {
  if (algoType === 'POSITIONAL_TP_SL' || algoType === 'TP_SL') return false;
  return reduceOnly || (algoType === 'OCO' && legs.length > 0 && legs.every((leg) => leg.reduceOnly));
}

/** Those that have no legs of their own. */
function endsOf(order: AlgoOrder): readonly AlgoOrder[] {
  return treeOf(order).filter(({ legs }) => legs.length === 0);
}

function isUnended(status: AlgoStatus): boolean {
  return status === 'NEW' || status === 'REPLACED' || status === 'PARTIAL_FILLED';
}

export function isConditional(order: Order | AlgoOrder): order is AlgoOrder {
  return 'algoOrderId' in order;
}

export interface AlgoOrderChange {
  readonly price?: Decimal;
  readonly quantity?: Decimal;
  readonly triggerPrice?: Decimal;
  readonly legs?: readonly {
    readonly algoOrderId: string;
    readonly price?: Decimal;
    readonly quantity?: Decimal;
    readonly triggerPrice?: Decimal;
  }[];
}

/** What a message leaves out of an order or of its legs stays as it was; what is executed never falls. */
export function keepingAlgoOrder(known: AlgoOrder, order: AlgoOrder): AlgoOrder {
  const told = Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));
  const legs = order.legs.map((leg) => {
    const knownLeg = known.legs.find(({ algoOrderId }) => algoOrderId === leg.algoOrderId);
    return knownLeg ? keepingAlgoOrder(knownLeg, leg) : leg;
  });
  return {
    ...known,
    ...(told as unknown as AlgoOrder),
    clientAlgoOrderId: order.clientAlgoOrderId || known.clientAlgoOrderId,
    executed: order.executed.gt(known.executed) ? order.executed : known.executed,
    reason: order.reason || known.reason,
    ...(order.fee.eq(0) && { fee: known.fee, feeAsset: known.feeAsset }),
    legs,
  };
}
