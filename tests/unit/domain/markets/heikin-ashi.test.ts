import { fc } from '../../../support/properties';
import { heikinAshi, type PriceBar } from '../../../../src/domain/markets/heikin-ashi';

it('takes the mean of the candle for the close and the middle of the bar before for the open', () => {
  const bars = heikinAshi([
    { open: 10, high: 14, low: 8, close: 12 },
    { open: 12, high: 16, low: 11, close: 15 },
  ]);
  expect(bars).toEqual([
    { open: 11, close: 11, high: 14, low: 8 },
    { open: 11, close: 13.5, high: 16, low: 11 },
  ]);
});

const price = fc.double({ min: 0.0001, max: 1e6, noNaN: true });
const candle: fc.Arbitrary<PriceBar> = fc.tuple(price, price, price, price).map(([open, close, one, other]) => ({
  open,
  close,
  high: Math.max(open, close, one, other),
  low: Math.min(open, close, one, other),
}));

it('makes a bar of each candle that reaches around its open and close', () => {
  fc.assert(
    fc.property(fc.array(candle), (candles) => {
      const bars = heikinAshi(candles);
      expect(bars).toHaveLength(candles.length);
      for (const { open, high, low, close } of bars) {
        expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
        expect(low).toBeLessThanOrEqual(Math.min(open, close));
      }
    }),
  );
});

it('keeps what it was when newer candles come', () => {
  fc.assert(
    fc.property(fc.array(candle), candle, (candles, newest) => {
      expect(heikinAshi([...candles, newest]).slice(0, -1)).toEqual(heikinAshi(candles));
    }),
  );
});
