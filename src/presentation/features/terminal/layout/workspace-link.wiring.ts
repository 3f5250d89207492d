import { routeModule } from '../../../runtime/route';
import { TerminalLayoutStore } from './terminal-layout.store';
import { terminalLayoutModule } from './terminal-layout.wiring';
import type { WorkspaceStores } from './workspace-frame.view';
import { WorkspaceLink } from './workspace-link.view';
import { WorkspacesStore } from './workspaces.store';
import { workspacesModule } from './workspaces.wiring';

export const workspaceLink = routeModule<WorkspaceStores>({
  Page: WorkspaceLink,
  modules: [workspacesModule, terminalLayoutModule],
  stores: { workspaces: WorkspacesStore, layout: TerminalLayoutStore },
});
