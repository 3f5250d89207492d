import type { BasketOrder } from '../../domain/trading/order-basket';
import type { Needs } from '../kernel/token';
import { bookIntent } from './book-intent';
import type { Placement } from './place-once';
import { PlaceOrder } from './place-order.use-case';
import { Session } from '../session/session';

/**
 * Sends the orders of a basket one after the other. What becomes of one keeps none of the others back: they are orders
 * of their own, and each is answered for. Those that were not sent when another account came in are not sent: they are
 * not its orders.
 */
export class PlaceBasket {
  static readonly needs: Needs<typeof PlaceBasket> = [PlaceOrder, Session];

  constructor(
    private readonly placeOrder: Pick<PlaceOrder, 'place'>,
    private readonly session: Pick<Session, 'visit'>,
  ) {}

  /** @param known told of each order, by its place in the basket, as soon as it is known what became of it */
  async place(orders: readonly BasketOrder[], known: (index: number, placement: Placement) => void): Promise<void> {
    const visit = this.session.visit.current;
    for (const [index, { instrument, draft }] of orders.entries()) {
      if (this.session.visit.current !== visit) return;
      known(index, await this.placeOrder.place(bookIntent(instrument.symbol, draft)));
    }
  }
}
