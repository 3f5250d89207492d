import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { readWorkspaceDocument } from '../../../domain/trading/workspace-document';
import { Dialog } from '../../ui/dialog';
import type { WorkspaceStores } from './workspace-frame.view';
import { documentOfFragment } from './workspace-link';
import { WorkspacePreview } from './workspace-preview.view';

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
    <Dialog title={t('preview.title')} onClose={() => done(false)}>
      <WorkspacePreview read={readWorkspaceDocument(documentOfFragment(hash))} workspaces={stores.workspaces} onDone={done} />
    </Dialog>
  );
}
