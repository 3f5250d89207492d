import type { BasketOrder } from '../../domain/trading/order-basket';
import type { Needs } from '../kernel/token';
import { bookIntent } from './book-intent';
import type { Placement } from './place-once';
import { PlaceOrder } from './place-order.use-case';

/**
 * Sends the orders of a basket one after the other. What becomes of one keeps none of the others back: they are orders
 * of their own, and each is answered for.
 */
export class PlaceBasket {
  static readonly needs: Needs<typeof PlaceBasket> = [PlaceOrder];

  constructor(private readonly placeOrder: Pick<PlaceOrder, 'place'>) {}

  /** @param known told of each order, by its place in the basket, as soon as it is known what became of it */
  async place(orders: readonly BasketOrder[], known: (index: number, placement: Placement) => void): Promise<void> {
    for (const [index, { instrument, draft }] of orders.entries())
      known(index, await this.placeOrder.place(bookIntent(instrument.symbol, draft)));
  }
}
