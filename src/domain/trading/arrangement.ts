/** Colours that panels are linked by; each has a letter too, so that nobody depends on seeing the colour. */
export const linkColours = ['A', 'B', 'C', 'D'] as const;
export type LinkColour = (typeof linkColours)[number];
/** `page`: the panel follows the market of the address. */
export type PanelLink = LinkColour | 'page';

/** A panel in its place. */
export interface Panel {
  /** Unique within the arrangement. */
  readonly id: string;
  /** What it shows: `chart`, `book` and whatever else there is a panel for. */
  readonly content: string;
  readonly link: PanelLink;
}

/** Panels on top of each other, as tabs. */
export interface PanelGroup {
  readonly kind: 'group';
  /** At least one. */
  readonly panels: readonly Panel[];
  /** Id of the one that is seen. */
  readonly active: string;
}

export interface Split {
  readonly kind: 'split';
  readonly direction: 'row' | 'column';
  /** At least two. */
  readonly children: readonly ArrangementNode[];
  /** How the space is divided: one number above zero for each child, only their proportion counts. */
  readonly weights: readonly number[];
}

export type ArrangementNode = PanelGroup | Split;

/** Panels side by side, one over the other and on top of each other. A tree, so that they can never overlap. */
export interface Arrangement {
  /** Absent while there is no panel. */
  readonly root: ArrangementNode | undefined;
  /** Panels put aside: they keep their place and come back to it. */
  readonly collapsed: readonly string[];
  /** The panel that has all the space for now. */
  readonly maximised: string | undefined;
}

export const emptyArrangement: Arrangement = { root: undefined, collapsed: [], maximised: undefined };

export const mostPanels = 24;

export function group(...panels: readonly Panel[]): PanelGroup {
  return { kind: 'group', panels, active: panels[0]!.id };
}

export function split(direction: Split['direction'], ...parts: readonly (readonly [ArrangementNode, number])[]): Split {
  return {
    kind: 'split',
    direction,
    children: parts.map(([node]) => node),
    weights: parts.map(([, weight]) => weight),
  };
}

export function groupsIn(node: ArrangementNode | undefined): readonly PanelGroup[] {
  if (!node) return [];
  return node.kind === 'group' ? [node] : node.children.flatMap(groupsIn);
}

/** Every panel, in reading order, with those put aside. */
export function panelsOf({ root }: Arrangement): readonly Panel[] {
  return groupsIn(root).flatMap(({ panels }) => panels);
}

export function panelOf(arrangement: Arrangement, id: string): Panel | undefined {
  return panelsOf(arrangement).find((panel) => panel.id === id);
}

/** The first id for such a panel that is not taken. */
export function freePanelId(arrangement: Arrangement, content: string): string {
  const taken = new Set(panelsOf(arrangement).map(({ id }) => id));
  let number = 1;
  while (taken.has(`${content}-${number}`)) number += 1;
  return `${content}-${number}`;
}

/** Rebuilds the tree with each group replaced; `undefined` takes it away, and with it a split that is left with one part. */
export function mapGroups(
  node: ArrangementNode | undefined,
  change: (group: PanelGroup) => ArrangementNode | undefined,
): ArrangementNode | undefined {
  if (!node) return undefined;
  if (node.kind === 'group') return change(node);
  const kept = node.children.flatMap((child, index) => {
    const next = mapGroups(child, change);
    return next ? [[next, node.weights[index]!] as const] : [];
  });
  if (kept.length < 2) return kept[0]?.[0];
  if (kept.length === node.children.length && kept.every(([child], index) => child === node.children[index]))
    return node;
  return split(node.direction, ...kept);
}

/** A group without what `keeps` refuses. */
export function narrowed(of: PanelGroup, keeps: (panel: Panel) => boolean): PanelGroup | undefined {
  const panels = of.panels.filter(keeps);
  if (panels.length === of.panels.length) return of;
  if (panels.length === 0) return undefined;
  return { ...of, panels, active: panels.some(({ id }) => id === of.active) ? of.active : panels[0]!.id };
}
