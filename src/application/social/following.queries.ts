import { minute } from '../../domain/shared/instant';
import type { FollowedTrader } from '../../domain/social/trader-profile';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { FollowingPort } from './following.port';

/** Whom the caller follows. */
export class FollowingQueries {
  static readonly needs: Needs<typeof FollowingQueries> = [ResourceCache, FollowingPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: FollowingPort,
  ) {}

  ids(): Resource<readonly string[]> {
    return this.cache.open({ key: ['following', 'ids'], load: () => this.port.followingIds(), staleAfter: minute });
  }

  traders(): Resource<readonly FollowedTrader[]> {
    return this.cache.open({ key: ['following', 'traders'], load: () => this.port.following(), staleAfter: minute });
  }
}
