import { fc } from '../../../support/properties';
import { OrderBook, type PriceAndSize } from '../../../../src/domain/markets/order-book';
import { PriceGrouping } from '../../../../src/domain/markets/price-grouping';
import { decimal } from '../../../../src/domain/shared/decimal';

const snapshot = {
  bids: [
    [99, 1],
    [98.5, 2],
    [98, 3],
  ],
  asks: [
    [100, 1.5],
    [100.5, 2.5],
    [101, 3.5],
  ],
} as const;

const levels = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 5 })), { maxLength: 12 });
const changes = fc.array(fc.record({ bids: levels, asks: levels }), { maxLength: 40 });

describe('order book', () => {
  let book: OrderBook;
  beforeEach(() => {
    book = new OrderBook();
    book.applySnapshot(snapshot);
  });

  it('gives bids from the highest and asks from the lowest, with running totals', () => {
    expect(book.bestBids(2)).toEqual([
      { price: 99, size: 1, total: 1, value: 99, totalValue: 99 },
      { price: 98.5, size: 2, total: 3, value: 197, totalValue: 296 },
    ]);
    expect(book.bestAsks(10)).toEqual([
      { price: 100, size: 1.5, total: 1.5, value: 150, totalValue: 150 },
      { price: 100.5, size: 2.5, total: 4, value: 251.25, totalValue: 401.25 },
      { price: 101, size: 3.5, total: 7.5, value: 353.5, totalValue: 754.75 },
    ]);
    expect([book.bestBid, book.bestAsk]).toEqual([99, 100]);
  });

  it('replaces, adds and removes levels by a change', () => {
    book.applyDelta({
      bids: [
        [99, 0],
        [98.75, 4],
        [98, 5],
      ],
      asks: [[99.5, 1]],
    });
    expect(book.bestBids(10).map(({ price, size }) => [price, size])).toEqual([
      [98.75, 4],
      [98.5, 2],
      [98, 5],
    ]);
    expect(book.bestAsk).toBe(99.5);
  });

  it('ignores the removal of a level it never had', () => {
    book.applyDelta({ bids: [[1, 0]], asks: [[500, 0]] });
    expect(book.bestBids(10)).toHaveLength(3);
    expect(book.bestAsks(10)).toHaveLength(3);
  });

  it('is replaced as a whole by a snapshot', () => {
    book.applySnapshot({ bids: [], asks: [[7, 1]] });
    expect(book.bestBids(10)).toEqual([]);
    expect(book.bestAsks(10)).toEqual([{ price: 7, size: 1, total: 1, value: 7, totalValue: 7 }]);
    expect(book.bestBid).toBeUndefined();
  });

  it('keeps no more levels than its feed keeps up to date', () => {
    const shallow = new OrderBook(2);
    shallow.applySnapshot(snapshot);
    shallow.applyDelta({ bids: [[99.5, 9]], asks: [] });
    shallow.applyDelta({ bids: [[99.5, 0]], asks: [] });
    expect(shallow.bestBids(10).map(({ price, size }) => [price, size])).toEqual([[99, 1]]);
  });

  it('keeps the sizes of the levels it keeps', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 8 }), (all, depth) => {
        const subject = new OrderBook(depth);
        // A feed of this depth: the best levels as they are after each change, and what has left them.
        let [before, best]: PriceAndSize[][] = [[], []];
        const levelsNow = new Map<number, number>();
        for (const { bids } of all) {
          for (const [price, size] of bids) levelsNow.set(price, size);
          before = best!;
          best = [...levelsNow]
            .filter(([, size]) => size > 0)
            .sort((a, b) => b[0] - a[0])
            .slice(0, depth);
          const gone = before.filter(([price]) => !best!.some(([kept]) => kept === price));
          subject.applyDelta({ bids: [...best, ...gone.map(([price]): PriceAndSize => [price, 0])], asks: [] });
          expect(subject.bestBids(100).map(({ price, size }) => [price, size])).toEqual(best);
        }
      }),
    );
  });

  it('keeps the sizes of the best levels where it forgets the others', () => {
    const shallow = new OrderBook(2);
    shallow.applySnapshot({
      bids: [
        [99, 1],
        [98, 2],
        [97, 3],
      ],
      asks: [
        [100, 4],
        [101, 5],
        [102, 6],
      ],
    });
    expect(shallow.bestBids(10).map(({ price, size, total }) => [price, size, total])).toEqual([
      [99, 1, 1],
      [98, 2, 3],
    ]);
    expect(shallow.bestAsks(10).map(({ price, size, total }) => [price, size, total])).toEqual([
      [100, 4, 4],
      [101, 5, 9],
    ]);
  });

  it('knows when it is crossed', () => {
    expect(book.isCrossed).toBe(false);
    book.applyDelta({ bids: [[100, 1]], asks: [] });
    expect(book.isCrossed).toBe(true);
  });

  it('keeps a size of many digits as it is, and adds from it', () => {
    book.applySnapshot({
      bids: [
        [100, 0.123456789012345],
        [99, 1],
      ],
      asks: [],
    });
    expect(book.bestBids(2).map(({ total }) => total)).toEqual([0.123456789012345, 1.1234567890123]);
  });

  it('is not crossed while a side is empty', () => {
    book.applySnapshot({ bids: [[100, 1]], asks: [] });
    expect([book.isCrossed, book.bestBid, book.bestAsk]).toEqual([false, 100, undefined]);
    book.applySnapshot({ bids: [], asks: [[100, 1]] });
    expect([book.isCrossed, book.bestBid, book.bestAsk]).toEqual([false, undefined, 100]);
  });

  it('knows how much rests on each side', () => {
    expect(book.volumes).toEqual({ bids: 6, asks: 7.5 });
  });

  it('gives no more groups than it is asked for', () => {
    const grouping = new PriceGrouping(decimal('0.5'), 1);
    expect(book.bestBids(2, grouping).map(({ price }) => price)).toEqual([99, 98.5]);
    expect(book.bestAsks(0, grouping)).toEqual([]);
  });

  it('adds sizes without the dust of binary fractions', () => {
    book.applySnapshot({
      bids: Array.from({ length: 8 }, (_, index): PriceAndSize => [90 - index, 0.1]),
      asks: [],
    });
    expect(book.bestBids(8).map((level) => level.total)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]);
  });

  it('groups bids downwards and asks upwards', () => {
    const grouping = new PriceGrouping(decimal('0.5'), 2);
    expect(book.bestBids(10, grouping)).toEqual([
      { price: 99, size: 1, total: 1, value: 99, totalValue: 99 },
      { price: 98, size: 5, total: 6, value: 491, totalValue: 590 },
    ]);
    expect(book.bestAsks(10, grouping)).toEqual([
      { price: 100, size: 1.5, total: 1.5, value: 150, totalValue: 150 },
      { price: 101, size: 6, total: 7.5, value: 604.75, totalValue: 754.75 },
    ]);
  });

  it.each([
    ['0.01', 10, 1.1, 1.1, 1.1],
    ['0.01', 10, 1.15, 1.1, 1.2],
    ['0.0000001', 1, 1.23e-5, 1.23e-5, 1.23e-5],
    ['0.0000001', 100, 1.23e-5, 1e-5, 2e-5],
    ['0.00001', 5, 0.07319, 0.07315, 0.0732],
    ['1', 100, 60480, 60400, 60500],
    ['10', 10, 60480, 60400, 60500],
  ])('tick %s times %d groups %d to %d and %d', (tick, multiple, price, floor, ceiling) => {
    const grouping = new PriceGrouping(decimal(tick), multiple);
    expect(grouping.floor(price)).toBe(floor);
    expect(grouping.ceiling(price)).toBe(ceiling);
  });

  it('holds what a plain map of levels holds, after any changes', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const bids = new Map<number, number>();
        const asks = new Map<number, number>();
        const subject = new OrderBook();
        for (const change of all) {
          subject.applyDelta(change);
          for (const [side, rows] of [
            [bids, change.bids],
            [asks, change.asks],
          ] as const) {
            for (const [price, size] of rows) {
              if (size === 0) side.delete(price);
              else side.set(price, size);
            }
          }
        }
        expect(subject.bestBids(100).map(({ price, size }) => [price, size])).toEqual(
          [...bids].sort((a, b) => b[0] - a[0]),
        );
        expect(subject.bestAsks(100).map(({ price, size }) => [price, size])).toEqual(
          [...asks].sort((a, b) => a[0] - b[0]),
        );
      }),
    );
  });

  it('never crosses by grouping, and loses no size', () => {
    fc.assert(
      fc.property(levels, levels, fc.integer({ min: 1, max: 200 }), (bids, asks, multiple) => {
        const subject = new OrderBook();
        subject.applySnapshot({
          bids: bids.map(([price, size]) => [price / 100, size]),
          asks: asks.map(([price, size]) => [(price + 60) / 100, size]),
        });
        const grouping = new PriceGrouping(decimal('0.01'), multiple);
        const groupedBids = subject.bestBids(100, grouping);
        const groupedAsks = subject.bestAsks(100, grouping);
        if (groupedBids[0] && groupedAsks[0]) expect(groupedBids[0].price).toBeLessThan(groupedAsks[0].price);
        expect(groupedBids.at(-1)?.total).toBe(subject.bestBids(100).at(-1)?.total);
        expect(groupedAsks.at(-1)?.total).toBe(subject.bestAsks(100).at(-1)?.total);
        expect(groupedAsks.at(-1)?.totalValue ?? 0).toBeCloseTo(subject.bestAsks(100).at(-1)?.totalValue ?? 0, 8);
      }),
    );
  });
});
