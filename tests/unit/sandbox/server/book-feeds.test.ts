import { changedLevels } from '../../../../sandbox/server/feeds/book-feeds';

describe('changes between two books', () => {
  it('are the new and changed levels, and the gone ones with quantity 0', () => {
    const before = [[10, 1], [9, 2], [8, 3]] as const;
    const after = [[11, 5], [10, 1], [9, 4]] as const;
    expect(changedLevels(before, after)).toEqual([[11, 5], [9, 4], [8, 0]]);
    expect(changedLevels(after, after)).toEqual([]);
  });
});
