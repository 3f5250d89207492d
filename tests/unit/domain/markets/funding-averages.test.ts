import { fc } from '../../../support/properties';
import type { SettledFunding } from '../../../../src/domain/markets/funding';
import { annualFunding, averageFunding } from '../../../../src/domain/markets/funding-averages';
import { decimal } from '../../../../src/domain/shared/decimal';
import { day, hour } from '../../../../src/domain/shared/instant';

const now = Date.UTC(2026, 10, 21, 12);

/** Newest first, the newest four hours ago. */
function settled(rates: readonly number[], intervalHours = 8): readonly SettledFunding[] {
  return rates.map((rate, index) => {
    const at = now - 4 * hour - index * intervalHours * hour;
    return { symbol: 'PERP_BTC_USDT', rate: decimal(rate).times('0.000001'), at, nextAt: at + intervalHours * hour };
  });
}

test('the average of a day is that of its three settlements', () => {
  expect(String(averageFunding(settled([100, 200, 600, 9_000]), now, day))).toBe('0.0003');
});

test('a past that does not reach back a day has no average of a day', () => {
  expect(averageFunding(settled([100, 200]), now, day)).toBeUndefined();
  expect(averageFunding([], now, day)).toBeUndefined();
});

test('what was settled every hour is counted every hour', () => {
  expect(String(averageFunding(settled(Array<number>(30).fill(100), 1), now, day))).toBe('0.0001');
});

test('what is outside of the span changes nothing, and the mean lies within', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -7_500, max: 7_500 }), { minLength: 3, maxLength: 60 }), (rates) => {
      const average = averageFunding(settled(rates), now, day)!.toNumber() * 1e6;
      expect(average).toBeCloseTo((rates[0]! + rates[1]! + rates[2]!) / 3, 3);
    }),
  );
});

test('a year has 1095 settlements every eight hours', () => {
  expect(String(annualFunding(decimal('0.0001'), 8))).toBe('0.1095');
  expect(String(annualFunding(decimal('0.0001'), 1))).toBe('0.876');
});

test('a settlement at the beginning of the span is not in it, one of this moment is', () => {
  const at = (hoursAgo: number, rate: string): SettledFunding => ({
    symbol: 'PERP_BTC_USDT',
    rate: decimal(rate),
    at: now - hoursAgo * hour,
    nextAt: now - (hoursAgo - 8) * hour,
  });
  const all = [at(0, '0.0001'), at(8, '0.0002'), at(16, '0.0003'), at(24, '9')];
  expect(String(averageFunding(all, now, day))).toBe('0.0002');
  // The settlement of sixteen hours ago is of the time since the beginning: more need not be known.
  expect(String(averageFunding(all.slice(0, 3), now, day))).toBe('0.0002');
  expect(averageFunding(all.slice(0, 2), now, day)).toBeUndefined();
});

test('what is yet to be settled is in no average', () => {
  const [next] = settled([9_000]).map((one) => ({ ...one, at: now + 4 * hour, nextAt: now + 12 * hour }));
  expect(String(averageFunding([next!, ...settled([100, 200, 600])], now, day))).toBe('0.0003');
});

test('a span in which nothing was settled has no average', () => {
  expect(averageFunding(settled([100, 200]), now, hour)).toBeUndefined();
});
