import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { saveFile } from '../../kernel/save-file';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Dialog } from '../../ui/dialog';
import { DialogActions, DialogText } from '../../ui/dialog-parts';
import { useDesk } from '../desk/desk-context';
import styles from './dialogs.module.css';
import { workspaceFragment } from './workspace-link';
import type { WorkspacesStore } from './workspaces.store';

/** Hands the workspace in use to somebody else, as a link or a file. */
export function ShareDialog({ workspaces, onClose }: { readonly workspaces: WorkspacesStore; readonly onClose: () => void }) {
  const { t } = useTranslation('layout');
  const { instrument } = useDesk();
  const text = workspaces.document ?? '';
  const link = window.location.origin + paths.market(instrument.symbol) + workspaceFragment(text);
  return (
    <Dialog title={t('share.title', { name: workspaces.active?.name })} onClose={onClose}>
      <DialogText>{t('share.text')}</DialogText>
      <div className={styles.link}>
        <input readOnly aria-label={t('share.link')} value={link} onFocus={(event) => event.target.select()} />
        <CopyButton text={link} label={t('share.copy')} />
      </div>
      <DialogActions>
        <Button onClick={() => saveFile('workspace.json', 'application/json', text)}>{t('share.file')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
