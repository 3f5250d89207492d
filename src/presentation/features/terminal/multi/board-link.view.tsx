import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../../kit/controls/dialog';
import { documentOfFragment, linkMarks } from '../layout/shared-link';
import { BoardPreview } from './board-preview.view';
import type { BoardsStore } from './boards.store';

/** Shows the board that a link brought, before anything is changed. */
export function BoardLink({ boards }: { readonly boards: BoardsStore }) {
  const { t } = useTranslation('layout');
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  if (!hash.startsWith(linkMarks.board)) return null;
  const done = (): void => void navigate(pathname + search, { replace: true });
  return (
    <Dialog title={t('preview.board')} onClose={done}>
      <BoardPreview document={documentOfFragment('board', hash)} boards={boards} onDone={done} />
    </Dialog>
  );
}
