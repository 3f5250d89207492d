import { parseMarketSymbol } from '../markets/market-symbol';
import { fieldsOf } from '../shared/kept-fields';
import { linkColours, type LinkColour } from './arrangement';

/** Columns x rows that are offered; a board may have any number of tiles between the fewest and the most. */
export const boardGrids = {
  '1x2': { columns: 1, rows: 2 },
  '2x2': { columns: 2, rows: 2 },
  '3x2': { columns: 3, rows: 2 },
  '4x3': { columns: 4, rows: 3 },
} as const;
export type BoardGrid = keyof typeof boardGrids;

export const boardColumns = [1, 2, 3, 4] as const;
type BoardColumns = (typeof boardColumns)[number];

export interface Tile {
  /** 0 to 11; stays with the tile wherever it moves. */
  readonly id: number;
  /** Exchange symbol; tiles of one colour have the same. */
  readonly symbol: string;
  /** What it shows, by the name of the panel. */
  readonly content: string;
  /** Tiles of one colour show one market. */
  readonly link: LinkColour | undefined;
}

/** Several markets at a glance: 2 to 12 tiles. */
export interface MarketBoard {
  readonly columns: BoardColumns;
  /** How many of the tiles are seen, the first ones. */
  readonly count: number;
  /** Always the most there can be, so that a smaller board forgets none. */
  readonly tiles: readonly Tile[];
  /** One candle length for all charts. */
  readonly syncInterval: boolean;
  /** All charts point at the moment that somebody points at in one of them. */
  readonly syncCrosshair: boolean;
}

export const fewestTiles = 2;
export const mostTiles = 12;

export function tilesOn({ tiles, count }: MarketBoard): readonly Tile[] {
  return tiles.slice(0, count);
}

export function rowsOf({ count, columns }: MarketBoard): number {
  return Math.ceil(count / columns);
}

/** The offered grid that a board fills; `undefined` for any other number of tiles. */
export function gridOf({ count, columns }: MarketBoard): BoardGrid | undefined {
  return (Object.keys(boardGrids) as BoardGrid[]).find(
    (grid) => boardGrids[grid].columns === columns && boardGrids[grid].columns * boardGrids[grid].rows === count,
  );
}

export function fillGrid(board: MarketBoard, grid: BoardGrid): MarketBoard {
  const { columns, rows } = boardGrids[grid];
  return { ...board, columns, count: columns * rows };
}

/** A board of these markets, the first ones first; each tile shows a chart. */
export function newBoard(symbols: readonly string[]): MarketBoard {
  const tiles = Array.from({ length: mostTiles }, (_, id): Tile => ({
    id,
    symbol: symbols[id % symbols.length]!,
    content: 'chart',
    link: undefined,
  }));
  return { columns: 2, count: 4, tiles, syncInterval: true, syncCrosshair: true };
}

/** One more, as it was when it was last there. */
export function addTile(board: MarketBoard): MarketBoard {
  return board.count < mostTiles ? { ...board, count: board.count + 1 } : board;
}

export function removeTile(board: MarketBoard, id: number): MarketBoard {
  const { tiles, count } = board;
  const removed = tilesOn(board).find((tile) => tile.id === id);
  if (!removed || count <= fewestTiles) return board;
  const left = tilesOn(board).filter((tile) => tile !== removed);
  return { ...board, count: count - 1, tiles: [...left, removed, ...tiles.slice(count)] };
}

/** Before (-1) or after (1) its neighbour, or by more places as a row has. */
export function moveTile(board: MarketBoard, id: number, by: number): MarketBoard {
  const shown = tilesOn(board);
  const from = shown.findIndex((tile) => tile.id === id);
  const to = Math.max(0, Math.min(shown.length - 1, from + by));
  if (from < 0 || to === from) return board;
  const others = shown.filter((_, place) => place !== from);
  return {
    ...board,
    tiles: [...others.slice(0, to), shown[from]!, ...others.slice(to), ...board.tiles.slice(board.count)],
  };
}

/** Changes a tile; a new market is shown by every tile of its colour, and a new colour brings the colour's market. */
export function changeTile(board: MarketBoard, id: number, change: Partial<Omit<Tile, 'id'>>): MarketBoard {
  const before = board.tiles.find((tile) => tile.id === id);
  if (!before) return board;
  const link = 'link' in change ? change.link : before.link;
  const joined =
    link !== before.link && link !== undefined ? board.tiles.find((tile) => tile.link === link)?.symbol : undefined;
  const symbol = change.symbol ?? joined ?? before.symbol;
  const changed: Tile = { id, symbol, content: change.content ?? before.content, link };
  return {
    ...board,
    tiles: board.tiles.map((tile) =>
      tile === before ? changed : link !== undefined && tile.link === link ? { ...tile, symbol } : tile,
    ),
  };
}

/** What was kept on the device or came from somebody else; `undefined` where it is not a board. */
export function readBoard(value: unknown): MarketBoard | undefined {
  const { grid, columns, count, tiles, syncInterval, syncCrosshair } = fieldsOf(value);
  // Boards were once kept by the name of their grid.
  const size =
    typeof grid === 'string' && Object.hasOwn(boardGrids, grid)
      ? fillGrid({ columns: 1, count: 2 } as MarketBoard, grid as BoardGrid)
      : { columns, count };
  const known = boardColumns.find((each) => each === size.columns);
  if (!known || !isCount(size.count) || !Array.isArray(tiles) || tiles.length !== mostTiles) return undefined;
  const read = (tiles as unknown[]).map(readTile);
  if (!read.every((tile) => tile !== undefined) || new Set(read.map(({ id }) => id)).size !== mostTiles)
    return undefined;
  return {
    columns: known,
    count: size.count,
    tiles: read,
    syncInterval: syncInterval === true,
    syncCrosshair: syncCrosshair !== false,
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= fewestTiles && value <= mostTiles;
}

function readTile(value: unknown, place: number): Tile | undefined {
  const { id = place, symbol, content, link } = fieldsOf(value);
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id >= mostTiles) return undefined;
  if (
    typeof symbol !== 'string' ||
    symbol.length > 60 ||
    !parseMarketSymbol(symbol) ||
    typeof content !== 'string' ||
    !/^[a-z][a-z0-9-]{0,39}$/.test(content)
  )
    return undefined;
  return { id, symbol, content, link: linkColours.find((colour) => colour === link) };
}
