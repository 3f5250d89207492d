import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import type { Milliseconds } from '../../../domain/shared/instant';

/** What changes by itself and is told by no stream is read again while it is on screen. */
export class RefreshStore {
  static readonly needs: Needs<typeof RefreshStore> = [Scheduler];

  constructor(private readonly scheduler: Scheduler) {}

  /** @returns what stops it. */
  follow(read: { refresh(): unknown }, every: Milliseconds): () => void {
    return this.scheduler.every(every, () => void read.refresh());
  }
}
