/** Where the label of a line across a pane goes. */
export interface LabelPlace {
  /** Its middle, in pixels from the top of the pane. */
  readonly y: number;
  /** On which side of what is in sight the line itself is. */
  readonly outside: 'above' | 'below' | undefined;
  /** Lines farther out that have no label of their own. */
  readonly further: number;
}

/** Labels at each edge of lines that are not in sight: the nearest ones, the others are counted. */
const roomyOutside = 3;

/**
 * One label beside the other, each as near to its line as the others allow, all within the pane. Of lines out of sight
 * the nearest have theirs at the edge; of more than there is room for, those nearest to the middle.
 *
 * @param ys the lines
 * @param height of the pane
 * @param room that a label takes
 * @param above what is taken at the top of the pane
 * @param outsideShown labels at each edge of lines that are not in sight
 * @returns a place for each line, none for those that are only counted
 */
export function placeLabels(
  ys: readonly number[],
  height: number,
  room: number,
  above = 0,
  outsideShown = roomyOutside,
): readonly (LabelPlace | undefined)[] {
  const order = ys.map((_, index) => index).sort((a, b) => ys[a]! - ys[b]! || a - b);
  const higher = order.filter((index) => ys[index]! < 0);
  const lower = order.filter((index) => ys[index]! > height);
  const bottom = height - Math.min(room / 2, height / 2);
  const top = Math.min(above + room / 2, bottom);
  const holds = Math.floor((bottom - top) / room) + 1;
  const farOut = (index: number): number => Math.abs(ys[index]! - (top + bottom) / 2);
  let from = Math.max(0, higher.length - outsideShown);
  let to = order.length - Math.max(0, lower.length - outsideShown);
  while (to - from > holds) {
    if (farOut(order[from]!) > farOut(order[to - 1]!)) from += 1;
    else to -= 1;
  }
  const labelled = order.slice(from, to);
  const spread = apart(
    labelled.map((index) => Math.min(Math.max(ys[index]!, top), bottom)),
    room,
    top,
    bottom,
  );
  const places: (LabelPlace | undefined)[] = ys.map(() => undefined);
  labelled.forEach((index, rank) => {
    const outside = ys[index]! < 0 ? 'above' : ys[index]! > height ? 'below' : undefined;
    const [first, last] = [rank === 0 ? from : 0, rank === labelled.length - 1 ? order.length - to : 0];
    places[index] = { y: spread[rank]!, outside, further: first + last };
  });
  return places;
}

/** Of a label, in pixels. */
export const labelTextSize = 11;

const arrows = { above: '↑', below: '↓' };

/** About what words take, in pixels: more rather than less. */
export function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? labelTextSize : 6.6), 12);
}

/**
 * What a label says: as much as has room. That of a line out of sight is always said in full, over candles if need be:
 * nothing else tells of that line.
 *
 * @param label what the line is
 * @param price where it is not said at the axis
 * @param free the room for it; anything while somebody points at the line
 */
export function labelWords(
  { outside, further }: LabelPlace,
  label: string,
  price: string | undefined,
  free: number,
): string | undefined {
  const count = further > 0 ? [`+${further}`] : [];
  if (outside) return [arrows[outside], label, ...(price === undefined ? [] : [price]), ...count].join(' ');
  const short = [label, ...count];
  const whole = price === undefined ? short : [label, price, ...count];
  // Where a count has no room beside the words, it counts this line too.
  const counted = further > 0 ? [`+${further + 1}`] : [];
  return [whole.join(' '), short.join(' '), ...counted].find((each) => widthOf(each) <= free);
}

/** What the last price takes on the axis, and what it says about it. */
export interface LastPriceMark {
  readonly from: number;
  readonly price: number;
  readonly to: number;
}

/**
 * Where the prices of lines stand on the axis: never over each other nor over the last price, and in the order of the
 * prices. Where there is no room for all, those nearest to the last price have it.
 *
 * @param ys the lines
 * @param height of the axis
 * @param room that a price takes
 * @param last where it is in sight
 * @returns the middle of each, none for lines out of sight and for those without room
 */
export function placePrices(
  ys: readonly number[],
  height: number,
  room: number,
  last?: LastPriceMark,
): readonly (number | undefined)[] {
  const inSight = ys.map((_, index) => index).filter((index) => ys[index]! >= 0 && ys[index]! <= height);
  const order = inSight.sort((a, b) => ys[a]! - ys[b]! || a - b);
  const places: (number | undefined)[] = ys.map(() => undefined);
  const put = (indices: readonly number[], from: number, to: number): void => {
    const [top, bottom] = [from + room / 2, to - room / 2];
    const wanted = indices.map((index) => Math.min(Math.max(ys[index]!, top), bottom));
    apart(wanted, room, top, bottom).forEach((y, rank) => {
      places[indices[rank]!] = y;
    });
  };
  const holds = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / room));
  if (!last) {
    put(order.slice(0, holds(0, height)), 0, height);
    return places;
  }
  const above = order.filter((index) => ys[index]! <= last.price);
  const below = order.slice(above.length);
  put(above.slice(above.length - Math.min(above.length, holds(0, last.from))), 0, last.from);
  put(below.slice(0, holds(last.to, height)), last.to, height);
  return places;
}

/** Values in order, moved as little as makes each at least `gap` more than the one before, between the two ends. */
function apart(values: readonly number[], gap: number, from: number, to: number): readonly number[] {
  // What stands too close forms a block about the middle of what its members want.
  const blocks: { sum: number; count: number }[] = [];
  values.forEach((value, index) => {
    let block = { sum: value - index * gap, count: 1 };
    for (
      let before = blocks.at(-1);
      before && before.sum / before.count > block.sum / block.count;
      before = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: before.sum + block.sum, count: before.count + block.count };
    }
    blocks.push(block);
  });
  const spread = blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((start, index) => start + index * gap);
  const last = spread.length - 1;
  return spread.map((y, index) => Math.min(Math.max(y, from + index * gap), to - (last - index) * gap));
}
