import type { Order } from '../../../../domain/trading/order';
import { LiveStore } from '../desk/live.store';
import type { Needs } from '../../../../application/kernel/token';
import { OpenOrders } from '../../../../application/trading/open-orders';

/** The account's open orders of the book, as margin counts them. */
export class BookOrdersStore extends LiveStore<readonly Order[]> {
  static readonly needs: Needs<typeof BookOrdersStore> = [OpenOrders];
}
