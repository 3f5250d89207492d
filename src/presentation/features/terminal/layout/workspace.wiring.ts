import { routeModule } from '../../../runtime/route';
import { TerminalLayoutStore } from './terminal-layout.store';
import { terminalLayoutModule } from './terminal-layout.wiring';
import { WorkspaceFrame, type WorkspaceStores } from './workspace-frame.view';
import { WorkspacesStore } from './workspaces.store';
import { workspacesModule } from './workspaces.wiring';

export const workspaceFrame = routeModule<WorkspaceStores>({
  Page: WorkspaceFrame,
  modules: [workspacesModule, terminalLayoutModule],
  stores: { workspaces: WorkspacesStore, layout: TerminalLayoutStore },
});
