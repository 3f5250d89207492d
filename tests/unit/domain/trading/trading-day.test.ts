import { fc } from '../../../support/properties';
import { day, hour } from '../../../../src/domain/shared/instant';
import { hourOfDay, startOfDay } from '../../../../src/domain/trading/trading-day';

describe('the day of somebody who trades', () => {
  it.each([
    ['UTC', '2026-11-21T18:00:00.500Z', '2026-11-21T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-21T18:00:00Z', '2026-11-21T15:00:00.000Z'],
    ['UTC', '2026-11-21T18:07:20Z', '2026-11-21T00:00:00.000Z'],
    // The clocks were put back at 3 in the morning.
    ['Europe/Berlin', '2026-10-25T18:00:00Z', '2026-10-24T22:00:00.000Z'],
    // The clocks were put forward at 2 in the morning.
    ['Europe/Berlin', '2026-03-29T18:00:00Z', '2026-03-28T23:00:00.000Z'],
  ])('begins at midnight in %s at %s', (zone, now, midnight) => {
    expect(new Date(startOfDay(Date.parse(now), zone)).toISOString()).toBe(midnight);
  });

  it('has the hour of the zone', () => {
    expect(hourOfDay(Date.parse('2026-11-21T18:59:59Z'), 'Asia/Kolkata')).toBe(0);
  });

  it('began within the last 25 hours, at the hour of nought', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Chatham');
    fc.assert(
      fc.property(zones, fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2028-01-01') }), (zone, now) => {
        const start = startOfDay(now, zone);
        return start <= now && now - start <= day + hour && hourOfDay(start, zone) === 0;
      }),
    );
  });
});
