import type { Place, ServedRegion } from '../../domain/account/place';
import { minute } from '../../domain/shared/instant';
import type { Verification } from '../../domain/verification/verification';
import { VisitorPort } from '../account/visitor.port';
import { type Resource, ResourceCache } from '../kernel/resource';
import { VerificationPort } from './verification.port';
import type { Needs } from '../kernel/token';

/** Reads of the person's verification, and of where one can be verified. */
export class VerificationQueries {
  static readonly needs: Needs<typeof VerificationQueries> = [ResourceCache, VerificationPort, VisitorPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly verification: VerificationPort,
    private readonly visitor: VisitorPort,
  ) {}

  state(): Resource<Verification> {
    return this.cache.open({ key: ['verification', 'state'], load: () => this.verification.state() });
  }

  regions(): Resource<readonly ServedRegion[]> {
    return this.cache.open({
      key: ['verification', 'regions'],
      load: () => this.visitor.regions(),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }

  /** Where the person seems to be: the country that is offered first. */
  here(): Resource<Place> {
    return this.cache.open({
      key: ['verification', 'here'],
      load: () => this.visitor.here(),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }
}
