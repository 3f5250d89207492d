import { minutesOf } from '../../../../src/presentation/runtime/use-minutes';

test.each(['zh-TW', 'zh-CN', 'en-US', 'ru', 'vi'])('the zone stands without brackets in %s', (tag) => {
  const { withZone, zone } = minutesOf(tag, 'h23', 'UTC');
  expect(withZone(0)).toMatch(/1970.*00:00 UTC|UTC 00:00|00:00 UTC.*1970/);
  expect(withZone(0)).not.toMatch(/[[\]]/);
  expect(zone(0)).toBe('UTC');
});

test('no line ends between a year and what a language writes after it', () => {
  const { at, withZone } = minutesOf('ru', 'h23', 'UTC');
  expect([at(0), withZone(0)]).toEqual([
    expect.stringContaining('1970\u00a0г.'),
    expect.stringContaining('1970\u00a0г.'),
  ]);
});
