import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PacedFrames } from '../../../../application/markets/paced-frames';
import type { MarketBoard } from '../../../../domain/trading/market-board';
import { paths } from '../../../runtime/paths';
import { useWidthBelow } from '../../../kit/hooks/use-media-query';
import { ImportDialog } from '../layout/import-dialog.view';
import { NameDialog } from '../layout/name-dialog.view';
import { MenuItem } from '../../../kit/controls/menu-item';
import { Popover } from '../../../kit/controls/popover';
import { ShareDialog } from '../layout/share-dialog.view';
import { SavedItemPicker } from '../layout/saved-item-picker.view';
import { UndoButtons } from '../layout/undo-buttons.view';
import { BoardPreview } from './board-preview.view';
import { BoardSettings } from './board-settings.view';
import type { BoardsStore } from './boards.store';
import menu from '../layout/workspace.module.css';
import styles from './multi-symbol.module.css';

interface BoardBarProps {
  readonly boards: BoardsStore;
  readonly board: MarketBoard;
  readonly frames: PacedFrames;
}

/** Which board is in use, and what can be done with it; on narrow screens its settings open from a button. */
export const BoardBar = observer(function BoardBar({ boards, board, frames }: BoardBarProps) {
  const { t } = useTranslation('layout');
  const [asked, setAsked] = useState<'create' | 'rename' | 'share' | 'import'>();
  const narrow = useWidthBelow(1280);
  const name = boards.active?.name ?? '';
  const close = (): void => setAsked(undefined);
  return (
    <div role="group" aria-label={t('board.board')} className={styles.bar}>
      <SavedItemPicker store={boards} label={t('board.board')} />
      <Popover wide label={t('manage')} button={t('manage')}>
        {(closeMenu) => {
          const run = (command: () => void) => (): void => {
            closeMenu();
            command();
          };
          const ask = (what: typeof asked): void => {
            closeMenu();
            setAsked(what);
          };
          return (
            <div className={menu.commands}>
              <MenuItem onClick={() => ask('create')}>{t('board.create')}</MenuItem>
              <MenuItem onClick={run(() => boards.duplicate())}>{t('duplicate')}</MenuItem>
              <MenuItem onClick={() => ask('rename')}>{t('rename')}</MenuItem>
              <MenuItem disabled={!boards.canDiscard} onClick={run(() => boards.discard())}>
                {t('delete')}
              </MenuItem>
              <MenuItem onClick={() => ask('share')}>{t('share.label')}</MenuItem>
              <MenuItem onClick={() => ask('import')}>{t('import.label')}</MenuItem>
            </div>
          );
        }}
      </Popover>
      <UndoButtons store={boards} />
      {narrow ? (
        <Popover wide label={t('board.grid')} button={t('board.grid')}>
          {() => (
            <div className={styles.settings}>
              <BoardSettings boards={boards} board={board} frames={frames} />
            </div>
          )}
        </Popover>
      ) : (
        <BoardSettings boards={boards} board={board} frames={frames} />
      )}
      {asked === 'create' ? (
        <NameDialog
          title={t('board.create')}
          name={t('board.firstName')}
          onName={(chosen) => boards.create(chosen, board)}
          onClose={close}
        />
      ) : null}
      {asked === 'rename' ? (
        <NameDialog title={t('rename')} name={name} onName={(chosen) => boards.rename(chosen)} onClose={close} />
      ) : null}
      {asked === 'share' ? (
        <ShareDialog
          thing="board"
          name={name}
          document={boards.document ?? ''}
          path={paths.multiSymbol}
          onClose={close}
        />
      ) : null}
      {asked === 'import' ? (
        <ImportDialog
          thing="board"
          preview={(document) => <BoardPreview document={document} boards={boards} onDone={close} />}
          onClose={close}
        />
      ) : null}
    </div>
  );
});
