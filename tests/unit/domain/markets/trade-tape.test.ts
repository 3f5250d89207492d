import * as fc from 'fast-check';
import type { MarketTrade } from '../../../../src/domain/markets/market-trade';
import { largeSize, mergedByMoment } from '../../../../src/domain/markets/trade-tape';

const trade = fc.record({
  symbol: fc.constant('SPOT_BTC_USDT'),
  at: fc.integer({ min: 1, max: 4 }),
  side: fc.constantFrom('BUY' as const, 'SELL' as const),
  price: fc.integer({ min: 90, max: 110 }),
  size: fc.integer({ min: 1, max: 100 }),
});
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('trades of one moment as one', () => {
  it('keep what was traded and what was paid', () => {
    fc.assert(
      fc.property(fc.array(trade, { maxLength: 30 }), (trades) => {
        const lines = mergedByMoment(trades);
        expect(sum(lines.map(({ size }) => size))).toBe(sum(trades.map(({ size }) => size)));
        expect(sum(lines.map(({ count }) => count))).toBe(trades.length);
        expect(sum(lines.map(({ size, price }) => size * price))).toBeCloseTo(sum(trades.map(({ size, price }) => size * price)), 6);
        expect(lines.slice(1).every((line, index) => line.at !== lines[index]!.at || line.side !== lines[index]!.side)).toBe(true);
      }),
    );
  });

  it('leaves other trades alone', () => {
    const one: MarketTrade = { symbol: 'SPOT_BTC_USDT', at: 2, side: 'BUY', price: 100, size: 0.1 };
    expect(mergedByMoment([one, { ...one, price: 103, size: 0.2 }, { ...one, at: 1 }])).toEqual([
      { ...one, price: 102, size: 0.3, count: 2 },
      { ...one, at: 1, count: 1 },
    ]);
  });
});

it('knows which size stands out once there is something to compare with', () => {
  expect(largeSize(Array.from({ length: 9 }, () => ({ size: 1 })))).toBeUndefined();
  expect(largeSize([...Array.from({ length: 20 }, () => ({ size: 2 })), { size: 900 }])).toBe(20);
});
