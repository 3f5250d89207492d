import { minute } from '../../../../src/domain/shared/instant';
import { withPrice } from '../../../../src/domain/markets/taken-price';

const startAt = Date.UTC(2026, 10, 21, 8, 30);
const newest = { startAt, open: 10, high: 12, low: 9, close: 11, volume: 0, amount: 0 };

it('is within the candle that is open, up to its last millisecond', () => {
  expect(withPrice(newest, 13, startAt + minute - 1, '1m')).toEqual({ ...newest, high: 13, close: 13 });
});

it('begins the next candle where the one before ended', () => {
  expect(withPrice(newest, 8, startAt + minute, '1m')).toMatchObject({
    startAt: startAt + minute,
    open: 11,
    high: 11,
    low: 8,
    close: 8,
  });
});

it('leaves out candles in which nothing was heard', () => {
  expect(withPrice(newest, 8, startAt + 5 * minute, '1m')).toMatchObject({ startAt: startAt + 5 * minute, open: 11 });
});

it('traded nothing in a candle that no trade was heard of', () => {
  const traded = { ...newest, volume: 3, amount: 33 };
  expect(withPrice(traded, 8, startAt + minute, '1m')).toMatchObject({ volume: 0, amount: 0 });
  expect(withPrice(traded, 8, startAt, '1m')).toMatchObject({ volume: 3, amount: 33 });
});
