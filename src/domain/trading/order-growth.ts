import type { Decimal } from '../shared/decimal';
import { isConditional, treeOf, type AlgoOrder } from './algo-order';
import { canOnlyClose } from './closing-terms';
import type { Order } from './order';

interface FiguresChange {
  readonly price?: Decimal | undefined;
  readonly quantity?: Decimal | undefined;
  readonly triggerPrice?: Decimal | undefined;
}

/** What of a waiting order, or of the legs of a conditional one, shall be otherwise. */
export interface WantedChange extends FiguresChange {
  readonly legs?: readonly ({ readonly algoOrderId: string } & FiguresChange)[] | undefined;
}

/** An order as it would be after a change. */
type GrownOrder = Pick<Order, 'symbol' | 'side' | 'price' | 'quantity' | 'positionSide' | 'executed'> & {
  readonly orderId: string;
};

/** A group has no order of its own: its quantity is that of its legs. */
const groups: ReadonlySet<AlgoOrder['algoType']> = new Set(['OCO', 'TP_SL', 'POSITIONAL_TP_SL']);

/**
 * The orders that a change makes larger, in quantity or in value, as they would become. One that can only close is
 * never among them; a conditional order is valued at its limit, or where it is set off.
 */
export function grownOrders(order: Order | AlgoOrder, change: WantedChange): readonly GrownOrder[] {
  return partsOf(order, change).flatMap(({ part, change: wanted }) => {
    if (canOnlyClose(part)) return [];
    const grown = asChanged(part, wanted);
    return isLarger(grown, asChanged(part, {})) ? [grown] : [];
  });
}

/** Whether an order is as a change wanted it. */
export function isAsWanted(order: Order | AlgoOrder, change: WantedChange): boolean {
  return partsOf(order, change).every(({ part, change: { price, quantity, triggerPrice } }) => {
    const trigger = isConditional(part) ? part.triggerPrice : undefined;
    return isThere(part.price, price) && isThere(part.quantity, quantity) && isThere(trigger, triggerPrice);
  });
}

function partsOf(
  order: Order | AlgoOrder,
  change: WantedChange,
): readonly { readonly part: Order | AlgoOrder; readonly change: FiguresChange }[] {
  if (!isConditional(order) || order.legs.length === 0) return [{ part: order, change }];
  const shared = groups.has(order.algoType) && change.quantity ? { quantity: change.quantity } : {};
  const legs = order.legs.flatMap(treeOf).map((part) => ({
    part,
    change: { ...shared, ...change.legs?.find(({ algoOrderId }) => algoOrderId === part.algoOrderId) },
  }));
  return groups.has(order.algoType) ? legs : [{ part: order, change }, ...legs];
}

function asChanged(order: Order | AlgoOrder, { price, quantity, triggerPrice }: FiguresChange): GrownOrder {
  const { symbol, side, positionSide, executed } = order;
  const trigger = isConditional(order) ? (triggerPrice ?? order.triggerPrice) : undefined;
  return {
    orderId: isConditional(order) ? order.algoOrderId : order.orderId,
    symbol,
    side,
    positionSide,
    executed,
    price: price ?? order.price ?? trigger,
    quantity: quantity ?? order.quantity,
  };
}

function isLarger(after: GrownOrder, before: GrownOrder): boolean {
  if (!after.quantity || !before.quantity) return false;
  if (after.quantity.gt(before.quantity)) return true;
  return (
    after.price !== undefined &&
    before.price !== undefined &&
    after.quantity.times(after.price).gt(before.quantity.times(before.price))
  );
}

function isThere(now: Decimal | undefined, wanted: Decimal | undefined): boolean {
  return wanted === undefined || (now?.eq(wanted) ?? false);
}
