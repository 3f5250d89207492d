import { favouritesName } from '../../../../src/domain/markets/watchlist';
import { inOrder, movedBy, renamed, watchlistNameProblem } from '../../../../src/domain/markets/watchlist-changes';

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
  ['mine', 'taken'],
  ['MINE!', undefined],
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

it('one list is renamed, at its place; one that has gone cannot be', () => {
  const lists = [...others, { id: '2', name: 'Majors', symbols: ['A'] }];
  expect(renamed(lists, '2', ' Memes ')).toEqual([...others, { id: '2', name: 'Memes', symbols: ['A'] }]);
  expect(renamed(lists, '3', 'Memes')).toBeUndefined();
});

describe('order', () => {
  it('one moves by a place, and stays where there is no other', () => {
    expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(movedBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(movedBy(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(movedBy(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  });

  it('is what is wanted, with what was not known of behind and what has gone left out', () => {
    const list = (id: string, ...symbols: string[]) => ({ id, name: `List ${id}`, symbols });
    const now = [list('1', 'A', 'B', 'New'), { ...list('2', 'C'), name: 'Renamed' }, list('4', 'D', 'E')];
    const wanted = [list('3'), list('2', 'Gone', 'C'), list('1', 'B', 'A')];
    expect(inOrder(now, wanted)).toEqual([
      { id: '2', name: 'Renamed', symbols: ['C'] },
      list('1', 'B', 'A', 'New'),
      list('4', 'D', 'E'),
    ]);
  });
});
