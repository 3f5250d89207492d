import type { AppRoute } from '../../../runtime/route';
import { alertsPanelPart } from '../../commands/commands.parts';
import { contractInfoPart } from '../contracts/contract-info.part';
import { standingPart } from '../contracts/standing.part';
import { depthPart } from '../depth/depth.part';
import { ladderPart } from '../ladder/ladder.part';
import { trustPanelPart } from '../trust/trust.parts';

/** A panel of the terminal; one without a part comes with the page. Its title is `layout:panel.<id>`. */
export interface TerminalPanel {
  readonly id: string;
  /** Loaded once the panel is shown; its view reads the market from `useDesk()`. */
  readonly part?: AppRoute;
}

/** Every panel there is, in the order in which they are offered. */
export const terminalPanels = [
  { id: 'chart' },
  { id: 'book' },
  { id: 'tape' },
  { id: 'ticket' },
  { id: 'account' },
  { id: 'ladder', part: ladderPart },
  { id: 'depth', part: depthPart },
  { id: 'contract-info', part: contractInfoPart },
  { id: 'standing', part: standingPart },
  { id: 'trust', part: trustPanelPart },
  { id: 'alerts', part: alertsPanelPart },
] as const satisfies readonly TerminalPanel[];

export type PanelId = (typeof terminalPanels)[number]['id'];
