import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { PagePort } from '../../../application/platform/page.port';
import type { Milliseconds } from '../../../domain/shared/instant';

/** What changes by itself and is told by no stream is read again while it is on screen: not by a hidden page, but at once when it is shown again. */
export class RefreshStore {
  static readonly needs: Needs<typeof RefreshStore> = [Scheduler, PagePort];

  constructor(
    private readonly scheduler: Scheduler,
    private readonly page: Pick<PagePort, 'visible'>,
  ) {}

  /** @returns what stops it. */
  follow(read: { refresh(): unknown }, every: Milliseconds): () => void {
    const look = (): void => {
      if (this.page.visible.current) void read.refresh();
    };
    const stops = [this.scheduler.every(every, look), this.page.visible.subscribe(look)];
    return () => stops.forEach((stop) => stop());
  }
}
