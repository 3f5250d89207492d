import type { OrderSide } from '../../../../domain/trading/order';
import type { Decimal } from '../../../../domain/shared/decimal';

/** A mark of what was traded, at its pixels in the picture. */
export interface PlacedFill {
  readonly id: string;
  readonly side: OrderSide;
  readonly x: number;
  readonly y: number;
  /** None where another mark of its candle says it. */
  readonly total: Decimal | undefined;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Marks of one side with one label: that of the outermost, which is free of the arrows of the others. */
interface Group {
  readonly marks: readonly PlacedFill[];
  readonly outermost: PlacedFill;
  readonly total: Decimal | undefined;
}

/** From the price of a fill outwards, in pixels. */
export const fillArrow = { from: 2, to: 11, half: 5 };
export const fillTextAt = 13;
const textHeight = 12;

/**
 * Labels of fills, none over another nor over an arrow: marks of one side that are too close say together what they
 * traded. Of two sides too close the later one says it.
 *
 * @param widthOf what the words of a quantity take
 * @returns what is said at which mark, by id
 */
export function placeFillLabels(
  fills: readonly PlacedFill[],
  widthOf: (total: Decimal) => number,
): ReadonlyMap<string, Decimal> {
  const textOf = (group: Group): Box[] => {
    if (!group.total) return [];
    const { outermost } = group;
    const half = widthOf(group.total) / 2;
    return [box(outermost, half, fillTextAt, fillTextAt + textHeight)];
  };
  const clash = (one: Group, other: Group): boolean => {
    const [text, otherText] = [textOf(one), textOf(other)];
    return meet(text, otherText) || meet(text, other.marks.map(arrowBox)) || meet(otherText, one.marks.map(arrowBox));
  };
  const grouped = (side: OrderSide): readonly Group[] => {
    let groups: readonly Group[] = [];
    for (const mark of fills) {
      if (mark.side !== side) continue;
      let added: Group = { marks: [mark], outermost: mark, total: mark.total };
      for (;;) {
        const near = groups.filter((group) => clash(group, added));
        if (near.length === 0) break;
        groups = groups.filter((group) => !near.includes(group));
        added = near.reduce(merged, added);
      }
      groups = [...groups, added];
    }
    return groups;
  };
  const [bought, sold] = [grouped('BUY'), grouped('SELL')];
  const labelled = [...bought, ...sold]
    .filter(({ total }) => total !== undefined)
    .sort((a, b) => b.outermost.x - a.outermost.x);
  const labels = new Map<string, Decimal>();
  const said: Group[] = [];
  for (const group of labelled) {
    const text = textOf(group);
    const others = group.outermost.side === 'BUY' ? sold : bought;
    if (others.some(({ marks }) => meet(text, marks.map(arrowBox)))) continue;
    if (said.some((other) => meet(text, textOf(other)))) continue;
    said.push(group);
    labels.set(group.outermost.id, group.total!);
  }
  return labels;
}

function merged(one: Group, other: Group): Group {
  const { total } = one;
  const isOut =
    one.outermost.side === 'BUY' ? one.outermost.y >= other.outermost.y : one.outermost.y <= other.outermost.y;
  return {
    marks: [...one.marks, ...other.marks],
    outermost: isOut ? one.outermost : other.outermost,
    total: total && other.total ? total.plus(other.total) : (total ?? other.total),
  };
}

function arrowBox(mark: PlacedFill): Box {
  return box(mark, fillArrow.half, fillArrow.from, fillArrow.to);
}

/** Purchases are marked below their price, sales above it. */
function box({ side, x, y }: PlacedFill, half: number, from: number, to: number): Box {
  const [top, bottom] = side === 'BUY' ? [y + from, y + to] : [y - to, y - from];
  return { left: x - half, right: x + half, top, bottom };
}

function meet(some: readonly Box[], others: readonly Box[]): boolean {
  return some.some((a) =>
    others.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
}
