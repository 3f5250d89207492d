import { nextSorting, sortedBy } from '../../../../../src/presentation/features/market-lists/sorting';

test('the largest comes first, pressed again the smallest; words begin with A', () => {
  const usual = { column: 'interest', direction: 'descending' } as const;
  const once = nextSorting<string>(usual, 'rate', false);
  expect(once).toEqual({ column: 'rate', direction: 'descending' });
  expect(nextSorting(once, 'rate', false).direction).toBe('ascending');
  expect(nextSorting<string>(usual, 'market', true).direction).toBe('ascending');
});

test('what is not known is last in both directions, and equals keep their order', () => {
  const rows = [
    { id: 'a', value: undefined },
    { id: 'b', value: 1 },
    { id: 'c', value: 2 },
    { id: 'd', value: 1 },
  ];
  const order = (direction: 'ascending' | 'descending'): string =>
    sortedBy(rows, direction, ({ value }) => value)
      .map(({ id }) => id)
      .join('');
  expect([order('ascending'), order('descending')]).toEqual(['bdca', 'cbda']);
});
