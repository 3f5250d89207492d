import { fc } from '../../../../support/properties';
import { candleIntervals } from '../../../../../src/domain/markets/candle';
import { minute } from '../../../../../src/domain/shared/instant';
import { candleEnd, candleStart } from '../../../../../sandbox/engine/model/intervals';
import { MarketStatistics } from '../../../../../sandbox/engine/statistics/market-statistics';
import type { EngineTrade } from '../../../../../sandbox/engine/model/market-data';

const start = Date.UTC(2026, 10, 20, 22, 17);

const trades = fc
  .array(
    fc.record({
      wait: fc.integer({ min: 0, max: 20 * minute }),
      price: fc.integer({ min: 50, max: 150 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 200 },
  )
  .map((rows) => {
    let at = start;
    return rows.map(({ wait, price, quantity }, index): EngineTrade => ({
      tradeId: index,
      symbol: 'S',
      price,
      quantity,
      side: 'BUY',
      at: (at += wait),
    }));
  });

function statisticsOf(list: readonly EngineTrade[]): MarketStatistics {
  const statistics = new MarketStatistics('S');
  for (const trade of list) statistics.add(trade, BigInt(trade.price * trade.quantity));
  return statistics;
}

describe('statistics of a market', () => {
  it('has, in every interval, exactly the candles its trades make', () => {
    fc.assert(
      fc.property(trades, fc.constantFrom(...candleIntervals), (list, interval) => {
        const candles = [...statisticsOf(list).candles(interval, { limit: 5000 })].reverse();
        const starts = [...new Set(list.map(({ at }) => candleStart(interval, at)))];
        expect(candles.map((candle) => candle.startAt)).toEqual(starts);
        for (const candle of candles) {
          const own = list.filter(({ at }) => at >= candle.startAt && at < candleEnd(interval, candle.startAt));
          const prices = own.map(({ price }) => price);
          expect(candle).toEqual({
            startAt: candle.startAt,
            endAt: candleEnd(interval, candle.startAt),
            open: prices[0],
            close: prices[prices.length - 1],
            high: Math.max(...prices),
            low: Math.min(...prices),
            volume: own.reduce((sum, { quantity }) => sum + quantity, 0),
            amount: own.reduce((sum, { price, quantity }) => sum + BigInt(price * quantity), 0n),
            count: own.length,
          });
        }
      }),
    );
  });

  it('pages through candles by exclusive bounds', () => {
    const list = Array.from({ length: 40 }, (_, index): EngineTrade => ({
      tradeId: index,
      symbol: 'S',
      price: 100 + index,
      quantity: 1,
      side: 'SELL',
      at: start + index * minute,
    }));
    const statistics = statisticsOf(list);
    const all = statistics.candles('5m', { limit: 100 });
    const newest = statistics.candles('5m', { limit: 3 });
    const older = statistics.candles('5m', { limit: 3, before: newest[2]!.startAt });
    expect([...newest, ...older]).toEqual(all.slice(0, 6));
    expect(statistics.candles('5m', { limit: 100, after: newest[2]!.startAt })).toEqual(all.slice(0, 2));
  });

  it('sums up the last 24 hours and forgets what is older', () => {
    const trade = (at: number, price: number): EngineTrade => ({
      tradeId: at,
      symbol: 'S',
      price,
      quantity: 2,
      side: 'BUY',
      at,
    });
    const statistics = statisticsOf([
      trade(start, 90),
      trade(start + 60 * minute, 120),
      trade(start + 90 * minute, 100),
    ]);
    expect(statistics.ticker(start + 91 * minute)).toMatchObject({
      open: 90,
      high: 120,
      low: 90,
      close: 100,
      volume: 6,
      count: 3,
    });
    expect(statistics.ticker(start + 24 * 60 * minute + 59_000)).toMatchObject({
      open: 120,
      high: 120,
      low: 100,
      volume: 4,
      count: 2,
    });
    expect(statistics.ticker(start + 48 * 60 * minute)).toMatchObject({
      open: 100,
      close: 100,
      volume: 0,
      amount: 0n,
      count: 0,
    });
  });

  it('keeps the latest 500 trades, the last first, and tells as many as are asked for', () => {
    const trade = (tradeId: number): EngineTrade => ({
      ...{ tradeId, symbol: 'S', price: 100, quantity: 1, side: 'BUY', at: start + tradeId },
    });
    const statistics = statisticsOf(Array.from({ length: 1_002 }, (_, index) => trade(index)));
    const ids = (limit: number): readonly number[] => statistics.recentTrades(limit).map(({ tradeId }) => tradeId);
    expect(ids(3)).toEqual([1_001, 1_000, 999]);
    expect(ids(2_000)).toEqual(Array.from({ length: 500 }, (_, index) => 1_001 - index));
    expect(statistics.tape.length).toBeLessThanOrEqual(1_000);
  });

  it('leaves fine candles and the tape alone while weeks are run through in coarse steps', () => {
    const statistics = new MarketStatistics('S');
    expect(statistics.ticker(start)).toBeUndefined();
    statistics.finest = '1h';
    statistics.add({ tradeId: 1, symbol: 'S', price: 100, quantity: 2, side: 'BUY', at: start }, 200n);
    expect(statistics.recentTrades(10)).toEqual([]);
    expect([statistics.candles('1m', { limit: 9 }), statistics.candles('15m', { limit: 9 })]).toEqual([[], []]);
    expect(statistics.candles('1h', { limit: 9 })).toMatchObject([{ open: 100, volume: 2 }]);
    // Of the last day nothing is known by the minute.
    expect(statistics.ticker(start + minute)).toEqual({
      ...{ symbol: 'S', open: 100, close: 100, high: 100, low: 100, volume: 0, amount: 0n, count: 0 },
      lastTradeAt: start,
    });
    statistics.finest = '1m';
    statistics.add({ tradeId: 2, symbol: 'S', price: 104, quantity: 1, side: 'SELL', at: start + minute }, 104n);
    expect(statistics.ticker(start + minute)).toEqual({
      ...{ symbol: 'S', open: 104, close: 104, high: 104, low: 104, volume: 1, amount: 104n, count: 1 },
      lastTradeAt: start + minute,
    });
    expect(statistics.recentTrades(10)).toHaveLength(1);
  });

  it('grows with every trade of the running minute, and leaves the window to the minute', () => {
    const trade = (at: number, price: number): EngineTrade => ({
      ...{ tradeId: at, symbol: 'S', price, quantity: 1, side: 'BUY', at },
    });
    const statistics = statisticsOf([trade(start, 100), trade(start + 5 * minute, 110)]);
    const now = start + 5 * minute + 10_000;
    expect(statistics.ticker(now)).toMatchObject({ high: 110, low: 100, volume: 2, amount: 210n, count: 2 });
    statistics.add(trade(now, 90), 90n);
    expect(statistics.ticker(now)).toMatchObject({ open: 100, close: 90, low: 90, volume: 3, amount: 300n, count: 3 });
    const dayOn = start + 24 * 60 * minute;
    expect(statistics.ticker(dayOn - 1)).toMatchObject({ open: 100, volume: 3 });
    expect(statistics.ticker(dayOn)).toMatchObject({ open: 110, high: 110, low: 90, volume: 2 });
    expect(statistics.ticker(dayOn + 5 * minute - 1)).toMatchObject({ open: 110, volume: 2 });
    expect(statistics.ticker(dayOn + 5 * minute)).toMatchObject({ open: 90, close: 90, volume: 0 });
  });

  it('starts weeks on Monday and months on the first, in UTC', () => {
    const friday = Date.UTC(2026, 10, 20, 15);
    expect(candleStart('1w', friday)).toBe(Date.UTC(2026, 10, 16));
    expect(candleStart('1M', friday)).toBe(Date.UTC(2026, 10, 1));
    expect(candleEnd('1M', Date.UTC(2026, 1, 1))).toBe(Date.UTC(2026, 2, 1));
  });
});
