import type { Decimal } from '../../domain/shared/decimal';
import { canOnlyClose, type ClosingTerms } from '../../domain/trading/closing-terms';
import type { OrderToGuard } from './order-guard';

type Wanted = Omit<OrderToGuard, 'closing'> & ClosingTerms & { readonly triggerPrice?: Decimal | undefined };

/** An order that is wanted, as its sender's own limits see it: a conditional one comes at the price that sets it off. */
export function guardedOrder(wanted: Wanted): OrderToGuard {
  return { ...wanted, price: wanted.price ?? wanted.triggerPrice, closing: canOnlyClose(wanted) };
}
