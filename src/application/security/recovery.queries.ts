import type { WaysBack } from '../../domain/security/recovery';
import { type Milliseconds, second } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { RecoveryPort } from './recovery.port';

/** Between two questions whether the link of a mail was followed meanwhile, on whatever device: no stream tells of it. */
export const confirmationPause: Milliseconds = 10 * second;

/** Reads of what somebody would get back in with. */
export class RecoveryQueries {
  static readonly needs: Needs<typeof RecoveryQueries> = [ResourceCache, RecoveryPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly recovery: RecoveryPort,
  ) {}

  ways(): Resource<WaysBack> {
    return this.cache.open({ key: ['security', 'recovery'], load: () => this.recovery.ways() });
  }
}
