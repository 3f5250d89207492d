import {
  addTile,
  changeTile,
  fewestTiles,
  fillGrid,
  gridOf,
  mostTiles,
  moveTile,
  newBoard,
  readBoard,
  removeTile,
  rowsOf,
  tilesOn,
  type MarketBoard,
} from '../../../../src/domain/trading/market-board';

const board = newBoard(['SPOT_BTC_USDT', 'SPOT_ETH_USDT', 'SPOT_SOL_USDT']);
const ids = (of: MarketBoard): readonly number[] => tilesOn(of).map(({ id }) => id);
const all = (of: MarketBoard): readonly number[] => of.tiles.map(({ id }) => id);
const stored = (change: object): MarketBoard | undefined => readBoard({ ...board, ...change });
const withTile = (change: object): MarketBoard | undefined =>
  stored({ tiles: board.tiles.map((tile, place) => (place === 3 ? { ...tile, ...change } : tile)) });

describe('the grids that are offered', () => {
  it.each([
    ['1x2', 1, 2],
    ['2x2', 2, 4],
    ['3x2', 3, 6],
    ['4x3', 4, 12],
  ] as const)('%s is %d columns of %d tiles', (grid, columns, count) => {
    const filled = fillGrid(board, grid);
    expect([filled.columns, filled.count, gridOf(filled)]).toEqual([columns, count, grid]);
    expect(gridOf({ ...filled, count: count - 1 })).toBeUndefined();
  });

  it('are told apart by their columns as well', () => {
    expect(gridOf({ ...board, columns: 1, count: 4 })).toBeUndefined();
  });

  it('have a last row that need not be full', () => {
    expect([4, 5, 6].map((count) => rowsOf({ ...board, columns: 3, count }))).toEqual([2, 2, 2]);
    expect(rowsOf({ ...board, columns: 3, count: 7 })).toBe(3);
  });
});

it('a new board is two columns of two charts that are in step, of the markets in their order', () => {
  expect(newBoard(['SPOT_BTC_USDT', 'SPOT_ETH_USDT'])).toMatchObject({
    columns: 2,
    count: 4,
    syncInterval: true,
    syncCrosshair: true,
  });
  expect(tilesOn(board).map(({ id, symbol, content, link }) => [id, symbol, content, link])).toEqual([
    [0, 'SPOT_BTC_USDT', 'chart', undefined],
    [1, 'SPOT_ETH_USDT', 'chart', undefined],
    [2, 'SPOT_SOL_USDT', 'chart', undefined],
    [3, 'SPOT_BTC_USDT', 'chart', undefined],
  ]);
});

describe('tiles', () => {
  it('are added up to the most and taken away down to the fewest, and none is forgotten', () => {
    const full = { ...board, count: mostTiles };
    expect(addTile(full)).toBe(full);
    expect(addTile({ ...board, count: mostTiles - 1 }).count).toBe(mostTiles);
    const small = { ...board, count: fewestTiles };
    expect(removeTile(small, 0)).toBe(small);
    const removed = removeTile({ ...board, count: 3 }, 0);
    expect(ids(removed)).toEqual([1, 2]);
    expect(all(removed)).toEqual([1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('that are not seen cannot be taken away or moved', () => {
    expect(removeTile(board, 7)).toBe(board);
    expect(moveTile(board, 7, 1)).toBe(board);
  });

  it('move by as many places as are said, and stop at either end', () => {
    expect(ids(moveTile(board, 1, 1))).toEqual([0, 2, 1, 3]);
    expect(ids(moveTile(board, 2, -9))).toEqual([2, 0, 1, 3]);
    expect(moveTile(board, 0, -1)).toBe(board);
    expect(moveTile(board, 3, 1)).toBe(board);
    expect(all(moveTile(board, 0, 1)).slice(4)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('a tile that changes', () => {
  const market = (of: MarketBoard, id: number): string | undefined => of.tiles.find((tile) => tile.id === id)?.symbol;
  const linked = changeTile(changeTile(board, 0, { link: 'A' }), 1, { link: 'A' });

  it('keeps what was not said, and leaves the others alone', () => {
    const changed = changeTile(board, 0, { symbol: 'PERP_BTC_USDT' });
    expect(changed.tiles[0]).toEqual({ ...board.tiles[0], symbol: 'PERP_BTC_USDT' });
    expect(changed.tiles.slice(1)).toEqual(board.tiles.slice(1));
    expect(changeTile(board, 1, { content: 'book' }).tiles[1]).toEqual({ ...board.tiles[1], content: 'book' });
  });

  it('is none that is not there', () => {
    expect(changeTile(board, 99, { symbol: 'PERP_BTC_USDT' })).toBe(board);
  });

  it('joins the market of its new colour, unless a market is said, which then all of the colour show', () => {
    expect(market(linked, 1)).toBe('SPOT_BTC_USDT');
    const said = changeTile(changeTile(board, 0, { link: 'A' }), 1, { link: 'A', symbol: 'SPOT_SOL_USDT' });
    expect([market(said, 0), market(said, 1), market(said, 2)]).toEqual([
      'SPOT_SOL_USDT',
      'SPOT_SOL_USDT',
      'SPOT_SOL_USDT',
    ]);
    expect(said.tiles[2]).toBe(board.tiles[2]);
  });

  it('keeps its market where it only shows something else, though a stored board gave its colour two markets', () => {
    const odd = stored({ tiles: board.tiles.map((tile, place) => (place < 2 ? { ...tile, link: 'A' } : tile)) })!;
    expect(market(changeTile(odd, 1, { content: 'book' }), 1)).toBe('SPOT_ETH_USDT');
  });

  it('takes its colour with it to another market, and no other colour', () => {
    const three = changeTile(linked, 2, { link: 'B' });
    const moved = changeTile(three, 0, { symbol: 'PERP_ETH_USDT' });
    expect([0, 1, 2].map((id) => market(moved, id))).toEqual(['PERP_ETH_USDT', 'PERP_ETH_USDT', 'SPOT_SOL_USDT']);
  });

  it('keeps its market where it loses its colour, and the colour keeps it too', () => {
    const free = changeTile(linked, 1, { link: undefined });
    expect([free.tiles[1]!.link, market(free, 1)]).toEqual([undefined, 'SPOT_BTC_USDT']);
    const moved = changeTile(free, 1, { symbol: 'PERP_ETH_USDT' });
    expect([market(moved, 0), market(moved, 1)]).toEqual(['SPOT_BTC_USDT', 'PERP_ETH_USDT']);
  });
});

describe('a stored board', () => {
  it('is read as it was written', () => {
    expect(stored({})).toEqual(board);
    expect(stored({ syncInterval: true, syncCrosshair: false })).toMatchObject({
      syncInterval: true,
      syncCrosshair: false,
    });
  });

  it('is of the grid that it is named by, as long as that is a name', () => {
    expect(stored({ grid: '4x3' })).toMatchObject({ columns: 4, count: 12 });
    expect(stored({ grid: ['4x3'] })).toMatchObject({ columns: 2, count: 4 });
  });

  it('has no common candle length unless somebody wants it, and one crosshair unless somebody does not', () => {
    expect(stored({ syncInterval: 1, syncCrosshair: 0 })).toMatchObject({ syncInterval: false, syncCrosshair: true });
  });

  it.each([
    ['fewer tiles seen than there may be', { count: 1 }],
    ['more tiles seen than there may be', { count: 13 }],
    ['half a tile', { count: 2.5 }],
    ['a number of tiles that is a text', { count: '4' }],
    ['five columns', { columns: 5 }],
    ['no columns', { columns: 0 }],
    ['tiles that are no list', { tiles: 'many' }],
    ['a tile too few', { tiles: board.tiles.slice(1) }],
    ['a tile too many', { tiles: [...board.tiles, board.tiles[0]] }],
    ['a grid that nobody offers and no columns', { grid: '9x9', columns: undefined }],
    ['a grid named by what every object has', { grid: 'toString', columns: undefined }],
  ])('with %s is none', (_what, change) => expect(stored(change)).toBeUndefined());

  it.each([
    ['of another tile’s number', { id: 0 }],
    ['of a number that is a text', { id: '3' }],
    ['of half a number', { id: 3.5 }],
    ['of a number below the first', { id: -1 }],
    ['of a number behind the last', { id: 12 }],
    ['without a market', { symbol: undefined }],
    ['of what is no market', { symbol: 'BTC' }],
    ['of a market with an endless name', { symbol: `SPOT_${'X'.repeat(60)}_USDT` }],
    ['without a panel', { content: undefined }],
    ['of a panel that begins otherwise', { content: '1chart' }],
    ['of a panel with more behind its name', { content: 'chart ' }],
    ['of a panel with an endless name', { content: 'c'.repeat(41) }],
  ])('with a tile %s is none', (_what, change) => expect(withTile(change)).toBeUndefined());

  it('takes names up to the longest, and a colour that is none for no colour', () => {
    const symbol = `SPOT_${'X'.repeat(50)}_USDT`;
    expect(withTile({ symbol, content: 'c'.repeat(40), link: 'Z' })?.tiles[3]).toEqual({
      id: 3,
      symbol,
      content: 'c'.repeat(40),
      link: undefined,
    });
    expect(withTile({ link: 'D' })?.tiles[3]?.link).toBe('D');
  });
});
