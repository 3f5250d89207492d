import type { Decimal } from '../../../domain/shared/decimal';
import { isPegged } from '../../../domain/trading/order-draft';
import { crossesSpread, limitReach, percentPastMarket } from '../../../domain/trading/price-band';
import type { OrderTicket } from './order-ticket';
import { isProgram } from './ticket-text';

/** What to know before an order is sent. */
type OrderWarning = 'stale' | 'worse' | 'crosses' | 'someCross' | 'unfilled' | 'away' | 'liquidation';

/** A limit this far on the waiting side of the market, in percent, may have been mistyped. */
const awayPercent = 10;

/** What to know before the order is sent; nothing of it keeps it back. */
export function orderWarnings({ order, fields, margin }: OrderTicket): readonly OrderWarning[] {
  const { draft } = order;
  const { text, best, book } = fields;
  const opposite = draft.side === 'BUY' ? best.bestAsk : best.bestBid;
  const meets = (price: Decimal, other: Decimal): boolean =>
    draft.side === 'BUY' ? price.gte(other) : price.lte(other);
  const warnings: OrderWarning[] = [];
  if (book.status === 'stale') warnings.push('stale');
  if (!opposite) return warnings;
  if (text.type === 'LIMIT' && draft.price && !isPegged(draft)) {
    const past = percentPastMarket(draft.side, draft.price, best);
    if (limitReach(draft.side, draft.price, best) !== 'near') warnings.push('worse');
    const crosses = crossesSpread(draft.side, draft.price, best);
    const now = text.timing === 'IOC' || text.timing === 'FOK';
    if (text.timing === 'GTC' && crosses) warnings.push('crosses');
    if (now && !crosses) warnings.push('unfilled');
    if (!now && past.lt(-awayPercent)) warnings.push('away');
  }
  if (text.type === 'SCALED' && order.course) {
    const past = order.course.orders.map(({ price }) => percentPastMarket(draft.side, price, best));
    if (order.course.orders.some(({ price }) => limitReach(draft.side, price, best) !== 'near')) warnings.push('worse');
    if (order.course.crossing > 0) warnings.push('someCross');
    if (past.every((percent) => percent.lt(-awayPercent))) warnings.push('away');
  }
  // A long is liquidated below its price: where that is not below the market, the market need not move for it.
  const liquidation = margin?.liquidationAfter;
  if (liquidation && !isProgram(text.type) && !draft.reduceOnly && meets(liquidation, opposite))
    warnings.push('liquidation');
  return warnings;
}
