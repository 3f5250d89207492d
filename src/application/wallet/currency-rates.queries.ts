import type { CurrencyRate } from '../../domain/wallet/purchase';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { PurchasesPort } from './purchases.port';

/** What money of countries is worth. */
export class CurrencyRatesQueries {
  static readonly needs: Needs<typeof CurrencyRatesQueries> = [ResourceCache, PurchasesPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly purchases: PurchasesPort,
  ) {}

  rates(): Resource<readonly CurrencyRate[]> {
    return this.cache.open({
      key: ['currencyRates'],
      load: () => this.purchases.rates(),
      staleAfter: 10 * minute,
    });
  }
}
