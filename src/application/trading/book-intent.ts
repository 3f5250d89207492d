import { type OrderDraft, orderRequest } from '../../domain/trading/order-draft';
import type { MarginTerms } from '../../domain/trading/margin-terms';
import type { OrderIntent } from './place-order.use-case';

/** What the exchange is asked for by one order of the book, whoever wrote it. Its draft has no problems. */
export function bookIntent(symbol: string, draft: OrderDraft, terms?: Partial<MarginTerms>): OrderIntent {
  return { symbol, ...orderRequest(draft), ...terms };
}
