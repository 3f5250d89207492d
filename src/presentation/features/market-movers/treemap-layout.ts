import { hierarchy, treemap } from 'd3-hierarchy';

/** Where a part of the picture lies, in percent of its width and height. */
export interface Tile<Item> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Parts as large as what they stand for, as square as they can be in a picture of these proportions. */
export function tiles<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  aspect: number,
): readonly Tile<Item>[] {
  interface Node {
    readonly item?: Item;
    readonly children?: readonly Node[];
  }
  const root = hierarchy<Node>(
    { children: items.map((item) => ({ item })) },
    ({ children }) => children && [...children],
  )
    .sum(({ item }) => (item === undefined ? 0 : sizeOf(item)))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return treemap<Node>()
    .size([100 * aspect, 100])(root)
    .leaves()
    .flatMap(({ data: { item }, x0, x1, y0, y1 }) =>
      item === undefined ? [] : [{ item, x: x0 / aspect, y: y0, width: (x1 - x0) / aspect, height: y1 - y0 }],
    );
}
