import type { Order } from '../../../../domain/trading/order';
import { LiveStore } from '../desk/live.store';

/** The account's open orders of the book, as margin counts them. */
export class BookOrdersStore extends LiveStore<readonly Order[]> {}
