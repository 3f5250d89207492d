import {
  freePanelId,
  group,
  groupsIn,
  mapGroups,
  mostPanels,
  narrowed,
  panelOf,
  panelsOf,
  split,
  type Arrangement,
  type ArrangementNode,
  type Panel,
  type PanelGroup,
  type PanelLink,
  type Split,
} from './arrangement';
import { fits, layoutOf, type Divider, type PlacedGroup } from './arrangement-layout';

export type Side = 'left' | 'right' | 'up' | 'down';
/** On top of a panel, as a tab, or beside it. */
export type Drop = Side | 'tab';

/**
 * Every change is total: what makes no sense, or would leave a panel too little room, changes nothing or does the next
 * best thing. No change but `removePanel` loses a panel.
 */

/** Of screens, width to height: what is as wide as it is high in shares is wide. */
const aspect = 16 / 9;
/** What a new panel and the one that it halves keep at least, as shares: in less a chart has no candles and a ladder no rows. */
const roomy = { right: 0.27, down: 0.4 } as const;

/** A new panel, beside the largest group where both have room, else as its tab. */
export function addPanel(arrangement: Arrangement, content: string, link: PanelLink = 'page'): Arrangement {
  if (panelsOf(arrangement).length >= mostPanels) return arrangement;
  const panel: Panel = { id: freePanelId(arrangement, content), content, link };
  const shown = { ...arrangement, maximised: undefined };
  const largest = [...layoutOf(shown).groups].sort((a, b) => b.width * b.height - a.width * a.height)[0];
  if (!largest)
    return {
      ...shown,
      root: shown.root ? beside(shown.root, groupsIn(shown.root)[0]!.active, panel, 'tab') : group(panel),
    };
  const halves = { right: largest.width / 2, down: largest.height / 2 };
  const sides = largest.width * aspect >= largest.height ? (['right', 'down'] as const) : (['down', 'right'] as const);
  const side = sides.find((each) => halves[each] >= roomy[each]);
  return inserted(shown, panel, largest.group.active, side ?? 'tab');
}

export function removePanel(arrangement: Arrangement, id: string): Arrangement {
  if (!panelOf(arrangement, id)) return arrangement;
  return {
    root: without(arrangement.root, id),
    collapsed: arrangement.collapsed.filter((each) => each !== id),
    maximised: arrangement.maximised === id ? undefined : arrangement.maximised,
  };
}

/** Puts a panel aside; the restore strip shows it. */
export function collapse(arrangement: Arrangement, id: string): Arrangement {
  if (!panelOf(arrangement, id) || arrangement.collapsed.includes(id)) return arrangement;
  return {
    ...arrangement,
    collapsed: [...arrangement.collapsed, id],
    maximised: arrangement.maximised === id ? undefined : arrangement.maximised,
  };
}

/** Back to where it was, and in front. */
export function restore(arrangement: Arrangement, id: string): Arrangement {
  if (!arrangement.collapsed.includes(id)) return arrangement;
  return activate(
    { ...arrangement, collapsed: arrangement.collapsed.filter((each) => each !== id), maximised: undefined },
    id,
  );
}

/** All the space for one panel, and back. */
export function toggleMaximised(arrangement: Arrangement, id: string): Arrangement {
  if (!panelOf(arrangement, id) || arrangement.collapsed.includes(id)) return arrangement;
  return { ...activate(arrangement, id), maximised: arrangement.maximised === id ? undefined : id };
}

/** Brings a tab to the front. */
export function activate(arrangement: Arrangement, id: string): Arrangement {
  const root = mapGroups(arrangement.root, (each) =>
    each.active !== id && has(each, id) ? { ...each, active: id } : each,
  );
  return root === arrangement.root ? arrangement : { ...arrangement, root };
}

export function linkPanel(arrangement: Arrangement, id: string, link: PanelLink): Arrangement {
  if (panelOf(arrangement, id)?.link === link) return arrangement;
  const relinked = (each: Panel): Panel => (each.id === id ? { ...each, link } : each);
  const root = mapGroups(arrangement.root, (each) =>
    has(each, id) ? { ...each, panels: each.panels.map(relinked) } : each,
  );
  return root === arrangement.root ? arrangement : { ...arrangement, root };
}

/** Takes a panel to another one: beside it where both have room, else as its tab. */
export function movePanel(arrangement: Arrangement, id: string, targetId: string, drop: Drop): Arrangement {
  const panel = panelOf(arrangement, id);
  if (!panel || id === targetId || !panelOf(arrangement, targetId)) return arrangement;
  const left = {
    ...arrangement,
    root: without(arrangement.root, id),
    collapsed: arrangement.collapsed.filter((each) => each !== id),
    maximised: undefined,
  };
  return inserted(left, panel, targetId, drop);
}

/** Towards a side: a tab comes out of its group, a panel of its own changes places with its neighbour. */
export function movePanelTowards(arrangement: Arrangement, id: string, side: Side): Arrangement {
  const shown = { ...arrangement, maximised: undefined };
  const { groups } = layoutOf(shown);
  const own = groups.find((each) => has(each.group, id));
  if (!own) return arrangement;
  const sibling = own.group.panels.find((panel) => panel.id !== id);
  if (sibling) {
    const out = movePanel(shown, id, sibling.id, side);
    const together = groupsIn(out.root).some((each) => has(each, id) && has(each, sibling.id));
    if (!together) return out;
  }
  const neighbour = neighbourOf(own, groups, side);
  if (!neighbour) return arrangement;
  return sibling ? movePanel(shown, id, neighbour.group.active, 'tab') : swapped(shown, own.group, neighbour.group);
}

/** The group on that side which shares the most of the edge. */
function neighbourOf(own: PlacedGroup, groups: readonly PlacedGroup[], side: Side): PlacedGroup | undefined {
  const touches = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
  const shared = (each: PlacedGroup): number => {
    const upright = side === 'left' || side === 'right';
    return upright
      ? Math.min(own.top + own.height, each.top + each.height) - Math.max(own.top, each.top)
      : Math.min(own.left + own.width, each.left + each.width) - Math.max(own.left, each.left);
  };
  const there: Record<Side, (each: PlacedGroup) => boolean> = {
    left: (each) => touches(each.left + each.width, own.left),
    right: (each) => touches(own.left + own.width, each.left),
    up: (each) => touches(each.top + each.height, own.top),
    down: (each) => touches(own.top + own.height, each.top),
  };
  return groups.filter((each) => there[side](each) && shared(each) > 1e-6).sort((a, b) => shared(b) - shared(a))[0];
}

function swapped(arrangement: Arrangement, first: PanelGroup, second: PanelGroup): Arrangement {
  const whole = (each: PanelGroup): PanelGroup => groupsIn(arrangement.root).find((one) => has(one, each.active))!;
  const [a, b] = [whole(first), whole(second)];
  return { ...arrangement, root: mapGroups(arrangement.root, (each) => (each === a ? b : each === b ? a : each)) };
}

/** Moves the line between two neighbours; `to` is a share of the whole space and is kept within what both need. */
export function moveDivider(arrangement: Arrangement, divider: Divider, to: number): Arrangement {
  const target = Math.min(divider.to, Math.max(divider.from, to));
  const now = layoutOf(arrangement).dividers.find(
    (each) =>
      each.before === divider.before && each.after === divider.after && each.path.join() === divider.path.join(),
  );
  if (!now || Math.abs(now.at - target) < 1e-6) return arrangement;
  const sizes = sizesOf(arrangement, now);
  const change = target - now.at;
  const next = new Map(sizes);
  next.set(now.before, sizes.get(now.before)! + change);
  next.set(now.after, sizes.get(now.after)! - change);
  return { ...arrangement, root: reweighted(arrangement.root!, now.path, next) };
}

/** Makes a panel larger (above zero) or smaller by a share of the whole space, by the nearest line that allows it. */
export function resizePanel(
  arrangement: Arrangement,
  id: string,
  direction: Split['direction'],
  by: number,
): Arrangement {
  const { groups, dividers } = layoutOf(arrangement);
  const own = groups.find((each) => has(each.group, id));
  if (!own) return arrangement;
  const row = direction === 'row';
  const start = row ? own.left : own.top;
  const end = row ? own.left + own.width : own.top + own.height;
  const holds = ({ area }: Divider): boolean =>
    own.left > area.left - 1e-6 &&
    own.top > area.top - 1e-6 &&
    own.left < area.left + area.width &&
    own.top < area.top + area.height;
  const near = dividers.filter((each) => each.direction === direction && holds(each));
  const after = near.find((each) => Math.abs(each.at - end) < 1e-6);
  if (after) return moveDivider(arrangement, after, after.at + by);
  const before = near.find((each) => Math.abs(each.at - start) < 1e-6);
  return before ? moveDivider(arrangement, before, before.at - by) : arrangement;
}

/** Sizes of the seen children of a divider's split, by their index. */
function sizesOf(arrangement: Arrangement, { path, area, direction }: Divider): ReadonlyMap<number, number> {
  const lines = layoutOf(arrangement).dividers.filter((each) => each.path.join() === path.join());
  const row = direction === 'row';
  const start = row ? area.left : area.top;
  const end = start + (row ? area.width : area.height);
  const edges = [start, ...lines.map(({ at }) => at), end];
  const indices = [lines[0]!.before, ...lines.map(({ after }) => after)];
  return new Map(indices.map((index, position) => [index, edges[position + 1]! - edges[position]!]));
}

/** The sizes as weights; children that are put aside keep their proportion to the others. */
function reweighted(
  node: ArrangementNode,
  path: readonly number[],
  sizes: ReadonlyMap<number, number>,
): ArrangementNode {
  if (node.kind === 'group') return node;
  if (path.length > 0) {
    const [index, ...rest] = path;
    return {
      ...node,
      children: node.children.map((child, each) => (each === index ? reweighted(child, rest, sizes) : child)),
    };
  }
  const weightOfSeen = node.weights.reduce((sum, weight, index) => (sizes.has(index) ? sum + weight : sum), 0);
  const length = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return {
    ...node,
    weights: node.weights.map((weight, index) =>
      sizes.has(index) ? (sizes.get(index)! / length) * weightOfSeen : weight,
    ),
  };
}

function has(of: PanelGroup, id: string): boolean {
  return of.panels.some((panel) => panel.id === id);
}

function without(root: ArrangementNode | undefined, id: string): ArrangementNode | undefined {
  return mapGroups(root, (each) => narrowed(each, (panel) => panel.id !== id));
}

function inserted(arrangement: Arrangement, panel: Panel, targetId: string, drop: Drop): Arrangement {
  const apart = beside(arrangement.root!, targetId, panel, drop);
  return { ...arrangement, root: fits(apart) ? apart : beside(arrangement.root!, targetId, panel, 'tab') };
}

function beside(root: ArrangementNode, targetId: string, panel: Panel, drop: Drop): ArrangementNode {
  if (drop === 'tab')
    return mapGroups(root, (each) =>
      has(each, targetId) ? { ...each, panels: [...each.panels, panel], active: panel.id } : each,
    )!;
  const direction = drop === 'left' || drop === 'right' ? 'row' : 'column';
  const first = drop === 'left' || drop === 'up';
  return flattened(
    mapGroups(root, (each) => {
      if (!has(each, targetId)) return each;
      return first ? split(direction, [group(panel), 1], [each, 1]) : split(direction, [each, 1], [group(panel), 1]);
    })!,
  );
}

/** A row within a row is one row. */
function flattened(node: ArrangementNode): ArrangementNode {
  if (node.kind === 'group') return node;
  const parts = node.children.flatMap((each, index): readonly (readonly [ArrangementNode, number])[] => {
    const child = flattened(each);
    const weight = node.weights[index]!;
    if (child.kind === 'group' || child.direction !== node.direction) return [[child, weight]];
    const total = child.weights.reduce((sum, one) => sum + one, 0);
    return child.children.map((one, position) => [one, (weight * child.weights[position]!) / total] as const);
  });
  return split(node.direction, ...parts);
}
