import type { Feature } from '../../../runtime/feature';
import { alertsPanelFeature } from '../../alerts/alerts-panel.feature';
import { contractInfoFeature } from '../contracts/contract-info.feature';
import { accountRiskFeature } from '../contracts/account-risk.feature';
import { depthFeature } from '../depth/depth.feature';
import { ladderFeature } from '../ladder/ladder.feature';
import { marketsPanelFeature } from '../symbol-bar/markets-panel.feature';
import { safetyPanelFeature } from '../safety/safety-panel.feature';

/** A panel of the terminal; one without a part comes with the page. Its title is `layout:panel.<id>`. */
export interface TerminalPanel {
  readonly id: string;
  /** Loaded once the panel is shown; its view reads the market from `useMarket()`. */
  readonly part?: Feature;
}

/** Every panel there is, in the order in which they are offered. */
export const terminalPanels = [
  { id: 'chart' },
  { id: 'book' },
  { id: 'tape' },
  { id: 'ticket' },
  { id: 'account' },
  { id: 'markets', part: marketsPanelFeature },
  { id: 'ladder', part: ladderFeature },
  { id: 'depth', part: depthFeature },
  { id: 'contract-info', part: contractInfoFeature },
  { id: 'account-risk', part: accountRiskFeature },
  { id: 'safety', part: safetyPanelFeature },
  { id: 'alerts', part: alertsPanelFeature },
] as const satisfies readonly TerminalPanel[];

export type PanelId = (typeof terminalPanels)[number]['id'];
