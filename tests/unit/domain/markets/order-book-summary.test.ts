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

it('a book in short: its best prices, what lies between them, and how the sides compare', () => {
  expect(summarise(bookOf(), 0.002)).toEqual({
    bestBid: 9_995,
    bestAsk: 10_005,
    spread: 10,
    spreadPercent: 0.1,
    near: 0.002,
    bids: 2,
    asks: 2,
    bidShare: 0.5,
  });
  expect(summarise(bookOf(), 0.01)?.bidShare).toBe(0.625);
});

it('counts no further than the side that is known least far', () => {
  // The asks end 0.25 % above the middle, the bids go on.
  expect(summarise(bookOf(3), 0.01)).toMatchObject({ near: 0.0025, bids: 3, asks: 3 });
});

it.each([
  ['bids', { bids: [], asks: levels.asks }],
  ['asks', { bids: levels.bids, asks: [] }],
])('without %s there is nothing to say', (_side, remaining) => {
  const book = new OrderBook();
  book.applySnapshot(remaining);
  expect(summarise(book, 0.01)).toBeUndefined();
});
