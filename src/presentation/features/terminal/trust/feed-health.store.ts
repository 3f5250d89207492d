import { FeedHealth, type FeedReport } from '../../../../application/markets/feed-health';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { FollowedStore } from './followed.store';
import type { Needs } from '../../../../application/kernel/token';

/** How far the market data on screen can be trusted. */
export class FeedHealthStore extends FollowedStore<FeedReport> {
  static readonly needs: Needs<typeof FeedHealthStore> = [FeedHealth];

  constructor(private readonly health: FeedHealth) {
    super(health.report);
  }

  override start(): Unsubscribe {
    const stops = [this.health.start(), super.start()];
    return () => stops.forEach((stop) => stop());
  }
}
