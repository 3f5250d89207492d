import type { Random } from '../../../application/kernel/random.port';
import type { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { changeTile, readBoard, type MarketBoard, type Tile } from '../../../domain/trading/market-board';
import { ShelfStore } from '../layout/shelf.store';

/** Boards of several markets that somebody made. */
export class BoardsStore extends ShelfStore<MarketBoard> {
  constructor(storage: LocalStoragePort, random: Random) {
    super(storage, random, 'market-boards', readBoard);
  }

  set(change: Partial<Omit<MarketBoard, 'tiles'>>): void {
    if (this.active) this.change({ ...this.active.value, ...change });
  }

  setTile(index: number, change: Partial<Tile>): void {
    if (this.active) this.change(changeTile(this.active.value, index, change));
  }
}
