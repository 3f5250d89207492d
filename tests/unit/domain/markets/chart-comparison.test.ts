import { fc } from '../../../support/properties';
import { comparedChange, comparedPrices } from '../../../../src/domain/markets/chart-comparison';

const bars = (...closes: readonly number[]) => closes.map((close, index) => ({ at: index * 60, close }));
const closes = (...all: readonly (number | undefined)[]) =>
  new Map(all.flatMap((close, index) => (close === undefined ? [] : [[index * 60, close] as const])));

it('runs where the market on the chart would be, had it moved as the other did', () => {
  expect(comparedPrices(bars(100, 110, 120), closes(10, 20, 5), 0)).toEqual([100, 200, 50]);
  expect(comparedPrices(bars(100, 110, 120), closes(10, 20, 5), 60)).toEqual([55, 110, 27.5]);
});

it('is at the close before where the other market has no candle, and nowhere before its first', () => {
  expect(comparedPrices(bars(100, 110, 120), closes(undefined, 20, undefined), 0)).toEqual([undefined, 110, 110]);
  expect(comparedPrices(bars(100, 110), closes(), 0)).toEqual([undefined, undefined]);
});

it('tells what a market made over the time in the picture', () => {
  expect(comparedChange(bars(1, 1, 1, 1), closes(10, 20, 25, 50), 60, 120)).toBe(25);
  expect(comparedChange(bars(1, 1), closes(), 0, 60)).toBeUndefined();
});

it('counts the first and the last bar of the picture, and nothing before or after', () => {
  const other = closes(10, 20, 30, 60, 90);
  expect(comparedChange(bars(1, 1, 1, 1, 1), other, 60, 180)).toBe(200);
  expect(comparedChange(bars(1, 1, 1, 1, 1), other, 61, 179)).toBe(0);
  expect(comparedChange(bars(1, 1, 1, 1, 1), other, 300, 400)).toBeUndefined();
});

it('is level with the market on the chart at the first bar of the picture that both have', () => {
  expect(comparedPrices(bars(100, 110, 120), closes(undefined, undefined, 60), 0)).toEqual([undefined, undefined, 120]);
  expect(comparedPrices(bars(100, 110, 120), closes(50, 55, 60), 61)).toEqual([100, 110, 120]);
  expect(comparedPrices(bars(100, 110), closes(50, 55), 61)).toEqual([undefined, undefined]);
});

it('begins at the close of the market on the chart, and moves by the same percent as the other', () => {
  const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(price, price), { minLength: 1, maxLength: 40 }), fc.nat(39), (pairs, from) => {
      const since = (from % pairs.length) * 60;
      const chart = bars(...pairs.map(([close]) => close));
      const other = closes(...pairs.map(([, close]) => close));
      const line = comparedPrices(chart, other, since);
      const first = since / 60;
      expect(line[first]).toBeCloseTo(chart[first]!.close, 6);
      const moved = (line.at(-1)! / line[first]! - 1) * 100;
      const change = comparedChange(chart, other, since, Infinity)!;
      expect(Math.abs(moved - change)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(change)));
    }),
  );
});
