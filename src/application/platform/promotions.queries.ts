import type { LanguageCode } from '../../domain/platform/language';
import type { Promotion } from '../../domain/platform/promotion';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { PromotionsPort } from './promotions.port';

/** What the exchange draws attention to, in the language on screen. */
export class PromotionsQueries {
  static readonly needs: Needs<typeof PromotionsQueries> = [ResourceCache, PromotionsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: PromotionsPort,
  ) {}

  /** With those that the account has put away. */
  forAccount(language: LanguageCode): Resource<readonly Promotion[]> {
    return this.cache.open({
      key: ['promotions', 'account', language],
      load: () => this.port.forAccount(language),
      staleAfter: minute,
    });
  }
}
