import { day, utcMidnight } from '../../../../src/domain/shared/instant';

it('the day of a moment begins at 00:00 UTC, which is its own day', () => {
  const midnight = Date.UTC(2026, 10, 30);
  expect(utcMidnight(midnight)).toBe(midnight);
  expect(utcMidnight(midnight + day - 1)).toBe(midnight);
  expect(utcMidnight(midnight - 1)).toBe(midnight - day);
});
