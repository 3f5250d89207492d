import type { FeedHealth, FeedReport } from '../../../../application/markets/feed-health';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { FollowedStore } from './followed.store';

/** How far the market data on screen can be trusted. */
export class FeedHealthStore extends FollowedStore<FeedReport> {
  constructor(private readonly health: FeedHealth) {
    super(health.report);
  }

  override start(): Unsubscribe {
    const stops = [this.health.start(), super.start()];
    return () => stops.forEach((stop) => stop());
  }
}
