import { Clock } from '../kernel/clock.port';
import { defineModule, provideClass } from '../kernel/provider';
import { Scheduler } from '../kernel/scheduler.port';
import { FeedHealth } from './feed-health';
import { MarketStreamPort } from './market-stream.port';
import { OrderBookFeeds } from './order-book-feeds';

/** Stands on the module of the live books. */
export const feedHealthModule = defineModule('application/feed-health', [
  provideClass(FeedHealth, MarketStreamPort, OrderBookFeeds, Scheduler, Clock),
]);
