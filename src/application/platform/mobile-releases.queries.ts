import { hour } from '../../domain/shared/instant';
import type { MobileRelease } from '../../domain/platform/survey';
import { success } from '../../domain/shared/result';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { FeedbackPort } from './feedback.port';

/** The published package of the mobile app. */
export class MobileReleasesQueries {
  static readonly needs: Needs<typeof MobileReleasesQueries> = [ResourceCache, FeedbackPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: FeedbackPort,
  ) {}

  /** `null` while none has been published. */
  newest(): Resource<MobileRelease | null> {
    return this.cache.open({
      key: ['mobile-release'],
      load: async () => {
        const answer = await this.port.mobileRelease();
        return !answer.ok && answer.error.kind === 'notFound' ? success(null) : answer;
      },
      staleAfter: hour,
      outlivesSession: true,
    });
  }
}
