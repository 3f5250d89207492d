import { observer } from 'mobx-react-lite';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PacedFrames } from '../../../../application/markets/paced-frames';
import {
  boardColumns,
  boardGrids,
  gridOf,
  mostTiles,
  type BoardColumns,
  type BoardGrid,
  type MarketBoard,
} from '../../../../domain/trading/market-board';
import { useWidthBelow } from '../../../kit/hooks/use-media-query';
import type { BoardsStore } from './boards.store';
import styles from './multi-symbol.module.css';

interface BoardSettingsProps {
  readonly boards: BoardsStore;
  readonly board: MarketBoard;
  readonly frames: PacedFrames;
}

/** How many tiles a board has, and how they go together. */
export const BoardSettings = observer(function BoardSettings({ boards, board, frames }: BoardSettingsProps) {
  const { t } = useTranslation('layout');
  const id = useId();
  // A phone has the tiles one below the other.
  const phone = useWidthBelow(768);
  const grid = gridOf(board) ?? '';
  const pace = useSyncExternalStore(
    (changed) => frames.pace.subscribe(changed),
    () => frames.pace.current,
  );
  return (
    <>
      <label className={styles.select} htmlFor={`${id}-grid`}>
        <span>{t('board.grid')}</span>
        <select id={`${id}-grid`} value={grid} onChange={(event) => boards.fill(event.target.value as BoardGrid)}>
          {grid === '' ? <option value="">{board.count}</option> : null}
          {Object.entries(boardGrids).map(([each, { columns, rows }]) => (
            <option key={each} value={each}>
              {phone ? columns * rows : t('board.gridOf', { columns, rows })}
            </option>
          ))}
        </select>
      </label>
      {phone ? null : (
        <label className={styles.select} htmlFor={`${id}-columns`}>
          <span>{t('board.columns')}</span>
          <select
            id={`${id}-columns`}
            value={board.columns}
            onChange={(event) => boards.set({ columns: Number(event.target.value) as BoardColumns })}
          >
            {boardColumns.map((columns) => (
              <option key={columns}>{columns}</option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button"
        className={styles.command}
        disabled={board.count >= mostTiles}
        onClick={() => boards.addTile()}
      >
        {t('board.addTile')}
      </button>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={board.syncInterval}
          onChange={(event) => boards.set({ syncInterval: event.target.checked })}
        />
        {t('board.sync')}
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={board.syncCrosshair}
          onChange={(event) => boards.set({ syncCrosshair: event.target.checked })}
        />
        {t('board.syncCrosshair')}
      </label>
      <label className={styles.check} title={t('board.lowPowerText')}>
        <input
          type="checkbox"
          checked={pace !== 'live'}
          onChange={(event) => frames.choose(event.target.checked ? 'second' : 'live')}
        />
        {t('board.lowPower')}
      </label>
      <span className={styles.quiet}>{t('kept')}</span>
    </>
  );
});
