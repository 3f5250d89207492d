import type { Sparkline } from '../../domain/markets/chart-feed';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { ChartFeedPort } from './chart-feed.port';

/** Plain reads of the last 24 hours of many markets at once. */
export class SparklinesQueries {
  static readonly needs: Needs<typeof SparklinesQueries> = [ChartFeedPort, ResourceCache];

  constructor(
    private readonly charts: ChartFeedPort,
    private readonly cache: ResourceCache,
  ) {}

  /** @param symbols of the exchange, in one order for one list */
  of(symbols: readonly string[]): Resource<readonly Sparkline[]> {
    return this.cache.open({
      key: ['charts', 'sparklines', ...symbols],
      load: () => this.charts.sparklines(symbols),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }
}
