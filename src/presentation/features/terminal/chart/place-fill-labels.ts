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

/** What something takes of the picture, in pixels from its left and its top. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What is said at a mark. */
export interface FillLabel {
  readonly total: Decimal;
  /** Its middle. */
  readonly x: number;
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
 * traded. Of two sides too close the later one says it. Beside what is taken they give way to the left, as far as
 * they stay at their mark.
 *
 * @param widthOf what the words of a quantity take
 * @param taken where something else is said
 * @returns what is said at which mark, by id
 */
export function placeFillLabels(
  fills: readonly PlacedFill[],
  widthOf: (total: Decimal) => number,
  taken: readonly Box[] = [],
): ReadonlyMap<string, FillLabel> {
  const fromRight = [...taken].sort((one, other) => other.left - one.left);
  const textOf = ({ total, outermost }: Group): readonly Box[] => {
    if (!total) return [];
    const width = widthOf(total);
    let text = box(outermost, width / 2, fillTextAt, fillTextAt + textHeight);
    for (const each of fromRight)
      if (meet([text], [each])) text = { ...text, left: each.left - width, right: each.left };
    return text.right < outermost.x - fillArrow.half ? [] : [text];
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
  const latestFirst = [...bought, ...sold].sort((a, b) => b.outermost.x - a.outermost.x);
  const labels = new Map<string, FillLabel>();
  const said: Box[] = [];
  for (const group of latestFirst) {
    const [text] = textOf(group);
    if (!group.total || !text) continue;
    const others = group.outermost.side === 'BUY' ? sold : bought;
    if (others.some(({ marks }) => meet([text], marks.map(arrowBox)))) continue;
    if (meet([text], said)) continue;
    said.push(text);
    labels.set(group.outermost.id, { total: group.total, x: (text.left + text.right) / 2 });
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
