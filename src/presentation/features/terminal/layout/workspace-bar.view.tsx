import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { panelsOf } from '../../../../domain/trading/arrangement';
import { addPanel } from '../../../../domain/trading/arrangement-changes';
import { newWorkspace } from '../../../../domain/trading/workspace';
import { type ScreenSize } from '../../../../domain/trading/screen-size';
import { paths } from '../../../runtime/paths';
import { useMarket } from '../market/market-context';
import { ImportDialog } from './import-dialog.view';
import { NameDialog } from './name-dialog.view';
import { MenuItem } from '../../../kit/controls/menu-item';
import { Popover } from '../../../kit/controls/popover';
import { ShareDialog } from './share-dialog.view';
import { SavedItemPicker } from './saved-item-picker.view';
import { terminalPanels } from './terminal-panels';
import { UndoButtons } from './undo-buttons.view';
import { usePanelTitle } from './use-panel-title';
import type { WorkspaceStores } from './workspace-frame.view';
import { WorkspacePreview } from './workspace-preview.view';
import styles from './workspace.module.css';

interface WorkspaceBarProps {
  readonly stores: WorkspaceStores;
  readonly size: ScreenSize;
}

type Asked = 'create' | 'rename' | 'share' | 'import';
/** Its rows and tabs are the account's; a second one would say the same. */
const single = 'account';

/** Which workspace is in use, and what can be done with it as a whole. */
export const WorkspaceBar = observer(function WorkspaceBar({ stores, size }: WorkspaceBarProps) {
  const { t } = useTranslation('layout');
  const title = usePanelTitle();
  const { workspaces, layout } = stores;
  const { instrument } = useMarket();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const present = panelsOf(workspaces.arrangement(size));
  const offered = terminalPanels.filter(
    (panel) => panel.id !== single || !present.some(({ content }) => content === single),
  );

  return (
    <div role="group" aria-label={t('bar')} className={styles.bar}>
      <SavedItemPicker store={workspaces} label={t('workspace')} />
      <Popover wide label={t('manage')} button={t('manage')}>
        {(closeMenu) => {
          const run = (command: () => void) => (): void => {
            closeMenu();
            command();
          };
          const ask = (what: Asked): void => {
            closeMenu();
            setAsked(what);
          };
          return (
            <div className={styles.commands}>
              <MenuItem onClick={() => ask('create')}>{t('create')}</MenuItem>
              <MenuItem onClick={run(() => workspaces.duplicate())}>{t('duplicate')}</MenuItem>
              <MenuItem onClick={() => ask('rename')}>{t('rename')}</MenuItem>
              <MenuItem disabled={!workspaces.canDiscard} onClick={run(() => workspaces.discard())}>
                {t('delete')}
              </MenuItem>
              <MenuItem onClick={() => ask('share')}>{t('share.label')}</MenuItem>
              <MenuItem onClick={() => ask('import')}>{t('import.label')}</MenuItem>
              <MenuItem onClick={run(() => workspaces.reset(size))}>{t('reset')}</MenuItem>
              <MenuItem onClick={() => layout.use('standard')}>{t('standard')}</MenuItem>
            </div>
          );
        }}
      </Popover>
      <UndoButtons store={workspaces} />
      <Popover wide label={t('add')} button={t('add')}>
        {(closeMenu) => (
          <div className={styles.commands}>
            {offered.map((panel) => (
              <MenuItem
                key={panel.id}
                onClick={() => {
                  closeMenu();
                  workspaces.arrange(size, (now) => addPanel(now, panel.id));
                }}
              >
                {title({ content: panel.id })}
              </MenuItem>
            ))}
          </div>
        )}
      </Popover>
      <span className={styles.kept}>{t('kept')}</span>
      {asked === 'create' ? (
        <NameDialog
          title={t('create')}
          name={t('firstName')}
          onName={(name) => workspaces.create(name, newWorkspace)}
          onClose={close}
        />
      ) : null}
      {asked === 'rename' ? (
        <NameDialog
          title={t('rename')}
          name={workspaces.active?.name ?? ''}
          onName={(name) => workspaces.rename(name)}
          onClose={close}
        />
      ) : null}
      {asked === 'share' ? (
        <ShareDialog
          thing="workspace"
          name={workspaces.active?.name ?? ''}
          document={workspaces.document ?? ''}
          path={paths.market(instrument.symbol)}
          onClose={close}
        />
      ) : null}
      {asked === 'import' ? (
        <ImportDialog
          thing="workspace"
          preview={(document) => <WorkspacePreview document={document} workspaces={workspaces} onDone={close} />}
          onClose={close}
        />
      ) : null}
    </div>
  );
});
