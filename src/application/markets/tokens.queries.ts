import type { CollateralRule, TokenPassage, TokenProfile } from '../../domain/markets/token';
import { minute } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { TokensPort } from './tokens.port';

/** Plain reads of the assets behind markets. */
export class TokensQueries {
  static readonly needs: Needs<typeof TokensQueries> = [TokensPort, ResourceCache];

  constructor(
    private readonly tokens: TokensPort,
    private readonly cache: ResourceCache,
  ) {}

  /** The asset that a market is in; `undefined` where the host names none. */
  profileOf(symbol: string): Resource<TokenProfile | undefined> {
    return this.cache.open({
      key: ['tokens', 'profile', symbol],
      load: async () =>
        mapResult(await this.tokens.profiles(), (all) => all.find(({ symbols }) => symbols.includes(symbol))),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }

  /** Its networks. */
  passagesOf(asset: string): Resource<readonly TokenPassage[]> {
    return this.cache.open({
      key: ['tokens', 'passages', asset],
      load: async () => mapResult(await this.tokens.passages(), (all) => all.filter(({ token }) => token === asset)),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  /** What it counts for as margin; `undefined` where the host says nothing of it. */
  collateralOf(asset: string): Resource<CollateralRule | undefined> {
    return this.cache.open({
      key: ['tokens', 'collateral', asset],
      load: async () => mapResult(await this.tokens.collateral(), (all) => all.find((rule) => rule.asset === asset)),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }
}
