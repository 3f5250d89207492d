import { parseMarketSymbol } from '../markets/market-symbol';
import { fieldsOf } from '../shared/kept-fields';
import {
  groupsIn,
  linkColours,
  mostPanels,
  type Arrangement,
  type ArrangementNode,
  type LinkColour,
  type Panel,
  type PanelGroup,
} from './arrangement';
import { fits } from './arrangement-layout';
import { screenSizes, type ScreenSize } from './screen-size';
import { type Workspace } from './workspace';

const deepest = 12;

/** Panels by the names they had in layouts that are kept on devices and in links that were shared. */
const formerNames: Readonly<Record<string, string>> = { standing: 'account-risk', trust: 'safety' };

/** `undefined` where it is not a workspace. */
export function readWorkspace(value: unknown): Workspace | undefined {
  const { arrangements, markets } = fieldsOf(value);
  const read: Partial<Record<ScreenSize, Arrangement>> = {};
  for (const size of screenSizes) {
    const kept = fieldsOf(arrangements)[size];
    if (kept === undefined) continue;
    const arrangement = readArrangement(kept);
    if (!arrangement) return undefined;
    read[size] = arrangement;
  }
  const followed = linkColours.flatMap((colour): readonly (readonly [LinkColour, string])[] => {
    const symbol = fieldsOf(markets)[colour];
    return typeof symbol === 'string' && symbol.length <= 60 && parseMarketSymbol(symbol) ? [[colour, symbol]] : [];
  });
  if (typeof arrangements !== 'object' || arrangements === null) return undefined;
  return { arrangements: read, markets: Object.fromEntries(followed) };
}

function readArrangement(value: unknown): Arrangement | undefined {
  const { root, collapsed, maximised } = fieldsOf(value);
  const tree = root === undefined || root === null ? undefined : readNode(root, 0);
  if (tree === null) return undefined;
  const panels = groupsIn(tree).flatMap((each) => each.panels);
  const ids = new Set(panels.map(({ id }) => id));
  if (ids.size !== panels.length || panels.length > mostPanels || !fits(tree)) return undefined;
  const known = Array.isArray(collapsed)
    ? (collapsed as unknown[]).filter((id): id is string => typeof id === 'string' && ids.has(id))
    : [];
  return {
    root: tree,
    collapsed: [...new Set(known)],
    maximised:
      typeof maximised === 'string' && ids.has(maximised) && !known.includes(maximised) ? maximised : undefined,
  };
}

/** `null` where it is not a part of a tree. */
function readNode(value: unknown, depth: number): ArrangementNode | null {
  if (depth > deepest) return null;
  const node = fieldsOf(value);
  if (node.kind === 'group') return readGroup(node);
  const { kind, direction, children, weights } = node;
  if (kind !== 'split' || (direction !== 'row' && direction !== 'column')) return null;
  if (
    !Array.isArray(children) ||
    !Array.isArray(weights) ||
    children.length < 2 ||
    children.length > mostPanels ||
    weights.length !== children.length
  )
    return null;
  if (!weights.every((weight): weight is number => typeof weight === 'number' && weight > 0 && weight < 1e6))
    return null;
  const read = (children as unknown[]).map((child) => readNode(child, depth + 1));
  return read.every((child) => child !== null) ? { kind, direction, children: read, weights } : null;
}

function readGroup({ panels, active }: Readonly<Record<string, unknown>>): PanelGroup | null {
  if (!Array.isArray(panels) || panels.length === 0 || panels.length > mostPanels) return null;
  const read = (panels as unknown[]).flatMap((each): readonly Panel[] => {
    const { id, content, link } = fieldsOf(each);
    const known = link === 'page' ? link : linkColours.find((colour) => colour === link);
    return isPlainWord(id) && isPlainWord(content) && known
      ? [{ id, content: formerNames[content] ?? content, link: known }]
      : [];
  });
  if (read.length !== panels.length) return null;
  return { kind: 'group', panels: read, active: read.find(({ id }) => id === active)?.id ?? read[0]!.id };
}

function isPlainWord(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value);
}
