import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { isBounded } from '../../../../src/domain/social/leaderboard';
import { isStrategyName, tidyName } from '../../../../src/domain/social/leading';
import {
  copyProfit,
  copyStatuses,
  netInvested,
  returnOnInvested,
  standsInTheWay,
} from '../../../../src/domain/social/own-copy';
import {
  blocksForOthers,
  everythingShown,
  type ProfileSettings,
  type ProfileSummary,
  sharedResults,
} from '../../../../src/domain/social/trader-profile';

const blocks = ['pnl', 'portfolio', 'volume', 'trades'] as const;
const shownAll: ProfileSettings = {
  public: true,
  showPnl: true,
  showPortfolio: true,
  showVolume: true,
  showTrades: true,
  avatar: '',
  bio: '',
  twitter: undefined,
};
const shownTo = (settings: Partial<ProfileSettings>) => {
  const shown = blocksForOthers({ ...shownAll, ...settings });
  return blocks.filter((block) => shown[block]);
};

describe('a profile', () => {
  it('shows others what its owner shows', () => {
    expect(shownTo({})).toEqual(blocks);
    expect(blocks.filter((block) => everythingShown[block])).toEqual(blocks);
    expect(shownTo({ showPnl: false })).toEqual(['portfolio', 'volume', 'trades']);
    expect(shownTo({ showPortfolio: false })).toEqual(['pnl', 'volume', 'trades']);
    expect(shownTo({ showVolume: false })).toEqual(['pnl', 'portfolio', 'trades']);
    expect(shownTo({ showTrades: false })).toEqual(['pnl', 'portfolio', 'volume']);
  });

  it('that is not public shows nothing at all', () => {
    expect(shownTo({ public: false })).toEqual([]);
  });

  it('has results of one period on its picture, and only where its owner shows them', () => {
    const roi = { sevenDays: 1, thirtyDays: 2, ninetyDays: 0.12, all: 3 };
    const winRate = { sevenDays: 0.7, thirtyDays: 0.6, ninetyDays: 0.5, all: 0.4 };
    const summary = { roi, winRate, maxDrawdown: 0.1, sharpe: 9 } as ProfileSummary;
    const shown = { shows: everythingShown };
    const spans = ['sevenDays', 'thirtyDays', 'ninetyDays', 'all'] as const;
    expect(spans.map((span) => sharedResults(shown, summary, span))).toEqual(
      spans.map((span) => ({ roi: roi[span], winRate: winRate[span], maxDrawdown: 0.1 })),
    );
    expect(sharedResults({ shows: { ...everythingShown, pnl: false } }, summary, 'all')).toBeUndefined();
    expect(sharedResults(shown, undefined, 'all')).toBeUndefined();
    expect(sharedResults(shown, { ...summary, roi: undefined, winRate: undefined }, 'all')).toEqual({
      roi: undefined,
      winRate: undefined,
      maxDrawdown: 0.1,
    });
  });
});

test('a ranking is bounded by either bound, a bound of nothing included', () => {
  expect([undefined, {}].map(isBounded)).toEqual([false, false]);
  expect([{ leastCapital: 0 }, { deepestDrawdown: 0 }].map(isBounded)).toEqual([true, true]);
});

test.each([
  ['Slow & steady', true],
  ["Ada's 2nd-best St.", true],
  ['Тихий рост', true],
  ['abc', true],
  ['a'.repeat(30), true],
  ['ab', false],
  ['a'.repeat(31), false],
  [' abc', false],
  ['abc ', false],
  ['.abc', false],
  ['abc-', false],
  ['a_b_c', false],
  ['a\nbc', false],
  ['', false],
])('%j can be the name of a strategy: %s', (name, can) => {
  expect(isStrategyName(name)).toBe(can);
});

test('the name of a strategy is kept without blanks around it and with one between words', () => {
  expect(tidyName('  Slow \t and   steady ')).toBe('Slow and steady');
});

test.each([
  // Runs: what it is worth and what was taken out, less what was put in.
  ['100', '30', '90', undefined, '20'],
  ['100', '0', '80', undefined, '-20'],
  // Has ended: what came back counts in place of the worth, also where nothing did.
  ['100', '30', '0', '85', '15'],
  ['100', '0', '7', '0', '-100'],
])(
  'a copy of %s with %s taken out, worth %s, of which %s came back, has made %s',
  (amount, taken, worth, back, made) => {
    const copy = { amount: decimal(amount), taken: decimal(taken), worth: decimal(worth) };
    expect(decimalText(copyProfit({ ...copy, returned: back === undefined ? undefined : decimal(back) }))).toBe(made);
  },
);

test('what is put in counts less what was taken out, below zero where that was more', () => {
  const net = (amount: number, taken: number) =>
    decimalText(netInvested({ amount: decimal(amount), taken: decimal(taken) }));
  expect([net(1_500, 600), net(100, 0), net(100, 130)]).toEqual(['900', '100', '-30']);
});

test('what a copy made is a part of all that was put in, whatever was taken out', () => {
  const copy = { amount: decimal(1_500), taken: decimal(600), worth: decimal(975), returned: undefined };
  expect(decimalText(returnOnInvested(copy))).toBe('0.05');
});

test('a strategy can be copied anew once a copy has ended, or only keeps its positions', () => {
  const standing = [...copyStatuses, 'other' as const].filter((status) => standsInTheWay({ status }));
  expect(standing).toEqual(['ACTIVE', 'PAUSED', 'CLOSING', 'other']);
});
