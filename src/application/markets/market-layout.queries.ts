import type { MarketGroup, MarketHighlights } from '../../domain/markets/market-layout';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { MarketLayoutPort } from './market-layout.port';

/** Plain reads of how markets are grouped. */
export class MarketLayoutQueries {
  static readonly needs: Needs<typeof MarketLayoutQueries> = [MarketLayoutPort, ResourceCache];

  constructor(
    private readonly layout: MarketLayoutPort,
    private readonly cache: ResourceCache,
  ) {}

  /** In the order to show them. */
  groups(): Resource<readonly MarketGroup[]> {
    return this.cache.open({
      key: ['markets', 'groups'],
      load: () => this.layout.groups(),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }

  highlights(): Resource<MarketHighlights> {
    return this.cache.open({
      key: ['markets', 'highlights'],
      load: () => this.layout.highlights(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }
}
