import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { minute } from '../../../domain/shared/instant';

/** Boards of a campaign that runs are read again while they are on screen. */
export class BoardRefreshStore {
  static readonly needs: Needs<typeof BoardRefreshStore> = [Scheduler];

  constructor(private readonly scheduler: Scheduler) {}

  /** @returns what stops it. */
  follow(board: { refresh(): unknown }): () => void {
    return this.scheduler.every(minute / 2, () => void board.refresh());
  }
}
