import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { panelsOf, type Arrangement } from '../../../../domain/trading/arrangement';
import { activate, addPanel, restore } from '../../../../domain/trading/arrangement-changes';
import { newWorkspace } from '../../../../domain/trading/workspace';
import { Dialog } from '../../../kit/controls/dialog';
import type { WorkspaceStores } from './workspace-frame.view';
import { documentOfFragment, panelMark } from './shared-link';
import { alonePanel } from './alone-panel';
import { registered } from './panel-content.view';
import { useTradeLayout } from './use-layout';
import { WorkspacePreview } from './workspace-preview.view';
import { view } from '../../../runtime/feature';
import { WorkspacesStore } from './workspaces.store';
import { TerminalLayoutStore } from './terminal-layout.store';

/** What the end of an address asks of the workspace. */
export function WorkspaceLink({ stores }: { readonly stores: WorkspaceStores }) {
  const { hash } = useLocation();
  return hash.startsWith(panelMark) ? (
    <AskedPanel key={hash} stores={stores} content={hash.slice(panelMark.length)} />
  ) : (
    <BroughtWorkspace stores={stores} />
  );
}

/** Shows a panel among the others; on a phone, which has no workspaces, alone. */
function AskedPanel({ stores, content }: { readonly stores: WorkspaceStores; readonly content: string }) {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const width = useTradeLayout();
  useEffect(() => {
    const { workspaces, layout } = stores;
    const known = registered(content);
    if (width === 'phone')
      return void navigate(pathname + (known ? `?${alonePanel}=${content}` : search), { replace: true });
    if (known) {
      workspaces.begin(t('firstName'), newWorkspace);
      workspaces.arrange(width, (now) => shown(now, content));
      layout.use('workspace');
    }
    void navigate(pathname + search, { replace: true });
  }, [stores, content, width, pathname, search, navigate, t]);
  return null;
}

/** The panel that is there already, in front, or a new one. */
function shown(arrangement: Arrangement, content: string): Arrangement {
  const panel = panelsOf(arrangement).find((each) => each.content === content);
  return panel
    ? activate(restore({ ...arrangement, maximised: undefined }, panel.id), panel.id)
    : addPanel(arrangement, content);
}

/** Shows the workspace that a link brought, before anything is changed. */
function BroughtWorkspace({ stores }: { readonly stores: WorkspaceStores }) {
  const { t } = useTranslation('layout');
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const done = (added: boolean): void => {
    if (added) stores.layout.use('workspace');
    void navigate(pathname + search, { replace: true });
  };
  return (
    <Dialog title={t('preview.workspace')} onClose={() => done(false)}>
      <WorkspacePreview document={documentOfFragment('workspace', hash)} workspaces={stores.workspaces} onDone={done} />
    </Dialog>
  );
}

export default view(WorkspaceLink, { workspaces: WorkspacesStore, layout: TerminalLayoutStore });
