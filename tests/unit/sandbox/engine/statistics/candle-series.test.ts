import { candleEnd } from '../../../../../sandbox/engine/model/intervals';
import { CandleSeries, capacities } from '../../../../../sandbox/engine/statistics/candle-series';
import { minute } from '../../../../../src/domain/shared/instant';

const start = Date.UTC(2026, 10, 20, 22, 17);

describe('the candles of a market', () => {
  it('begin with a trade and grow by those of the same minute', () => {
    const series = new CandleSeries('1m');
    expect([series.length, series.end]).toEqual([0, 0]);
    series.add(100, 2, 200n, start + 10_000);
    series.add(103, 1, 103n, start + 20_000);
    series.add(98, 4, 392n, start + minute - 1);
    expect(series.candle(0)).toStrictEqual({
      startAt: start,
      endAt: start + minute,
      ...{ open: 100, high: 103, low: 98, close: 98, volume: 7, amount: 695n, count: 3 },
    });
    expect([series.length, series.end, series.endOfNext]).toEqual([1, start + minute, start + 2 * minute]);
    series.add(99, 1, 99n, start + minute);
    expect([series.length, series.candle(1).open, series.candle(0).close]).toEqual([2, 99, 98]);
  });

  it('are found by the instant that they come after', () => {
    const series = new CandleSeries('1m');
    for (const at of [0, 1, 5]) series.add(100, 1, 100n, start + at * minute);
    const first = (at: number): number => series.firstAfter(start + at * minute);
    expect([first(-1), first(0), first(0.5), first(1), first(4.9), first(5)]).toEqual([0, 1, 1, 2, 2, 3]);
    expect(new CandleSeries('1m').firstAfter(start)).toBe(0);
  });

  it('can be told as a whole, as those of the past are', () => {
    const series = new CandleSeries('1h');
    const candle = {
      startAt: Date.UTC(2026, 10, 20, 22),
      ...{ open: 5, high: 9, low: 2, close: 7, volume: 11, amount: 60n, count: 3 },
    };
    series.append(candle);
    expect(series.candle(0)).toEqual({ ...candle, endAt: candleEnd('1h', candle.startAt) });
    series.add(10, 1, 10n, candle.startAt + minute);
    expect(series.candle(0)).toMatchObject({ high: 10, close: 10, volume: 12, amount: 70n, count: 4 });
  });

  it.each(['15m', '1d'] as const)(
    'of %s are as many as are kept, the newest, each with its own figures',
    (interval) => {
      const series = new CandleSeries(interval);
      const kept = capacities[interval];
      let at = start;
      const made: number[] = [];
      for (let count = 0; count < 2 * kept + 700; count += 1) {
        series.add(1_000 + count, count, BigInt(count), at);
        made.push(series.startAt(series.length - 1));
        at = series.end;
      }
      expect(series.length).toBeGreaterThanOrEqual(kept);
      // Dropped in blocks.
      expect(series.length).toBeLessThanOrEqual(kept + 256);
      const oldest = made.length - series.length;
      for (let index = 0; index < series.length; index += 1) {
        const count = oldest + index;
        const { startAt, open, volume, amount } = series.candle(index);
        expect([startAt, open, volume, amount]).toEqual([made[count], 1_000 + count, count, BigInt(count)]);
      }
    },
  );
});
