import { mutualFolders } from './folder-graph';

/** Folders whose folders must not know each other, and how deep one looks. */
const roots = [
  { root: 'sandbox', depth: 1 },
  { root: 'sandbox', depth: 2 },
  { root: 'sandbox', depth: Infinity },
  { root: 'src/presentation', depth: 1 },
  { root: 'src/presentation', depth: 2 },
  { root: 'src/presentation', depth: 3 },
  { root: 'src/presentation', depth: Infinity },
];

describe('folders', () => {
  it.each(roots)('of $root, told apart to a depth of $depth, import each other in one direction alone', (each) => {
    expect(mutualFolders(each.root, each.depth)).toEqual([]);
  });

  it('that import each other are found, by an import of the rarer direction', () => {
    const imports = [
      { from: 'house/kitchen/cook.ts', to: 'house/cellar/wine.ts' },
      { from: 'house/kitchen/oven/bread.ts', to: 'house/cellar/flour.ts' },
      { from: 'house/cellar/flour.ts', to: 'house/kitchen/oven/bread.ts' },
      { from: 'house/door.ts', to: 'house/kitchen/cook.ts' },
    ];
    expect(mutualFolders('house', 1, imports)).toEqual([
      'house/cellar and house/kitchen: house/cellar/flour.ts imports house/kitchen/oven/bread.ts',
    ]);
    expect(mutualFolders('house', 2, imports)).toEqual([
      'house/cellar and house/kitchen/oven: house/cellar/flour.ts imports house/kitchen/oven/bread.ts',
    ]);
  });
});
