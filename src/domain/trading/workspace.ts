import type { Arrangement, LinkColour } from './arrangement';
import type { ScreenSize } from './screen-size';
import { presetFor } from './workspace-presets';

/** A terminal as somebody has made it theirs: what is where on each size of screen, and what the colours follow. */
export interface Workspace {
  /** Sizes that were arranged; the others are as the product comes. */
  readonly arrangements: Readonly<Partial<Record<ScreenSize, Arrangement>>>;
  /** Exchange symbol that each colour follows; without one it follows the page. */
  readonly markets: Readonly<Partial<Record<LinkColour, string>>>;
}

export const newWorkspace: Workspace = { arrangements: {}, markets: {} };

/** What is on a screen of that size: its own arrangement, that of the other large size, or the preset. */
export function arrangementFor({ arrangements }: Workspace, size: ScreenSize): Arrangement {
  const similar = size === 'wide' ? arrangements.desktop : size === 'desktop' ? arrangements.wide : undefined;
  return arrangements[size] ?? similar ?? presetFor(size);
}

export function arrange(workspace: Workspace, size: ScreenSize, arrangement: Arrangement): Workspace {
  if (arrangement === arrangementFor(workspace, size)) return workspace;
  return { ...workspace, arrangements: { ...workspace.arrangements, [size]: arrangement } };
}

export function followMarket(workspace: Workspace, colour: LinkColour, symbol: string | undefined): Workspace {
  if (workspace.markets[colour] === symbol) return workspace;
  const { [colour]: _, ...others } = workspace.markets;
  return { ...workspace, markets: symbol === undefined ? others : { ...others, [colour]: symbol } };
}
