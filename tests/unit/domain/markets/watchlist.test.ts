import { watchlistNameProblem } from '../../../../src/domain/markets/watchlist';

const others = [{ id: '1', name: 'Mine', symbols: [] }];

it.each([
  ['Other', undefined],
  ['  ', 'empty'],
  ['', 'empty'],
  ['x'.repeat(32), undefined],
  [` ${'x'.repeat(32)} `, undefined],
  ['x'.repeat(33), 'long'],
  ['Mine', 'taken'],
  [' Mine ', 'taken'],
  ['mine', undefined],
])('a list named "%s" has the problem %s', (name, problem) => {
  expect(watchlistNameProblem(name, others)).toBe(problem);
});
