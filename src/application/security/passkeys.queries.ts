import type { Passkey } from '../../domain/security/passkey';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { PasskeysPort } from './passkeys.port';

/** Reads of the person's passkeys. */
export class PasskeysQueries {
  static readonly needs: Needs<typeof PasskeysQueries> = [ResourceCache, PasskeysPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly passkeys: PasskeysPort,
  ) {}

  list(): Resource<readonly Passkey[]> {
    return this.cache.open({ key: ['security', 'passkeys'], load: () => this.passkeys.list() });
  }
}
