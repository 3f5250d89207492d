import type { Place, ServedRegion } from '../../domain/account/place';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { VisitorPort } from './visitor.port';

/** Where somebody seems to be, and the regions there are: stale after 60 s (specification, section 9), one value for all. */
export class VisitorQueries {
  static readonly needs: Needs<typeof VisitorQueries> = [ResourceCache, VisitorPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly visitor: VisitorPort,
  ) {}

  here(): Resource<Place> {
    return this.cache.open({
      key: ['visitor', 'here'],
      load: () => this.visitor.here(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  regions(): Resource<readonly ServedRegion[]> {
    return this.cache.open({
      key: ['visitor', 'regions'],
      load: () => this.visitor.regions(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }
}
