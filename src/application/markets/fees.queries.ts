import type { FeeGroup } from '../../domain/markets/fee-group';
import type { Instrument } from '../../domain/markets/instrument';
import { minute } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import { type Resource, ResourceCache } from '../kernel/resource';
import { FeesPort } from './fees.port';
import type { Needs } from '../kernel/token';

/** Plain reads of what trading costs. */
export class FeesQueries {
  static readonly needs: Needs<typeof FeesQueries> = [FeesPort, ResourceCache];

  constructor(
    private readonly fees: FeesPort,
    private readonly cache: ResourceCache,
  ) {}

  /** The group that a market is in; `undefined` where the host names none. */
  groupOf({ symbol, type }: Pick<Instrument, 'symbol' | 'type'>): Resource<FeeGroup | undefined> {
    return this.cache.open({
      key: ['fees', symbol],
      load: async () =>
        mapResult(await this.fees.groups(type), (groups) => groups.find(({ symbols }) => symbols.includes(symbol))),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }
}
