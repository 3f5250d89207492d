import type {
  Referee,
  ReferralCampaign,
  ReferralCode,
  ReferralReward,
  ReferralSummary,
} from '../../domain/account/referral';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import { type ReferralPage, ReferralPort, type ReferralSharing } from './referral.port';
import type { Needs } from '../kernel/token';

const pageSize = 20;

/** Reads of the referral programme. */
export class ReferralQueries {
  static readonly needs: Needs<typeof ReferralQueries> = [ResourceCache, ReferralPort];

  readonly pageSize = pageSize;
  readonly #cache: ResourceCache;
  readonly #port: ReferralPort;

  constructor(cache: ResourceCache, port: ReferralPort) {
    this.#cache = cache;
    this.#port = port;
  }

  codes(): Resource<readonly ReferralCode[]> {
    return this.#cache.open({ key: ['referral', 'codes'], load: () => this.#port.codes() });
  }

  summary(): Resource<ReferralSummary> {
    return this.#cache.open({ key: ['referral', 'summary'], load: () => this.#port.summary(), staleAfter: minute });
  }

  campaigns(): Resource<readonly ReferralCampaign[]> {
    return this.#cache.open({ key: ['referral', 'campaigns'], load: () => this.#port.campaigns(), staleAfter: minute });
  }

  /** For anybody, as it runs. */
  programme(): Resource<readonly ReferralCampaign[]> {
    return this.#cache.open({
      key: ['referral', 'programme'],
      load: () => this.#port.programme(),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }

  sharing(): Resource<ReferralSharing> {
    return this.#cache.open({ key: ['referral', 'sharing'], load: () => this.#port.sharing() });
  }

  /** Pages count from 1. */
  referees(page: number): Resource<ReferralPage<Referee>> {
    return this.#cache.open({
      key: ['referral', 'referees', page],
      load: () => this.#port.referees(page, pageSize),
      staleAfter: minute,
    });
  }

  rewards(page: number): Resource<ReferralPage<ReferralReward>> {
    return this.#cache.open({
      key: ['referral', 'rewards', page],
      load: () => this.#port.rewards(page, pageSize),
      staleAfter: minute,
    });
  }
}
