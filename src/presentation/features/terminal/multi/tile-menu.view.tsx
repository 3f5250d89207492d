import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { fewestTiles, type MarketBoard, type Tile } from '../../../../domain/trading/market-board';
import { useWidthBelow } from '../../../kit/hooks/use-media-query';
import { focusNext, places } from '../layout/focus-next';
import menu from '../layout/panel-menu.module.css';
import { Button } from '../../../kit/controls/button';
import { MenuItem } from '../../../kit/controls/menu-item';
import { Popover } from '../../../kit/controls/popover';
import type { BoardsStore } from './boards.store';

interface TileMenuProps {
  readonly tile: Tile;
  readonly place: number;
  readonly board: MarketBoard;
  readonly boards: BoardsStore;
}

const arrows = { left: '←', up: '↑', down: '↓', right: '→' } as const;
type Way = keyof typeof arrows;
const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'right',
};

/** Moves a tile among the others, or takes it away. */
export const TileMenu = observer(function TileMenu(props: TileMenuProps) {
  const { t } = useTranslation('layout');
  const { tile, place } = props;
  return (
    <Popover
      label={t('menu.of', { panel: t('board.tile', { number: place + 1, market: marketDisplayName(tile.symbol) }) })}
      button="⋯"
    >
      {(close) => <Commands {...props} close={close} />}
    </Popover>
  );
});

/** As the style sheet has it: narrow screens show fewer beside each other. */
function useShownColumns({ columns }: MarketBoard): number {
  const narrow = useWidthBelow(1280);
  const phone = useWidthBelow(768);
  return phone ? 1 : narrow ? Math.min(2, columns) : columns;
}

const Commands = observer(function Commands({
  tile,
  board,
  boards,
  close,
}: TileMenuProps & { readonly close: () => void }) {
  const { t } = useTranslation('layout');
  const root = useRef<HTMLDivElement>(null);
  const { count } = board;
  const columns = useShownColumns(board);
  const move = (way: Way): void => boards.moveTile(tile.id, { left: -1, right: 1, up: -columns, down: columns }[way]);
  useEffect(() => root.current?.focus(), []);
  const press = (event: KeyboardEvent): void => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    move(way);
  };
  return (
    <div ref={root} tabIndex={-1} className={menu.menu} onKeyDown={press}>
      <p className={menu.hint}>{t('board.moveHint')}</p>
      <div role="group" aria-label={t('move.label')} className={menu.row}>
        <span aria-hidden="true">{t('move.label')}</span>
        {(['left', 'up', 'down', 'right'] as const).map((way) => (
          <Button
            size="small"
            key={way}
            aria-label={t(`move.${way}`)}
            title={t(`move.${way}`)}
            onClick={() => move(way)}
          >
            {arrows[way]}
          </Button>
        ))}
      </div>
      <div className={menu.commands}>
        <MenuItem
          disabled={count <= fewestTiles}
          onClick={() => {
            close();
            boards.removeTile(tile.id);
            focusNext(places.undo);
          }}
        >
          {t('board.removeTile')}
        </MenuItem>
      </div>
    </div>
  );
});
