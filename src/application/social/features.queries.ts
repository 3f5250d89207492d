import { minute } from '../../domain/shared/instant';
import type { Feature } from '../../domain/social/feature';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { FeaturesPort } from './features.port';

/** Which parts of the product are switched on, for anybody or for the account. */
export class FeaturesQueries {
  static readonly needs: Needs<typeof FeaturesQueries> = [ResourceCache, FeaturesPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: FeaturesPort,
  ) {}

  all(own: boolean): Resource<readonly Feature[]> {
    return this.cache.open({
      key: ['features', own ? 'own' : 'public'],
      load: () => (own ? this.port.myFeatures() : this.port.publicFeatures()),
      staleAfter: 5 * minute,
      outlivesSession: !own,
    });
  }
}
