import { observer } from 'mobx-react-lite';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button';
import { Checkbox } from '../../../kit/controls/checkbox';
import { Select } from '../../../kit/controls/select';
import type { PacedFrames } from '../../../../application/markets/paced-frames';
import {
  boardColumns,
  boardGrids,
  gridOf,
  mostTiles,
  type BoardGrid,
  type MarketBoard,
} from '../../../../domain/trading/market-board';
import { useWidthBelow } from '../../../kit/hooks/use-media-query';
import type { BoardsStore } from './boards.store';
import styles from './multi-symbol.module.css';

const gridEntries = Object.entries(boardGrids) as [BoardGrid, (typeof boardGrids)[BoardGrid]][];

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
        <Select
          size="tiny"
          id={`${id}-grid`}
          value={grid}
          onChange={(value) => value !== '' && boards.fill(value)}
          options={[
            ...(grid === '' ? [{ value: '' as const, label: board.count }] : []),
            ...gridEntries.map(([each, { columns, rows }]) => ({
              value: each,
              label: phone ? columns * rows : t('board.gridOf', { columns, rows }),
            })),
          ]}
        />
      </label>
      {phone ? null : (
        <label className={styles.select} htmlFor={`${id}-columns`}>
          <span>{t('board.columns')}</span>
          <Select
            size="tiny"
            id={`${id}-columns`}
            value={board.columns}
            onChange={(columns) => boards.set({ columns })}
            options={boardColumns.map((columns) => ({ value: columns, label: columns }))}
          />
        </label>
      )}
      <Button size="tiny" idle={board.count >= mostTiles} onClick={() => boards.addTile()}>
        {t('board.addTile')}
      </Button>
      <Checkbox
        className={styles.check}
        checked={board.syncInterval}
        onChange={(checked) => boards.set({ syncInterval: checked })}
      >
        {t('board.sync')}
      </Checkbox>
      <Checkbox
        className={styles.check}
        checked={board.syncCrosshair}
        onChange={(checked) => boards.set({ syncCrosshair: checked })}
      >
        {t('board.syncCrosshair')}
      </Checkbox>
      <Checkbox
        className={styles.check}
        title={t('board.lowPowerText')}
        checked={pace !== 'live'}
        onChange={(checked) => frames.choose(checked ? 'second' : 'live')}
      >
        {t('board.lowPower')}
      </Checkbox>
      <span className={styles.quiet}>{t('kept')}</span>
    </>
  );
});
