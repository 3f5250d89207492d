import { reaction } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { OrderBookFeed } from '../../../../application/markets/order-book-feed';
import type { OrderBook } from '../../../../domain/markets/order-book';
import type { PriceGrouping } from '../../../../domain/markets/price-grouping';
import { deepenBook } from '../book/deepen-book';
import type { OrderBookStore } from '../market/order-book.store';
import { endsOf, type LadderRow } from './ladder-levels';

/** A market's book as far as a ladder needs it: read further once its rows go past what the market's feed tells of. */
export class LadderBook {
  #deep: OrderBookFeed | undefined;

  constructor(
    private readonly book: OrderBookStore,
    private readonly ladder: { readonly rows: readonly LadderRow[]; readonly grouping: PriceGrouping },
  ) {}

  /** `undefined` before anything is known. */
  get levels(): OrderBook | undefined {
    const { feed, status } = this.book;
    return feed && status !== 'loading' ? (this.#deep ?? feed).book : undefined;
  }

  /** Until stopped. */
  start(): Unsubscribe {
    const { book } = this;
    let stop: Unsubscribe = () => undefined;
    const end = reaction(
      () => [book.feed, this.ladder.grouping, book.status !== 'loading'],
      () => {
        stop();
        stop = deepenBook(
          book,
          (levels) => this.#fallsShort(levels),
          (feed) => (this.#deep = feed),
        );
      },
      { fireImmediately: true },
    );
    return () => {
      end();
      stop();
    };
  }

  #fallsShort(levels: OrderBook): boolean {
    const { rows, grouping } = this.ladder;
    const { bid, ask } = endsOf(levels, grouping);
    return rows.length > 0 && (rows.at(-1)!.number <= bid || rows[0]!.number >= ask);
  }
}
