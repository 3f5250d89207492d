import { minute } from '../../../../../src/domain/shared/instant';
import { PriceSeries } from '../../../../../sandbox/engine/statistics/price-series';

const began = Date.UTC(2026, 10, 21, 8, 30);
const read = (series: PriceSeries, interval: '1m' | '5m') =>
  series
    .candles(interval, { limit: 10 })
    .map(({ startAt, open, high, low, close }) => [startAt, open, high, low, close]);

it('has no gaps between candles while a price is taken, and one where it was not', () => {
  const series = new PriceSeries();
  series.add(100n, began, '1m');
  series.add(104n, began + 30_000, '1m');
  series.add(102n, began + minute, '1m');
  series.add(90n, began + 4 * minute, '1m');
  expect(read(series, '1m')).toEqual([
    [began + 4 * minute, 90, 90, 90, 90],
    [began + minute, 104, 104, 102, 102],
    [began, 100, 104, 100, 104],
  ]);
  expect(read(series, '5m')).toEqual([[began, 100, 104, 90, 90]]);
});

it('writes no candles that are finer than the steps in which time is run through', () => {
  const series = new PriceSeries();
  series.add(100n, began, '1h');
  expect(read(series, '1m')).toEqual([]);
  expect(series.candles('1h', { limit: 1 })).toHaveLength(1);
});
