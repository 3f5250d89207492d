import { fc } from '../../../support/properties';
import type { MarketTrade } from '../../../../src/domain/markets/market-trade';
import { largeSize, mergedWithin } from '../../../../src/domain/markets/trade-tape';

const trade = fc.record({
  symbol: fc.constant('SPOT_BTC_USDT'),
  at: fc.integer({ min: 1, max: 4 }),
  side: fc.constantFrom('BUY' as const, 'SELL' as const),
  price: fc.integer({ min: 90, max: 110 }),
  size: fc.integer({ min: 1, max: 100 }),
});
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('trades that are added up', () => {
  it('keep what was traded and what was paid', () => {
    fc.assert(
      fc.property(fc.array(trade, { maxLength: 30 }), (trades) => {
        const newestFirst = [...trades].sort((a, b) => b.at - a.at);
        const lines = mergedWithin(newestFirst, 1);
        expect(sum(lines.map(({ size }) => size))).toBe(sum(trades.map(({ size }) => size)));
        expect(sum(lines.map(({ count }) => count))).toBe(trades.length);
        expect(sum(lines.map(({ size, price }) => size * price))).toBeCloseTo(
          sum(trades.map(({ size, price }) => size * price)),
          6,
        );
        expect(new Set(lines.map(({ at, side }) => `${at} ${side}`)).size).toBe(lines.length);
      }),
    );
  });

  it('leaves other trades alone', () => {
    const one: MarketTrade = { symbol: 'SPOT_BTC_USDT', at: 2, side: 'BUY', price: 100, size: 0.1 };
    expect(mergedWithin([one, { ...one, price: 103, size: 0.2 }, { ...one, at: 1 }], 1)).toEqual([
      { ...one, price: 102, size: 0.3, count: 2 },
      { ...one, at: 1, count: 1 },
    ]);
  });
});

it('adds up the trades of a window by side, and keeps the name of a line that grows', () => {
  const at = (time: number, side: 'BUY' | 'SELL', id: number) => ({
    symbol: 'SPOT_BTC_USDT',
    at: time,
    side,
    price: 100,
    size: 1,
    id,
  });
  const before = [at(5_100, 'BUY', 3), at(5_050, 'SELL', 2), at(5_000, 'BUY', 1), at(4_999, 'BUY', 0)];
  const shown = (trades: typeof before) =>
    mergedWithin(trades, 5_000).map(({ id, at: time, side, size }) => [id, time, side, size]);
  expect(shown(before)).toEqual([
    [1, 5_100, 'BUY', 2],
    [2, 5_050, 'SELL', 1],
    [0, 4_999, 'BUY', 1],
  ]);
  expect(shown([at(9_999, 'BUY', 4), ...before])[0]).toEqual([1, 9_999, 'BUY', 3]);
});

it('knows which size stands out once there is something to compare with', () => {
  expect(largeSize(Array.from({ length: 9 }, () => ({ size: 1 })))).toBeUndefined();
  expect(largeSize([...Array.from({ length: 20 }, () => ({ size: 2 })), { size: 900 }])).toBe(20);
});

it('compares with the middle size of ten trades or more, in whichever order they come', () => {
  const sizes = [9, 1, 8, 2, 7, 3, 6, 4, 5, 100].map((size) => ({ size }));
  expect(largeSize(sizes)).toBe(60);
  expect(largeSize(sizes.toReversed())).toBe(60);
  expect(largeSize(sizes.slice(1))).toBeUndefined();
  expect(largeSize([...sizes, { size: 0.5 }])).toBe(50);
});
