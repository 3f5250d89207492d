import { OrderBook } from '../../../../src/domain/markets/order-book';
import { summarise } from '../../../../src/domain/markets/order-book-summary';

const levels = {
  bids: Array.from({ length: 5 }, (_, index) => [9_995 - index * 10, 1] as const),
  asks: Array.from({ length: 3 }, (_, index) => [10_005 + index * 10, 1] as const),
};

function bookOf(depth?: number): OrderBook {
  const book = new OrderBook(depth);
  book.applySnapshot(levels);
  return book;
}

describe('how far a book is known', () => {
  it('ends with a side as long as the feed tells of, and nowhere with a shorter one', () => {
    expect([bookOf(5).endOf('bid'), bookOf(5).endOf('ask')]).toEqual([9_955, undefined]);
    expect(bookOf().endOf('bid')).toBeUndefined();
  });

  it('is said of what was counted', () => {
    expect(summarise(bookOf(), 0.01)).toMatchObject({ near: 0.01, bids: 5, asks: 3 });
    // 0.45 % below the middle is as far as anybody tells.
    expect(summarise(bookOf(5), 0.01)).toMatchObject({ near: 0.0045, bids: 5, asks: 3 });
    expect(summarise(bookOf(5), 0.001)).toMatchObject({ near: 0.001, bids: 1, asks: 1 });
  });
});
