import type { Verification } from '../../domain/verification/verification';
import { type Resource, ResourceCache } from '../kernel/resource';
import { VerificationPort } from './verification.port';
import type { Needs } from '../kernel/token';

/** Reads of the person's verification. */
export class VerificationQueries {
  static readonly needs: Needs<typeof VerificationQueries> = [ResourceCache, VerificationPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly verification: VerificationPort,
  ) {}

  state(): Resource<Verification> {
    return this.cache.open({ key: ['verification', 'state'], load: () => this.verification.state() });
  }
}
