import { isCoolName } from '../../../../src/domain/social/cool-name';
import { strategyKinds, strategyPaths } from '../../../../src/domain/social/copy-strategy';
import { daysOf } from '../../../../src/domain/social/trading-period';

describe('a cool name', () => {
  it.each(['abc', 'Slow_Otter', 'a1_', 'x'.repeat(20)])('may be %s', (name) => expect(isCoolName(name)).toBe(true));
  it.each(['ab', 'x'.repeat(21), 'two words', 'dash-ed', 'señor', '', ' abc'])('may not be "%s"', (name) =>
    expect(isCoolName(name)).toBe(false),
  );
});

it('has an address for every kind of strategy', () => {
  expect(strategyKinds.map((kind) => strategyPaths[kind])).toEqual([
    'futures-v2',
    'altcoin-futures',
    'spot',
    'futures-v1',
  ]);
});

it('counts days of periods', () => {
  expect((['SEVEN_DAYS', 'THIRTY_DAYS', 'NINETY_DAYS'] as const).map(daysOf)).toEqual([7, 30, 90]);
});
