import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { OrderBookFeed } from '../../../../application/markets/order-book-feed';
import type { OrderBook } from '../../../../domain/markets/order-book';
import type { PriceGrouping } from '../../../../domain/markets/price-grouping';
import type { BookSideName } from './book-panel.store';
import type { OrderBookStore } from '../market/order-book.store';

/**
 * Opens the deeper feed of a book once the usual one falls short of what is to be shown, and keeps it until stopped.
 *
 * @param show told of the deeper feed while it is the better one, else of `undefined`
 */
export function deepenBook(
  store: OrderBookStore,
  fallsShort: (book: OrderBook) => boolean,
  show: (feed: OrderBookFeed | undefined) => void,
): Unsubscribe {
  const { feed, deeper } = store;
  if (!feed || !deeper) return () => undefined;
  let stops: readonly Unsubscribe[] = [];
  const choose = (): void => {
    if (deeper.status.current === 'live') show(deeper);
    // Where neither is live the rows stay as they are.
    else if (feed.status.current === 'live') show(undefined);
  };
  const look = (): void => {
    if (stops.length > 0 || !fallsShort(feed.book)) return;
    stops = [deeper.status.subscribe(choose), feed.status.subscribe(choose), deeper.start()];
  };
  const forget = feed.onChange(look);
  look();
  return () => {
    forget();
    for (const stop of stops) stop();
    show(undefined);
  };
}

/** Whether the exchange may know of levels that would fill the rows of a side, the last of them in full. */
export function isShort(book: OrderBook, side: BookSideName, rows: number, grouping: PriceGrouping): boolean {
  if (book.endOf(side) === undefined) return false;
  const levels = side === 'bid' ? book.bestBids(rows + 1, grouping) : book.bestAsks(rows + 1, grouping);
  return levels.length <= rows;
}
