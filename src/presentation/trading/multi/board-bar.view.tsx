import { observer } from 'mobx-react-lite';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PacedFrames } from '../../../application/markets/paced-frames';
import { boardColumns, boardGrids, gridOf, mostTiles, type BoardColumns, type BoardGrid, type MarketBoard } from '../../../domain/trading/market-board';
import { paths } from '../../app/paths';
import { ImportDialog } from '../layout/import-dialog.view';
import { NameDialog } from '../layout/name-dialog.view';
import { Popover } from '../layout/popover.view';
import { ShareDialog } from '../layout/share-dialog.view';
import { ShelfPicker } from '../layout/shelf-picker.view';
import { UndoButtons } from '../layout/undo-buttons.view';
import { BoardPreview } from './board-preview.view';
import type { BoardsStore } from './boards.store';
import menu from '../layout/workspace.module.css';
import styles from './multi-symbol.module.css';

interface BoardBarProps {
  readonly boards: BoardsStore;
  readonly board: MarketBoard;
  readonly frames: PacedFrames;
}

/** Which board is in use, how many tiles it has, and how they go together. */
export const BoardBar = observer(function BoardBar({ boards, board, frames }: BoardBarProps) {
  const { t } = useTranslation('layout');
  const [asked, setAsked] = useState<'create' | 'rename' | 'share' | 'import'>();
  const id = useId();
  const grid = gridOf(board) ?? '';
  const name = boards.active?.name ?? '';
  const close = (): void => setAsked(undefined);
  const pace = useSyncExternalStore(
    (changed) => frames.pace.subscribe(changed),
    () => frames.pace.current,
  );
  return (
    <div role="group" aria-label={t('board.board')} className={styles.bar}>
      <ShelfPicker shelf={boards} label={t('board.board')} />
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
              <button type="button" onClick={() => ask('create')}>{t('board.create')}</button>
              <button type="button" onClick={run(() => boards.duplicate())}>{t('duplicate')}</button>
              <button type="button" onClick={() => ask('rename')}>{t('rename')}</button>
              <button type="button" disabled={!boards.canDiscard} onClick={run(() => boards.discard())}>{t('delete')}</button>
              <button type="button" onClick={() => ask('share')}>{t('share.label')}</button>
              <button type="button" onClick={() => ask('import')}>{t('import.label')}</button>
            </div>
          );
        }}
      </Popover>
      <UndoButtons shelf={boards} />
      <label className={styles.select} htmlFor={`${id}-grid`}>
        <span>{t('board.grid')}</span>
        <select id={`${id}-grid`} value={grid} onChange={(event) => boards.fill(event.target.value as BoardGrid)}>
          {grid === '' ? <option value="">{board.count}</option> : null}
          {Object.entries(boardGrids).map(([each, { columns, rows }]) => (
            <option key={each} value={each}>
              {t('board.gridOf', { columns, rows })}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.select} htmlFor={`${id}-columns`}>
        <span>{t('board.columns')}</span>
        <select id={`${id}-columns`} value={board.columns} onChange={(event) => boards.set({ columns: Number(event.target.value) as BoardColumns })}>
          {boardColumns.map((columns) => (
            <option key={columns}>{columns}</option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.command} disabled={board.count >= mostTiles} onClick={() => boards.addTile()}>
        {t('board.addTile')}
      </button>
      <label className={styles.check}>
        <input type="checkbox" checked={board.syncInterval} onChange={(event) => boards.set({ syncInterval: event.target.checked })} />
        {t('board.sync')}
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={board.syncCrosshair} onChange={(event) => boards.set({ syncCrosshair: event.target.checked })} />
        {t('board.syncCrosshair')}
      </label>
      <label className={styles.check} title={t('board.lowPowerText')}>
        <input type="checkbox" checked={pace !== 'live'} onChange={(event) => frames.choose(event.target.checked ? 'second' : 'live')} />
        {t('board.lowPower')}
      </label>
      <span className={styles.quiet}>{t('kept')}</span>
      {asked === 'create' ? <NameDialog title={t('board.create')} name={t('board.firstName')} onName={(chosen) => boards.create(chosen, board)} onClose={close} /> : null}
      {asked === 'rename' ? <NameDialog title={t('rename')} name={name} onName={(chosen) => boards.rename(chosen)} onClose={close} /> : null}
      {asked === 'share' ? <ShareDialog thing="board" name={name} document={boards.document ?? ''} path={paths.multiSymbol} onClose={close} /> : null}
      {asked === 'import' ? <ImportDialog thing="board" preview={(document) => <BoardPreview document={document} boards={boards} onDone={close} />} onClose={close} /> : null}
    </div>
  );
});
