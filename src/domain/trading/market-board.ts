import { parseMarketSymbol } from '../markets/market-symbol';
import { linkColours, type LinkColour } from './arrangement';

/** Columns x rows of tiles. */
export const boardGrids = { '1x2': { columns: 1, rows: 2 }, '2x2': { columns: 2, rows: 2 }, '3x2': { columns: 3, rows: 2 }, '4x3': { columns: 4, rows: 3 } } as const;
export type BoardGrid = keyof typeof boardGrids;

export interface Tile {
  /** Exchange symbol; tiles of one colour have the same. */
  readonly symbol: string;
  /** What it shows, by the name of the panel. */
  readonly content: string;
  /** Tiles of one colour show one market. */
  readonly link: LinkColour | undefined;
}

/** Several markets at a glance: 2 to 12 tiles. */
export interface MarketBoard {
  readonly grid: BoardGrid;
  /** As many as the largest grid has, so that a smaller one forgets none; the first are seen. */
  readonly tiles: readonly Tile[];
  /** One candle length for all charts. */
  readonly syncInterval: boolean;
}

export const mostTiles = 12;

export function tilesOn({ grid }: MarketBoard): number {
  return boardGrids[grid].columns * boardGrids[grid].rows;
}

/** A board of these markets, the first ones first; each tile shows a chart. */
export function newBoard(symbols: readonly string[]): MarketBoard {
  const tiles = Array.from({ length: mostTiles }, (_, index): Tile => ({ symbol: symbols[index % symbols.length]!, content: 'chart', link: undefined }));
  return { grid: '2x2', tiles, syncInterval: true };
}

/** Changes a tile; a new market is shown by every tile of its colour, and a new colour brings the colour's market. */
export function changeTile(board: MarketBoard, index: number, change: Partial<Tile>): MarketBoard {
  const before = board.tiles[index];
  if (!before) return board;
  const link = 'link' in change ? change.link : before.link;
  const joined = link !== before.link && link !== undefined ? board.tiles.find((tile, each) => each !== index && tile.link === link)?.symbol : undefined;
  const symbol = change.symbol ?? joined ?? before.symbol;
  const changed: Tile = { symbol, content: change.content ?? before.content, link };
  return { ...board, tiles: board.tiles.map((tile, each) => (each === index ? changed : link !== undefined && tile.link === link ? { ...tile, symbol } : tile)) };
}

/** What was kept on the device; `undefined` where it is not a board. */
export function readBoard(value: unknown): MarketBoard | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { grid, tiles, syncInterval } = value as Partial<Record<keyof MarketBoard, unknown>>;
  if (typeof grid !== 'string' || !Object.hasOwn(boardGrids, grid) || !Array.isArray(tiles) || tiles.length !== mostTiles) return undefined;
  const read = (tiles as unknown[]).map(readTile);
  if (!read.every((tile) => tile !== undefined)) return undefined;
  return { grid: grid as BoardGrid, tiles: read, syncInterval: syncInterval === true };
}

function readTile(value: unknown): Tile | undefined {
  const { symbol, content, link } = (value ?? {}) as Partial<Record<keyof Tile, unknown>>;
  if (typeof symbol !== 'string' || !parseMarketSymbol(symbol) || typeof content !== 'string') return undefined;
  return { symbol, content, link: linkColours.find((colour) => colour === link) };
}
