import type { OrderSide } from '../../../domain/trading/order';

/** What somebody typed into the form for one market, as it stands in the fields. */
export interface OrderDraftText {
  readonly side: OrderSide;
  readonly type: 'LIMIT' | 'MARKET';
  readonly price: string;
  readonly size: string;
  /** Whether `size` counts base or quote. */
  readonly unit: 'base' | 'quote';
}

export function emptyDraft(unit: 'base' | 'quote'): OrderDraftText {
  return { side: 'BUY', type: 'LIMIT', price: '', size: '', unit };
}
