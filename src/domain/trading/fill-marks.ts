import type { Instant } from '../shared/instant';
import { divide, zero, type Decimal } from '../shared/decimal';
import type { Fill, OrderSide } from './order';
import type { PositionSide } from './position';

/** What one order traded, as a chart marks it. */
export interface FillMark {
  readonly id: string;
  readonly side: OrderSide;
  /** Contracts only. */
  readonly positionSide?: PositionSide | undefined;
  /** Of its latest fill. */
  readonly at: Instant;
  readonly quantity: Decimal;
  /** Average of its fills, by quantity. */
  readonly price: Decimal;
}

/** One mark for each order: a market order fills at many prices in one moment. */
export function fillMarks(fills: readonly Fill[]): readonly FillMark[] {
  const byOrder = new Map<string, readonly Fill[]>();
  for (const fill of fills) byOrder.set(fill.orderId, [...(byOrder.get(fill.orderId) ?? []), fill]);
  return [...byOrder].map(([orderId, parts]) => {
    const quantity = parts.reduce((sum, fill) => sum.plus(fill.quantity), zero);
    const value = parts.reduce((sum, fill) => sum.plus(fill.quantity.times(fill.price)), zero);
    return {
      id: orderId,
      side: parts[0]!.side,
      positionSide: parts[0]!.positionSide,
      at: Math.max(...parts.map(({ at }) => at)),
      quantity,
      price: divide(value, quantity),
    };
  });
}

interface LabelledMark extends FillMark {
  /** What its candle traded on its side; on one mark of these alone, or labels would be over each other. */
  readonly total: Decimal | undefined;
}

/** The outermost mark of each candle and side has the label: nothing else of theirs is where it stands. */
export function labelledMarks(marks: readonly FillMark[], candleOf: (at: Instant) => Instant): readonly LabelledMark[] {
  const groups = new Map<string, { readonly outermost: FillMark; readonly total: Decimal }>();
  const keyOf = ({ side, at }: FillMark): string => `${side} ${candleOf(at)}`;
  for (const mark of marks) {
    const known = groups.get(keyOf(mark));
    groups.set(keyOf(mark), {
      outermost: known && !isFartherOut(mark, known.outermost) ? known.outermost : mark,
      total: known ? known.total.plus(mark.quantity) : mark.quantity,
    });
  }
  return marks.map((mark) => {
    const { outermost, total } = groups.get(keyOf(mark))!;
    return { ...mark, total: outermost === mark ? total : undefined };
  });
}

/** Purchases are marked below their price, sales above it. */
function isFartherOut({ side, price }: FillMark, other: FillMark): boolean {
  return side === 'BUY' ? price.lt(other.price) : price.gt(other.price);
}
