import { fc } from '../../../support/properties';
import { candleIntervals } from '../../../../src/domain/markets/candle';
import { candleEndsAt, candleStartsAt } from '../../../../src/domain/markets/candle-close';
import { candleStart } from '../../../../sandbox/engine/model/intervals';
import { day, minute } from '../../../../src/domain/shared/instant';

it.each([
  ['1m', '2026-02-28T23:59:00Z', '2026-03-01T00:00:00Z'],
  ['15m', '2026-02-28T23:45:00Z', '2026-03-01T00:00:00Z'],
  ['12h', '2026-02-28T12:00:00Z', '2026-03-01T00:00:00Z'],
  ['4h', '2026-02-28T20:00:00Z', '2026-03-01T00:00:00Z'],
  ['3d', '2026-02-27T00:00:00Z', '2026-03-02T00:00:00Z'],
  ['1w', '2026-02-23T00:00:00Z', '2026-03-02T00:00:00Z'],
  ['1M', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['1M', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
] as const)('a candle of %s that begins at %s ends at %s', (interval, start, end) => {
  expect(candleEndsAt(Date.parse(start), interval)).toBe(Date.parse(end));
  if (interval === '3d') return;
  for (const at of [Date.parse(start), Date.parse(start) + 1, Date.parse(end) - 1])
    expect(candleStartsAt(at, interval)).toBe(Date.parse(start));
  expect(candleStartsAt(Date.parse(end), interval)).toBe(Date.parse(end));
});

it('began where the exchange begins it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...candleIntervals), fc.integer({ min: 0, max: 4e12 }), (interval, at) => {
      expect(candleStartsAt(at, interval)).toBe(candleStart(interval, at));
    }),
  );
});

it('ends after it began, at most a month later', () => {
  fc.assert(
    fc.property(fc.constantFrom(...candleIntervals), fc.integer({ min: 0, max: 4e12 }), (interval, startAt) => {
      const length = candleEndsAt(startAt, interval) - startAt;
      if (interval === '1M') expect(length).toBeGreaterThan(-1);
      else expect(length).toBeGreaterThanOrEqual(minute);
      expect(length).toBeLessThanOrEqual(31 * day);
    }),
  );
});
