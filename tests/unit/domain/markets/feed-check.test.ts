import { feedsDisagree } from '../../../../src/domain/markets/feed-check';

const book = { bid: 1000, ask: 1002 };
const nothing = { quote: undefined, trade: undefined, last: undefined };

it.each([
  ['the same best prices', { quote: { bid: 1000, ask: 1002 } }, undefined],
  ['a bid at the edge of what may be', { quote: { bid: 1000 / 1.005, ask: 1002 } }, undefined],
  ['another bid', { quote: { bid: 994, ask: 1002 } }, 'quote'],
  ['another ask', { quote: { bid: 1000, ask: 1010 } }, 'quote'],
  ['a quote without prices', { quote: { bid: 0, ask: 0 } }, undefined],
  ['a trade within the best prices', { trade: 1001 }, undefined],
  ['a trade just below', { trade: 995 }, undefined],
  ['a trade far below', { trade: 994.9 }, 'trade'],
  ['a trade just above', { trade: 1007 }, undefined],
  ['a trade at the edge above', { trade: 1002 * 1.005 }, undefined],
  ['a trade far above', { trade: 1007.1 }, 'trade'],
  ['an old last price near by', { last: 1031 }, undefined],
  ['an old last price below', { last: 970.97 }, undefined],
  ['a last price of another market', { last: 1031.1 }, 'last'],
  ['a last price far below', { last: 970.9 }, 'last'],
  ['all three, of which a quote says most', { quote: { bid: 1, ask: 2 }, trade: 1, last: 1 }, 'quote'],
  ['two, of which a trade says more', { trade: 1, last: 1 }, 'trade'],
] as const)('a book beside %s disagrees with %3$s', (_which, feeds, disagreement) => {
  expect(feedsDisagree(book, { ...nothing, ...feeds })).toBe(disagreement);
});

it('a wide book, or an empty one, says little of where its market trades', () => {
  expect(feedsDisagree({ bid: 900, ask: 1100 }, { ...nothing, last: 1200 })).toBeUndefined();
  expect(feedsDisagree({ bid: 900, ask: 1100 }, { ...nothing, last: 1201 })).toBe('last');
  expect(feedsDisagree({ bid: 0, ask: 0 }, { ...nothing, last: 5, trade: 5 })).toBeUndefined();
  expect(feedsDisagree({ bid: NaN, ask: 1 }, { ...nothing, last: 5 })).toBeUndefined();
});

it('best prices that are half a percent apart are not too far apart yet', () => {
  expect(feedsDisagree({ bid: 1005, ask: 1206 }, { ...nothing, quote: { bid: 1000, ask: 1200 } })).toBeUndefined();
  expect(feedsDisagree({ bid: 1005.1, ask: 1206 }, { ...nothing, quote: { bid: 1000, ask: 1200 } })).toBe('quote');
});
