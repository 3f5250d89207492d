import type { ProductAccess } from '../../domain/account/account-profile';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { AccountSettingsPort } from './account-settings.port';

/** Which products the account may use, and why it may not use others. */
export class ProductAccessQueries {
  static readonly needs: Needs<typeof ProductAccessQueries> = [ResourceCache, AccountSettingsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly settings: AccountSettingsPort,
  ) {}

  access(): Resource<ProductAccess> {
    return this.cache.open({ key: ['account', 'products'], load: () => this.settings.products(), staleAfter: minute });
  }
}
