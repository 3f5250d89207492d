import type { ApiKey } from '../../domain/security/api-key';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import { CredentialsPort } from './credentials.port';
import type { Needs } from '../kernel/token';

export interface ApiKeys {
  /** Newest first. */
  readonly rows: readonly ApiKey[];
  /** All that take a place: those that wait or have expired as well. */
  readonly total: number;
  /** How many there may be. */
  readonly limit: number;
}

/** More than an account may have, so that one page holds them all. */
const everyKey = { page: 1, size: 100 };

/** Reads of API keys, of the account itself or of one of its sub-accounts. */
export class CredentialsQueries {
  static readonly needs: Needs<typeof CredentialsQueries> = [ResourceCache, CredentialsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly credentials: CredentialsPort,
  ) {}

  keys(subUserId?: string): Resource<ApiKeys> {
    return this.cache.open({
      key: ['security', 'apiKeys', subUserId ?? 'own'],
      load: async () => {
        const [keys, amount] = await Promise.all([
          this.credentials.list({ subUserId, ...everyKey }),
          this.credentials.amount(subUserId),
        ]);
        if (!keys.ok) return keys;
        return amount.ok ? { ok: true, value: { ...keys.value, limit: amount.value.limit } } : amount;
      },
      staleAfter: minute,
    });
  }
}
