import type { Decimal } from '../../../domain/shared/decimal';
import type { OrderWarning } from './order-form-surroundings';
import type { OrderFormStore } from './order-form.store';

/** What to know before the order is sent; nothing of it keeps it back. */
export function orderWarnings({ draft, margin, text, best, book }: OrderFormStore): readonly OrderWarning[] {
  const opposite = draft.side === 'BUY' ? best.bestAsk : best.bestBid;
  const meets = (price: Decimal, other: Decimal): boolean => (draft.side === 'BUY' ? price.gte(other) : price.lte(other));
  const warnings: OrderWarning[] = [];
  if (book.status === 'stale') warnings.push('stale');
  if (!opposite) return warnings;
  if (text.type === 'LIMIT' && text.timing === 'GTC' && draft.price && meets(draft.price, opposite)) warnings.push('crosses');
  // A long is liquidated below its price: where that is not below the market, the market need not move for it.
  const liquidation = margin?.liquidationAfter;
  if (liquidation && !draft.reduceOnly && meets(liquidation, opposite)) warnings.push('liquidation');
  return warnings;
}
