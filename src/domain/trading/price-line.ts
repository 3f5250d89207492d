import type { Instrument } from '../markets/instrument';
import { decimal, roundTo, roundToStep, zero, type Decimal } from '../shared/decimal';
import { hasOpened, treeOf, waitingTriggers, type AlgoOrder } from './algo-order';
import type { Order } from './order';
import type { Position } from './position';
import { liquidatesFalling } from './position-figures';
import { shownLiquidation } from './shown-liquidation';

/** A price of somebody's own, as a line across the chart or a row of the list beside it. */
export type PriceLine =
  | {
      readonly kind: 'order';
      readonly id: string;
      readonly symbol: string;
      readonly price: Decimal;
      readonly order: Order;
    }
  /** Where a conditional order is set off; `leg` is `root` itself or one of its legs. */
  | {
      readonly kind: 'trigger';
      readonly id: string;
      readonly symbol: string;
      readonly price: Decimal;
      readonly root: AlgoOrder;
      readonly leg: AlgoOrder;
    }
  | {
      readonly kind: 'entry' | 'liquidation';
      readonly id: string;
      readonly symbol: string;
      readonly price: Decimal;
      readonly position: Position;
    };

export type MovableLine = Extract<PriceLine, { kind: 'order' | 'trigger' }>;

export function isMovable(line: PriceLine): line is MovableLine {
  return line.kind === 'order' || line.kind === 'trigger';
}

export function orderLines(symbol: string, orders: readonly Order[]): readonly PriceLine[] {
  return orders.flatMap((order) =>
    order.symbol === symbol && order.price
      ? [{ kind: 'order', id: `order ${order.orderId}`, symbol, price: order.price, order }]
      : [],
  );
}

/** Of each conditional order and each of its legs that still waits for a price. */
export function triggerLines(symbol: string, roots: readonly AlgoOrder[]): readonly PriceLine[] {
  return roots
    .filter((root) => root.symbol === symbol)
    .flatMap((root) =>
      waitingTriggers(root).map((leg) => ({
        kind: 'trigger',
        id: `trigger ${leg.algoOrderId}`,
        symbol,
        price: leg.triggerPrice,
        root,
        leg,
      })),
    );
}

/** Those whose orders end with that of a line when all of its group is cancelled. */
export function endingWith(line: MovableLine, lines: readonly PriceLine[]): readonly MovableLine[] {
  return lines.filter(isMovable).filter((other) => other.id !== line.id && isOneGroup(line, other));
}

function isOneGroup(line: MovableLine, other: MovableLine): boolean {
  const root = line.kind === 'trigger' ? line.root : other.kind === 'trigger' ? other.root : undefined;
  // What an entry has opened stays protected when the rest of it is cancelled.
  if (!root || (line.kind === 'order' && hasOpened(root))) return false;
  const isOf = (each: MovableLine): boolean =>
    each.kind === 'trigger'
      ? each.root.algoOrderId === root.algoOrderId
      : treeOf(root).some(({ orderId }) => orderId !== undefined && orderId === each.order.orderId);
  return isOf(line) && isOf(other);
}

/** Where each was opened and where it is liquidated: one line where that is the same for both legs of a hedge. */
export function positionLines(symbol: string, positions: readonly Position[]): readonly PriceLine[] {
  const lines: PriceLine[] = [];
  for (const position of positions) {
    if (position.symbol !== symbol || position.holding.eq(0)) continue;
    const { positionSide, averageOpenPrice, liquidationPrice: end } = position;
    const about = { symbol, position };
    lines.push({ ...about, kind: 'entry', id: `entry ${positionSide}`, price: averageOpenPrice });
    if (end?.gt(zero) && !lines.some(({ kind, price }) => kind === 'liquidation' && price.eq(end)))
      lines.push({ ...about, kind: 'liquidation', id: `liquidation ${positionSide}`, price: end });
  }
  return lines;
}

/** A line's price among prices of so many decimals, as every other place shows it; orders are at one anyway. */
export function shownLinePrice(line: PriceLine, places: number): Decimal {
  return line.kind === 'liquidation'
    ? shownLiquidation(line.price, liquidatesFalling(line.position), places)
    : roundTo(line.price, places, 'half-even');
}

/** Where a line would be put down: on the tick, and where orders may be at all. `undefined` where it is already. */
export function newPrice(
  line: Pick<PriceLine, 'price'>,
  price: number,
  { tick, minimumPrice, maximumPrice }: Pick<Instrument, 'tick' | 'minimumPrice' | 'maximumPrice'>,
): Decimal | undefined {
  if (!Number.isFinite(price)) return undefined;
  const onTick = roundToStep(decimal(price), tick, 'half-even');
  const lowest = minimumPrice.gt(tick) ? minimumPrice : tick;
  const within = onTick.lt(lowest) ? lowest : onTick.gt(maximumPrice) ? maximumPrice : onTick;
  return within.eq(line.price) ? undefined : within;
}
