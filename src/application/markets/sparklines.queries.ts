import type { Sparkline } from '../../domain/markets/chart-feed';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { MarketFiguresPort } from './market-figures.port';

/** Plain reads of the last 24 hours of many markets at once. */
export class SparklinesQueries {
  static readonly needs: Needs<typeof SparklinesQueries> = [MarketFiguresPort, ResourceCache];

  constructor(
    private readonly figures: MarketFiguresPort,
    private readonly cache: ResourceCache,
  ) {}

  /** @param symbols of the exchange, in one order for one list */
  of(symbols: readonly string[]): Resource<readonly Sparkline[]> {
    return this.cache.open({
      key: ['charts', 'sparklines', ...symbols],
      load: () => this.figures.sparklines(symbols),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }
}
