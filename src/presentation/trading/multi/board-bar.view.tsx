import { observer } from 'mobx-react-lite';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PacedFrames } from '../../../application/markets/paced-frames';
import { boardGrids, type BoardGrid, type MarketBoard } from '../../../domain/trading/market-board';
import { NameDialog } from '../layout/name-dialog.view';
import { ShelfPicker } from '../layout/shelf-picker.view';
import { UndoButtons } from '../layout/undo-buttons.view';
import type { BoardsStore } from './boards.store';
import styles from './multi-symbol.module.css';

interface BoardBarProps {
  readonly boards: BoardsStore;
  readonly board: MarketBoard;
  readonly frames: PacedFrames;
}

/** Which board is in use, how many tiles it has, and how they go together. */
export const BoardBar = observer(function BoardBar({ boards, board, frames }: BoardBarProps) {
  const { t } = useTranslation('layout');
  const [asked, setAsked] = useState<'create' | 'rename'>();
  const id = useId();
  const pace = useSyncExternalStore(
    (changed) => frames.pace.subscribe(changed),
    () => frames.pace.current,
  );
  return (
    <div role="group" aria-label={t('board.board')} className={styles.bar}>
      <ShelfPicker shelf={boards} label={t('board.board')} />
      <button type="button" className={styles.command} onClick={() => setAsked('create')}>
        {t('board.create')}
      </button>
      <button type="button" className={styles.command} onClick={() => boards.duplicate()}>
        {t('duplicate')}
      </button>
      <button type="button" className={styles.command} onClick={() => setAsked('rename')}>
        {t('rename')}
      </button>
      <button type="button" className={styles.command} disabled={!boards.canDiscard} onClick={() => boards.discard()}>
        {t('delete')}
      </button>
      <UndoButtons shelf={boards} />
      <label className={styles.select} htmlFor={`${id}-grid`}>
        <span>{t('board.grid')}</span>
        <select id={`${id}-grid`} value={board.grid} onChange={(event) => boards.set({ grid: event.target.value as BoardGrid })}>
          {Object.entries(boardGrids).map(([grid, { columns, rows }]) => (
            <option key={grid} value={grid}>
              {t('board.gridOf', { columns, rows })}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={board.syncInterval} onChange={(event) => boards.set({ syncInterval: event.target.checked })} />
        {t('board.sync')}
      </label>
      <label className={styles.check} title={t('board.lowPowerText')}>
        <input type="checkbox" checked={pace !== 'live'} onChange={(event) => frames.choose(event.target.checked ? 'second' : 'live')} />
        {t('board.lowPower')}
      </label>
      {asked === 'create' ? <NameDialog title={t('board.create')} name={t('board.firstName')} onName={(name) => boards.create(name, board)} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'rename' ? <NameDialog title={t('rename')} name={boards.active?.name ?? ''} onName={(name) => boards.rename(name)} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
});
