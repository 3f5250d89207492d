import { fc } from '../../../support/properties';
import { bidShare, depthToLevel, depthWithin, walkTo } from '../../../../src/domain/markets/depth';
import { OrderBook } from '../../../../src/domain/markets/order-book';
import { PriceGrouping } from '../../../../src/domain/markets/price-grouping';
import { decimal } from '../../../../src/domain/shared/decimal';

const book = new OrderBook();
book.applySnapshot({
  bids: [
    [99, 1],
    [98, 3],
  ],
  asks: [
    [101, 2],
    [103, 2],
  ],
});

it('says what taking everything up to a level comes to', () => {
  expect(depthToLevel(book.bestAsks(5)[1]!, 100)).toEqual({
    base: 4,
    quote: 408,
    averagePrice: 102,
    distancePercent: 3,
  });
  expect(depthToLevel(book.bestBids(5)[1]!, 100)).toMatchObject({
    base: 4,
    quote: 393,
    averagePrice: 98.25,
    distancePercent: -2,
  });
  expect(depthToLevel(book.bestBids(1)[0]!, undefined).distancePercent).toBeUndefined();
  expect(depthToLevel(book.bestBids(1)[0]!, 0).distancePercent).toBeUndefined();
});

it('says how much rests near the middle', () => {
  expect(depthWithin(book.bestBids(5), 100, 0.01)).toBe(1);
  expect(depthWithin(book.bestBids(5), 100, 0.02)).toBe(4);
  expect(depthWithin(book.bestAsks(5), 100, 0.001)).toBe(0);
  expect(depthWithin(book.bestBids(5), 99, 0)).toBe(1);
});

it('compares the sides', () => {
  expect(bidShare(4, 12)).toBe(0.25);
  expect(bidShare(0, 0)).toBeUndefined();
  expect([bidShare(1, 0), bidShare(0, 1)]).toEqual([1, 0]);
});

const levels = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 90 })), {
  minLength: 1,
  maxLength: 30,
  selector: ([price]) => price,
});

describe('a walk up to a price', () => {
  it('costs what buying level by level costs', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 0, max: 520 }), (asks, price) => {
        const subject = new OrderBook();
        subject.applySnapshot({ bids: [], asks });
        const taken = asks.filter(([at]) => at <= price);
        const walk = walkTo(price, subject.bestAsks(100), 'ask');
        expect(walk.base).toBe(taken.reduce((sum, [, size]) => sum + size, 0));
        expect(walk.quote).toBe(taken.reduce((sum, [at, size]) => sum + at * size, 0));
        if (taken.length > 0) {
          const best = Math.min(...taken.map(([at]) => at));
          expect(walk.averagePrice).toBeCloseTo(walk.quote / walk.base, 10);
          expect(walk.slippagePercent).toBeCloseTo(((walk.quote / walk.base - best) / best) * 100, 8);
        }
      }),
    );
  });

  it('takes bids from the highest down', () => {
    expect(walkTo(98, book.bestBids(5), 'bid')).toMatchObject({ base: 4, quote: 393 });
    expect(walkTo(98.5, book.bestBids(5), 'bid')).toMatchObject({ base: 1, quote: 99, slippagePercent: 0 });
    expect(walkTo(99.5, book.bestBids(5), 'bid')).toEqual({
      base: 0,
      quote: 0,
      averagePrice: undefined,
      slippagePercent: 0,
    });
  });

  it('slips away from the best price, never towards it', () => {
    expect(walkTo(98, book.bestBids(5), 'bid')).toEqual({
      base: 4,
      quote: 393,
      averagePrice: 98.25,
      slippagePercent: expect.closeTo(0.7576, 4) as number,
    });
    expect(walkTo(103, book.bestAsks(5), 'ask').slippagePercent).toBeCloseTo(0.9901, 4);
    expect(walkTo(103, [], 'ask')).toMatchObject({ base: 0, averagePrice: undefined });
  });

  it('never gets cheaper by grouping', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 50 }), (asks, multiple) => {
        const subject = new OrderBook();
        subject.applySnapshot({ bids: [], asks });
        const grouped = subject.bestAsks(100, new PriceGrouping(decimal('1'), multiple));
        const single = subject.bestAsks(100);
        for (const { price, totalValue } of grouped)
          expect(walkTo(price, single, 'ask').quote).toBeCloseTo(totalValue, 6);
      }),
    );
  });
});
