import { narrowed, type Arrangement, type ArrangementNode, type PanelGroup, type Split } from './arrangement';

/** Where something lies, as shares of the whole space: 0 to 1. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedGroup extends Rectangle {
  readonly group: PanelGroup;
}

/** The line between two neighbours, by which their sizes change. */
export interface Divider {
  /** Which split of the tree, by the index of each child on the way to it. */
  readonly path: readonly number[];
  /** Indices of its two neighbours among the children of that split. */
  readonly before: number;
  readonly after: number;
  /** A row has upright lines that move sideways. */
  readonly direction: Split['direction'];
  readonly area: Rectangle;
  /** Where it is, and how far it can go: shares of the whole space. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface ArrangementLayout {
  readonly groups: readonly PlacedGroup[];
  readonly dividers: readonly Divider[];
}

/** No panel is narrower or lower than this share of the space, so that none can be lost between others. */
export const smallestShare = 1 / 6;
/** Sums of shares are not exact. */
const tolerance = 1e-9;

export const whole: Rectangle = { left: 0, top: 0, width: 1, height: 1 };

/** What a part of the tree needs at least, as shares of the whole space. */
function needs(node: ArrangementNode, direction: Split['direction']): number {
  if (node.kind === 'group') return smallestShare;
  const parts = node.children.map((child) => needs(child, direction));
  return node.direction === direction ? parts.reduce((sum, part) => sum + part, 0) : Math.max(...parts);
}

/** Whether every panel has the room it needs. */
export function fits(root: ArrangementNode | undefined): boolean {
  return !root || (needs(root, 'row') <= 1 + tolerance && needs(root, 'column') <= 1 + tolerance);
}

/** Divides a length by weights, none below what it needs. */
export function divided(length: number, weights: readonly number[], minimums: readonly number[]): readonly number[] {
  const fixed = new Set<number>();
  for (;;) {
    const free = length - [...fixed].reduce((sum, index) => sum + minimums[index]!, 0);
    const total = weights.reduce((sum, weight, index) => (fixed.has(index) ? sum : sum + weight), 0);
    const sizes = weights.map((weight, index) => (fixed.has(index) ? minimums[index]! : (free * weight) / total));
    const short = sizes.findIndex((size, index) => !fixed.has(index) && size < minimums[index]! - tolerance);
    if (short < 0) return sizes;
    fixed.add(short);
  }
}

/** A part of the tree that is seen; a split keeps its children's indices, so that a divider names what it moves. */
type Visible =
  | { readonly group: PanelGroup }
  | {
      readonly split: Split;
      readonly path: readonly number[];
      readonly parts: readonly { readonly index: number; readonly node: Visible; readonly pruned: ArrangementNode }[];
    };

function seen(
  node: ArrangementNode,
  keeps: (id: string) => boolean,
  path: readonly number[],
): { readonly node: Visible; readonly pruned: ArrangementNode } | undefined {
  if (node.kind === 'group') {
    const left = narrowed(node, ({ id }) => keeps(id));
    return left && { node: { group: left }, pruned: left };
  }
  const parts = node.children.flatMap((child, index) => {
    const part = seen(child, keeps, [...path, index]);
    return part ? [{ index, ...part }] : [];
  });
  if (parts.length === 0) return undefined;
  if (parts.length === 1) return parts[0];
  const pruned: Split = {
    ...node,
    children: parts.map((part) => part.pruned),
    weights: parts.map(({ index }) => node.weights[index]!),
  };
  return { node: { split: node, path, parts }, pruned };
}

/** Where everything that is seen lies. */
export function layoutOf({ root, collapsed, maximised }: Arrangement): ArrangementLayout {
  const keeps = (id: string): boolean => (maximised === undefined ? !collapsed.includes(id) : id === maximised);
  const visible = root && seen(root, keeps, []);
  const groups: PlacedGroup[] = [];
  const dividers: Divider[] = [];
  if (visible) place(visible.node, whole, groups, dividers);
  return { groups, dividers };
}

function place(node: Visible, area: Rectangle, groups: PlacedGroup[], dividers: Divider[]): void {
  if ('group' in node) {
    groups.push({ ...area, group: node.group });
    return;
  }
  const { direction, weights } = node.split;
  const row = direction === 'row';
  const minimums = node.parts.map(({ pruned }) => needs(pruned, direction));
  const sizes = divided(
    row ? area.width : area.height,
    node.parts.map(({ index }) => weights[index]!),
    minimums,
  );
  let at = row ? area.left : area.top;
  node.parts.forEach((part, position) => {
    const size = sizes[position]!;
    place(part.node, row ? { ...area, left: at, width: size } : { ...area, top: at, height: size }, groups, dividers);
    at += size;
    const next = node.parts[position + 1];
    if (!next) return;
    dividers.push({
      path: node.path,
      before: part.index,
      after: next.index,
      direction,
      area,
      at,
      from: at - size + minimums[position]!,
      to: at + sizes[position + 1]! - minimums[position + 1]!,
    });
  });
}

/** What dropping a panel at a point (shares of the whole space) means: near an edge of a group beside it, else its tab. */
export function dropAt(
  { groups }: ArrangementLayout,
  x: number,
  y: number,
): { readonly place: PlacedGroup; readonly drop: 'left' | 'right' | 'up' | 'down' | 'tab' } | undefined {
  const place = groups.find(
    (each) => x >= each.left && x < each.left + each.width && y >= each.top && y < each.top + each.height,
  );
  if (!place) return undefined;
  const distances = {
    left: (x - place.left) / place.width,
    right: 1 - (x - place.left) / place.width,
    up: (y - place.top) / place.height,
    down: 1 - (y - place.top) / place.height,
  };
  const [nearest, distance] = Object.entries(distances).sort(([, a], [, b]) => a - b)[0] as [
    keyof typeof distances,
    number,
  ];
  return { place, drop: distance < 0.25 ? nearest : 'tab' };
}
