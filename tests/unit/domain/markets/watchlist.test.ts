import { favouritesName, watchlistNameProblem } from '../../../../src/domain/markets/watchlist';

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

it('a name is taken by any of several lists', () => {
  const several = [...others, { id: '2', name: 'Majors', symbols: [] }];
  expect(['Mine', 'Majors', 'New'].map((name) => watchlistNameProblem(name, several))).toEqual([
    'taken',
    'taken',
    undefined,
  ]);
});

it('the list that the first star makes may have its name', () => {
  expect(watchlistNameProblem(favouritesName, [])).toBeUndefined();
});
