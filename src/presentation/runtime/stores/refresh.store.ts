import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { PagePort } from '../../../application/platform/page.port';
import { refreshWhileVisible } from '../../../application/platform/while-visible';
import type { Milliseconds } from '../../../domain/shared/instant';

/** What a page shows and no stream tells is read again while it is on screen. */
export class RefreshStore {
  static readonly needs: Needs<typeof RefreshStore> = [Scheduler, PagePort];

  constructor(
    private readonly scheduler: Scheduler,
    private readonly page: Pick<PagePort, 'visible'>,
  ) {}

  /** @returns what stops it. */
  follow(read: { refresh(): unknown }, every: Milliseconds): () => void {
    return refreshWhileVisible(read, every, this.scheduler, this.page);
  }
}
