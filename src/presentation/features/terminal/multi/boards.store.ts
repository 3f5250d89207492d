import { Random } from '../../../../application/kernel/random.port';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { TabStoragePort } from '../../../../application/platform/tab-storage.port';
import {
  addTile,
  changeTile,
  fillGrid,
  moveTile,
  readBoard,
  removeTile,
  type BoardGrid,
  type MarketBoard,
  type Tile,
} from '../../../../domain/trading/market-board';
import { writeDocument } from '../../../../domain/trading/shared-document';
import { SavedItemsStore } from '../layout/saved-items.store';
import type { Needs } from '../../../../application/kernel/token';

/** Boards of several markets that somebody made. */
export class BoardsStore extends SavedItemsStore<MarketBoard> {
  static readonly needs: Needs<typeof BoardsStore> = [LocalStoragePort, TabStoragePort, Random];

  constructor(storage: LocalStoragePort, tab: TabStoragePort, random: Random) {
    super(storage, tab, random, 'market-boards', readBoard);
  }

  set(change: Partial<Pick<MarketBoard, 'columns' | 'syncInterval' | 'syncCrosshair'>>): void {
    this.#change((board) => ({ ...board, ...change }));
  }

  fill(grid: BoardGrid): void {
    this.#change((board) => fillGrid(board, grid));
  }

  setTile(id: number, change: Partial<Omit<Tile, 'id'>>): void {
    this.#change((board) => changeTile(board, id, change));
  }

  addTile(): void {
    this.#change(addTile);
  }

  removeTile(id: number): void {
    this.#change((board) => removeTile(board, id));
  }

  /** @param by places; below zero is towards the first */
  moveTile(id: number, by: number): void {
    this.#change((board) => moveTile(board, id, by));
  }

  /** The one in use, as text for a file or a link; `undefined` while there is none. */
  get document(): string | undefined {
    return this.active && writeDocument('board', this.active);
  }

  #change(change: (board: MarketBoard) => MarketBoard): void {
    if (this.active) this.change(change(this.active.value));
  }
}
