import { bookIntent } from '../book-intent';
import { guardedOrder } from '../guarded-order';
import type { OrderToGuard } from '../order-guard';
import type { OrderTicket } from './order-ticket';

/** What goes out first where a ticket is sent as it stands; `undefined` while what it needs is on its way. */
export function orderAhead({ program, composition, order, fields }: OrderTicket): OrderToGuard | undefined {
  const { single, means } = composition;
  if (program !== single) return program?.ahead;
  return means && guardedOrder(bookIntent(fields.instrument.symbol, order.draft, means.terms));
}
