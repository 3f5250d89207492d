import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../../kit/controls/dialog';
import type { WorkspaceStores } from './workspace-frame.view';
import { documentOfFragment } from './shared-link';
import { WorkspacePreview } from './workspace-preview.view';
import { view } from '../../../runtime/feature';
import { WorkspacesStore } from './workspaces.store';
import { TerminalLayoutStore } from './terminal-layout.store';

/** Shows the workspace that a link brought, before anything is changed. */
export function WorkspaceLink({ stores }: { readonly stores: WorkspaceStores }) {
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
