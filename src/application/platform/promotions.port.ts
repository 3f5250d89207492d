import type { LanguageCode } from '../../domain/platform/language';
import type { ProfitCard, Promotion, PromotionCard } from '../../domain/platform/promotion';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What the exchange draws attention to (specification, section 7; protocol 6.6). */
export interface PromotionsPort {
  /** For anybody; of one kind where it is named. */
  forVisitors(language: LanguageCode, card?: PromotionCard): Outcome<readonly Promotion[]>;
  /** For the account of the session. */
  forAccount(language: LanguageCode, card?: PromotionCard): Outcome<readonly Promotion[]>;
  /** For the account pages. A host that looks at the account alone answers in the language saved there. */
  forAccountPages(language: LanguageCode): Outcome<readonly Promotion[]>;
  profitCards(): Outcome<{
    readonly cards: readonly ProfitCard[];
    readonly link: string;
    readonly slogans: readonly string[];
  }>;
}

export const PromotionsPort = token<PromotionsPort>('PromotionsPort');
