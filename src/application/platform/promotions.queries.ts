import type { LanguageCode } from '../../domain/platform/language';
import type { Promotion, PromotionCard } from '../../domain/platform/promotion';
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

  /** Of one kind where it is named. */
  forVisitors(language: LanguageCode, card?: PromotionCard): Resource<readonly Promotion[]> {
    return this.cache.open({
      key: ['promotions', 'visitors', language, card ?? 'all'],
      load: () => this.port.forVisitors(language, card),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  /** On the account pages; with those that the account has put away. */
  forAccountPages(language: LanguageCode): Resource<readonly Promotion[]> {
    return this.cache.open({
      key: ['promotions', 'accountPages', language],
      load: () => this.port.forAccountPages(language),
      staleAfter: minute,
    });
  }

  /** With those that the account has put away. */
  forAccount(language: LanguageCode, card?: PromotionCard): Resource<readonly Promotion[]> {
    return this.cache.open({
      key: ['promotions', 'account', language, card ?? 'all'],
      load: () => this.port.forAccount(language, card),
      staleAfter: minute,
    });
  }
}
