import { OrderBookJoin } from '../../../../src/application/markets/order-book-join';
import type { OrderBookDelta } from '../../../../src/application/markets/market-stream.port';
import { OrderBook } from '../../../../src/domain/markets/order-book';

type Level = readonly [price: number, size: number];

const delta = (
  previousAt: number,
  at: number,
  bids: readonly Level[] = [],
  asks: readonly Level[] = [],
): OrderBookDelta => ({ symbol: 'SPOT_BTC_USDT', previousAt, at, bids, asks });
const snapshot = (at: number, bid = 100, ask = 101): never =>
  ({ symbol: 'SPOT_BTC_USDT', at, bids: [[bid, 1]], asks: [[ask, 1]] }) as never;

function joining() {
  const book = new OrderBook();
  return { book, join: new OrderBookJoin(book) };
}

describe('a snapshot and the changes after it', () => {
  it('is a book from the moment of the snapshot on', () => {
    const { book, join } = joining();
    expect(join.at).toBeUndefined();
    expect(join.receive(delta(1, 2))).toBe('kept');
    expect(join.take(snapshot(5))).toBe('applied');
    expect([join.at, book.bestBid]).toEqual([5, 100]);
    expect(join.receive(delta(5, 6, [[100.5, 1]]))).toBe('applied');
    expect([join.at, book.bestBid]).toEqual([6, 100.5]);
  });

  it('has the changes that came meanwhile on top, in the order of their times', () => {
    const { book, join } = joining();
    join.receive(delta(6, 7, [[100.5, 2]]));
    join.receive(delta(2, 4, [[99, 1]]));
    join.receive(delta(4, 6, [[100.5, 1]]));
    expect(join.take(snapshot(5))).toBe('applied');
    expect([join.at, book.bestBid]).toEqual([7, 100.5]);
  });

  it('takes no notice of a change that the snapshot has, nor of one that was said before', () => {
    const { book, join } = joining();
    join.receive(delta(4, 5, [[100.9, 1]]));
    join.take(snapshot(5));
    expect(book.bestBid).toBe(100);
    join.receive(delta(5, 6));
    expect(join.receive(delta(5, 6, [[100.9, 1]]))).toBe('ignored');
    expect(book.bestBid).toBe(100);
  });

  it('may begin with a change that reaches back before the snapshot, but goes on exactly', () => {
    const { join } = joining();
    join.take(snapshot(5));
    expect(join.receive(delta(3, 6))).toBe('applied');
    expect(join.receive(delta(5, 7))).toBe('broken');
    expect(join.at).toBeUndefined();
    // Each snapshot begins anew.
    expect(join.take(snapshot(8))).toBe('applied');
    expect(join.receive(delta(7, 9))).toBe('applied');
  });

  it('is broken where a change is missing; that one is kept for the next snapshot', () => {
    const { book, join } = joining();
    join.take(snapshot(5));
    expect(join.receive(delta(6, 7, [[100.5, 1]]))).toBe('broken');
    expect(join.receive(delta(7, 8))).toBe('kept');
    expect(join.take(snapshot(6))).toBe('applied');
    expect([join.at, book.bestBid]).toEqual([8, 100.5]);
  });

  it('cannot be joined to a snapshot that is older than every change, which are kept for another', () => {
    const { book, join } = joining();
    join.receive(delta(6, 7, [[100.5, 1]]));
    expect(join.take(snapshot(5))).toBe('broken');
    expect([join.at, book.bestBid]).toEqual([undefined, undefined]);
    expect(join.take(snapshot(6))).toBe('applied');
    expect(join.at).toBe(7);
  });

  it('is broken at a gap between the changes that came meanwhile; those behind it may follow another snapshot', () => {
    const { book, join } = joining();
    join.receive(delta(5, 6));
    join.receive(delta(8, 9, [[100.5, 1]]));
    join.receive(delta(9, 10, [[100.6, 1]]));
    expect(join.take(snapshot(5))).toBe('broken');
    expect(join.take(snapshot(8))).toBe('applied');
    expect([join.at, book.bestBid]).toEqual([10, 100.6]);
  });

  it('is broken where bids meet asks, and nothing of that is kept', () => {
    const { join } = joining();
    expect(join.take(snapshot(5, 102, 101))).toBe('broken');
    expect(join.at).toBeUndefined();
    join.take(snapshot(6));
    expect(join.receive(delta(6, 7, [[101, 1]]))).toBe('broken');
    expect(join.take(snapshot(6))).toBe('applied');
    expect(join.at).toBe(6);
  });

  it('is forgotten, but for the levels that are shown', () => {
    const { book, join } = joining();
    join.receive(delta(5, 6));
    join.reset();
    join.take(snapshot(4));
    join.reset();
    expect([join.at, book.bestBid]).toEqual([undefined, 100]);
    join.receive(delta(9, 10, [[100.5, 1]]));
    join.reset();
    expect(join.take(snapshot(9))).toBe('applied');
    expect([join.at, book.bestBid]).toEqual([9, 100]);
  });

  it('waits for a snapshot with the two thousand newest changes', () => {
    const { join } = joining();
    for (let at = 1; at <= 2_001; at += 1) join.receive(delta(at - 1, at));
    // The oldest is gone: a snapshot that would need it comes too late.
    expect(join.take(snapshot(0))).toBe('broken');
    expect(join.take(snapshot(1))).toBe('applied');
    expect(join.at).toBe(2_001);
  });
});
