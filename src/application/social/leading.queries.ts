import { type Milliseconds, minute } from '../../domain/shared/instant';
import type { LeadPayment, Leading, OwnCopier } from '../../domain/social/leading';
import type { Outcome } from '../kernel/failure';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { LeadingPort } from './leading.port';
import type { Page } from './profiles.port';

/** How long what an account leads is taken to be as it was: it changes by itself. */
export const leadingStaleAfter: Milliseconds = minute / 6;

/** What the account leads, which changes as others come and go. */
export class LeadingQueries {
  static readonly needs: Needs<typeof LeadingQueries> = [ResourceCache, LeadingPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: LeadingPort,
  ) {}

  state(): Resource<Leading> {
    return this.#open(['state'], () => this.port.state());
  }

  copiers(strategyId: string): Resource<readonly OwnCopier[]> {
    return this.#open(['copiers', strategyId], () => this.port.copiers(strategyId));
  }

  payments(strategyId: string, page: number, size: number): Resource<Page<LeadPayment>> {
    return this.#open(['payments', strategyId, page, size], () => this.port.payments(strategyId, page, size));
  }

  #open<T>(key: readonly (string | number)[], load: () => Outcome<T>): Resource<T> {
    return this.cache.open({ key: ['leading', ...key], load, staleAfter: leadingStaleAfter });
  }
}
