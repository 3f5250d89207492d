import { fc } from '../../../support/properties';
import type { Candle } from '../../../../src/domain/markets/candle';
import { marketMove, neededDays, type MarketPast } from '../../../../src/domain/markets/market-moves';
import type { Ticker } from '../../../../src/domain/markets/ticker';
import { day, hour } from '../../../../src/domain/shared/instant';

const today = Date.UTC(2026, 10, 21);
const now = today + 10 * hour + 20 * 60_000;

function ticker(more: Partial<Ticker> = {}): Ticker {
  return {
    symbol: 'SPOT_BTC_USDT',
    open: 100,
    close: 110,
    high: 112,
    low: 98,
    volume: 10,
    amount: 3_000,
    count: 5,
    ...more,
  };
}

/** Days of a market that never moved, today last. */
function days(count: number, more: (daysAgo: number) => Partial<Candle> = () => ({})): readonly Candle[] {
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    return {
      startAt: today - ago * day,
      open: 100,
      high: 105,
      low: 95,
      close: 100,
      volume: 10,
      amount: 1_000,
      ...more(ago),
    };
  });
}

const move = (past: MarketPast, period: Parameters<typeof marketMove>[2] = '24h', more: Partial<Ticker> = {}) =>
  marketMove(ticker(more), past, period, now);

test('a day counts from the ticker, seven days from the midnight they began at', () => {
  const past = { days: days(32, (ago) => (ago === 7 ? { open: 88 } : ago === 30 ? { open: 220 } : {})) };
  expect(move(past).change).toBeCloseTo(10);
  expect(move(past, '7d').change).toBeCloseTo(25);
  expect(move(past, '30d').change).toBeCloseTo(-50);
});

test('four hours count from the close of the full hour that is nearest', () => {
  const hours = [5, 6, 7].map((at) => [today + (at - 1) * hour, at * 10] as const);
  // 06:20 is nearest to 06:00, when the hour of five closed.
  expect(move({ hours }, '4h').change).toBeCloseTo((110 / 60 - 1) * 100);
  expect(move({ hours: hours.slice(2) }, '4h').change).toBeUndefined();
});

test('a listing of this week has no change of seven days, no surge and no high', () => {
  expect(move({ days: days(5) }, '7d')).toMatchObject({ change: undefined, surge: undefined, high: false, low: false });
  expect(move({})).toMatchObject({ surge: undefined, high: false, low: false });
});

test('a surge is told against the week before, without the day that is not over', () => {
  expect(move({ days: days(32, (ago) => (ago === 0 ? { amount: 900_000 } : {})) }).surge).toBeCloseTo(3);
});

test('a high is one beyond all of thirty days, yesterday not among them', () => {
  const past = { days: days(32, (ago) => (ago <= 1 ? { high: 500, low: 1 } : {})) };
  expect(move(past)).toMatchObject({ high: true, low: false });
  expect(move(past, '24h', { high: 105, low: 94 })).toMatchObject({ high: false, low: true });
  expect(move({ days: days(32, (ago) => (ago === 31 ? { high: 113 } : {})) }).high).toBe(false);
});

test('whatever the past, a change is what brings the price before to the last one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), (open) => {
      const { change } = move({ days: days(32, (ago) => (ago === 7 ? { open } : {})) }, '7d');
      expect((open * (1 + change! / 100)) / 110).toBeCloseTo(1);
    }),
  );
});

test('a high or a low that only equals one of the thirty days is none', () => {
  const past = { days: days(32) };
  expect(move(past, '24h', { high: 105, low: 95 })).toMatchObject({ high: false, low: false });
  expect(move(past, '24h', { high: 105.1, low: 94.9 })).toMatchObject({ high: true, low: true });
});

test('the first of the thirty days and the last of them count', () => {
  for (const edge of [2, 31]) {
    const past = { days: days(33, (ago) => (ago === edge ? { high: 113, low: 97 } : { low: 99 })) };
    expect(move(past)).toMatchObject({ high: false, low: false });
  }
  const before = { days: days(33, (ago) => (ago === 32 ? { high: 113, low: 1 } : { low: 99 })) };
  expect(move(before)).toMatchObject({ high: true, low: true });
});

test('a surge needs the seven days before, and something that was traded in them', () => {
  expect(move({ days: days(8) }).surge).toBe(3);
  expect(move({ days: days(7) }).surge).toBeUndefined();
  expect(move({ days: days(8, () => ({ amount: 0 })) }).surge).toBeUndefined();
});

test('a market is told with its last price and what was traded in a day', () => {
  expect(move({})).toMatchObject({ symbol: 'SPOT_BTC_USDT', last: 110, turnover: 3_000 });
});

test('as many days as are asked for are enough for every figure, and one fewer is not', () => {
  expect(move({ days: days(neededDays) }, '30d')).toMatchObject({ change: 10, surge: 3, high: true });
  expect(move({ days: days(neededDays - 1) }).high).toBe(false);
});

test('without a past there is no change but that of a day', () => {
  expect((['4h', '24h', '7d', '30d'] as const).map((period) => move({}, period).change)).toEqual([
    undefined,
    10,
    undefined,
    undefined,
  ]);
});
