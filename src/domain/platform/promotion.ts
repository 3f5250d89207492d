import type { Instant } from '../shared/instant';

export type PromotionCard = 'BANNER' | 'CARD' | 'POPUP' | 'EVENT' | 'other';

/** Something the exchange draws attention to, in the reader's language. */
export interface Promotion {
  readonly id: string;
  readonly card: PromotionCard;
  readonly title: string;
  readonly subtitle: string;
  readonly button: string;
  /** A path of the product or an address elsewhere. */
  readonly link: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Put away by the account. */
  readonly dismissed: boolean;
}

/** Whether it leads to a page of the product, whichever part of it. */
export function leadsTo({ link }: Pick<Promotion, 'link'>, path: string): boolean {
  return link.split(/[?#]/)[0] === path;
}

/** Look of a picture that shows a trade's profit or loss. */
export interface ProfitCard {
  readonly id: string;
  readonly background: string;
  readonly mood: 'gain' | 'loss' | 'other';
  readonly textColour: string;
}
