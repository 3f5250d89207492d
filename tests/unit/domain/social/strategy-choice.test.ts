import { decimal } from '../../../../src/domain/shared/decimal';
import type { CopyStrategy } from '../../../../src/domain/social/copy-strategy';
import {
  correlation,
  courseOf,
  strategiesAlike,
  strategiesBy,
  strategiesWithin,
} from '../../../../src/domain/social/strategy-choice';

const strategy = (more: Partial<CopyStrategy>): CopyStrategy => ({
  strategyId: '1',
  leadTraderId: 'a',
  leadTrader: 'Kestrel',
  name: 'Majors',
  intro: '',
  avatar: '',
  kind: 'spot',
  traderType: 'INDIVIDUAL',
  copiers: 1,
  assetsUnderCopy: decimal(100),
  roi: 0.1,
  pnl: decimal(10),
  winRate: undefined,
  maxDrawdown: undefined,
  sharpe: undefined,
  dailyReturns: [],
  recordDays: undefined,
  symbols: [],
  profitShare: undefined,
  ...more,
});
const everything = {
  kind: undefined,
  leastReturn: 0,
  deepestDrawdown: 0,
  leastAssets: 0,
  leastDays: 0,
  coin: '',
  words: '',
};

test('bounds leave out what does not meet them, and what nobody knows', () => {
  const good = strategy({
    strategyId: '2',
    kind: 'altcoins',
    roi: 0.3,
    maxDrawdown: 0.05,
    assetsUnderCopy: decimal(900),
    recordDays: 30,
    symbols: ['PERP_SOL_USDT'],
  });
  const bad = strategy({ strategyId: '3', roi: -0.2, maxDrawdown: 0.4 });
  const unknown = strategy({ strategyId: '4' });
  const all = [good, bad, unknown];
  expect(strategiesWithin(all, everything)).toEqual(all);
  expect(strategiesWithin(all, { ...everything, kind: 'altcoins' })).toEqual([good]);
  expect(strategiesWithin(all, { ...everything, leastReturn: 0.1 })).toEqual([good, unknown]);
  expect(strategiesWithin(all, { ...everything, deepestDrawdown: 0.1 })).toEqual([good]);
  expect(strategiesWithin(all, { ...everything, leastAssets: 100.5 })).toEqual([good]);
  expect(strategiesWithin(all, { ...everything, leastDays: 30 })).toEqual([good]);
  expect(strategiesWithin(all, { ...everything, leastDays: 31 })).toEqual([]);
  expect(strategiesWithin(all, { ...everything, coin: 'SOL' })).toEqual([good]);
  expect(strategiesWithin([good, strategy({ name: 'Slow tide' })], { ...everything, words: ' TIDE' })).toHaveLength(1);
});

test('the highest comes first, what is not known last', () => {
  const ids = (order: Parameters<typeof strategiesBy>[1]) =>
    strategiesBy(
      [
        strategy({ strategyId: 'a', roi: 0.1, pnl: decimal(9), winRate: 0.2, copiers: 5, assetsUnderCopy: decimal(1) }),
        strategy({ strategyId: 'b', roi: 0.2, pnl: decimal(8), copiers: 4, assetsUnderCopy: decimal(3) }),
        strategy({ strategyId: 'c', roi: -1, pnl: decimal(10), winRate: 0.4, copiers: 6, assetsUnderCopy: decimal(2) }),
      ],
      order,
    ).map(({ strategyId }) => strategyId);
  expect(ids('ROI')).toEqual(['b', 'a', 'c']);
  expect(ids('PNL')).toEqual(['c', 'a', 'b']);
  expect(ids('WIN_RATE')).toEqual(['c', 'a', 'b']);
  expect(ids('COPIERS')).toEqual(['c', 'a', 'b']);
  expect(ids('ASSETS')).toEqual(['b', 'c', 'a']);
});

test('returns follow each other', () => {
  expect(courseOf([0.1, -0.5])).toEqual([100, expect.closeTo(110), expect.closeTo(55)]);
});

const week = [0.1, -0.1, 0.2, 0.3, -0.2, 0.1, 0.05];

test('strategies that go together and against each other', () => {
  expect(
    correlation(
      week,
      week.map((each) => each * 2),
    ),
  ).toBeCloseTo(1);
  expect(
    correlation(
      week,
      week.map((each) => -each),
    ),
  ).toBeCloseTo(-1);
  expect(correlation([9, ...week], week)).toBeCloseTo(1);
});

test('nothing is said of days that are too few, or of too few on which anything moved', () => {
  expect(correlation(week.slice(1), week.slice(1))).toBeUndefined();
  expect(correlation([0, ...week.slice(1)], week)).toBeUndefined();
  expect(correlation(week, new Array<number>(7).fill(0))).toBeUndefined();
});

test('what is copied stands before the most alike of the others, and one too young to tell stands nowhere', () => {
  const against = week.map((each) => -each);
  const returns = Object.entries({
    own: week,
    copied: against,
    young: week.slice(1),
    half: [...week.slice(0, 4), ...against.slice(4)],
    same: week,
    last: against,
  }).map(([strategyId, dailyReturns]) => ({ strategyId, dailyReturns }));
  const alike = strategiesAlike('own', returns, new Set(['copied', 'young']), 2);
  expect(alike.map(({ strategyId, copied }) => [strategyId, copied])).toEqual([
    ['copied', true],
    ['same', false],
    ['half', false],
  ]);
  expect(strategiesAlike('unknown', returns, new Set(), 5)).toEqual([]);
});
