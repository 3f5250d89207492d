import { fc } from '../../../support/properties';
import {
  choose,
  discard,
  nothingSaved,
  longestName,
  put,
  rename,
  tidyName,
} from '../../../../src/domain/platform/saved-items';
import { decimal } from '../../../../src/domain/shared/decimal';
import { panelsOf } from '../../../../src/domain/trading/arrangement';
import { addPanel, linkPanel, removePanel } from '../../../../src/domain/trading/arrangement-changes';
import { exposures } from '../../../../src/domain/trading/exposure';
import {
  addTile,
  boardGrids,
  changeTile,
  fillGrid,
  gridOf,
  moveTile,
  newBoard,
  readBoard,
  removeTile,
  rowsOf,
  tilesOn,
  type BoardGrid,
  type MarketBoard,
} from '../../../../src/domain/trading/market-board';
import type { Order } from '../../../../src/domain/trading/order';
import type { Position } from '../../../../src/domain/trading/position';
import { arrange, arrangementFor, followMarket, newWorkspace } from '../../../../src/domain/trading/workspace';
import { screenSizes } from '../../../../src/domain/trading/screen-size';
import { longestDocument, readDocument, writeDocument } from '../../../../src/domain/trading/shared-document';
import { presetFor } from '../../../../src/domain/trading/workspace-presets';
import { readWorkspace } from '../../../../src/domain/trading/workspace-reader';

describe('a workspace', () => {
  it('keeps panels that were called otherwise when it was saved', () => {
    const { arrangements, markets } = arrange(newWorkspace, 'wide', addPanel(presetFor('wide'), 'safety'));
    const saved = JSON.parse(JSON.stringify({ arrangements, markets }).replaceAll('"safety"', '"trust"')) as unknown;
    const panels = panelsOf(arrangementFor(readWorkspace(saved)!, 'wide')).map(({ content }) => content);
    expect(panels).toContain('safety');
    expect(panels).not.toContain('trust');
  });

  const own = arrange(newWorkspace, 'wide', addPanel(presetFor('wide'), 'ladder'));

  it('is as the product comes until it is arranged, and apart for a tablet', () => {
    expect(arrangementFor(newWorkspace, 'tablet')).toBe(presetFor('tablet'));
    expect(panelsOf(arrangementFor(own, 'desktop')).map(({ content }) => content)).toContain('ladder');
    expect(arrangementFor(own, 'tablet')).toBe(presetFor('tablet'));
  });

  it('comes back from a file as it was', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...screenSizes),
        fc.array(fc.constantFrom('chart', 'book', 'depth'), { maxLength: 8 }),
        fc.constantFrom('A' as const, 'D' as const),
        (size, contents, colour) => {
          const filled = contents.reduce((now, content) => addPanel(now, content, colour), presetFor(size));
          const workspace = followMarket(
            arrange(newWorkspace, size, removePanel(filled, 'tape-1')),
            colour,
            'PERP_ETH_USDT',
          );
          const read = readDocument('workspace', writeDocument('workspace', { name: 'Scalping', value: workspace }));
          expect(read).toEqual({ ok: true, value: { name: 'Scalping', value: workspace } });
        },
      ),
    );
  });

  it.each([
    ['', 'somethingElse'],
    ['null', 'somethingElse'],
    ['{"kind":"something"}', 'somethingElse'],
    [`"${'x'.repeat(longestDocument)}"`, 'tooLarge'],
    ['{"kind":"terminal-workspace","version":2}', 'newer'],
    ['{"kind":"terminal-workspace","version":1,"name":"\\u200b","workspace":{"arrangements":{}}}', 'damaged'],
    [
      '{"kind":"terminal-workspace","version":1,"name":"A","workspace":{"arrangements":{"wide":{"root":{"kind":"group","panels":[]}}}}}',
      'damaged',
    ],
    [
      '{"kind":"terminal-workspace","version":1,"name":"A","workspace":{"arrangements":{"wide":{"root":{"kind":"group","panels":[{"id":"<b>","content":"chart","link":"page"}]}}}}}',
      'damaged',
    ],
    [
      '{"kind":"terminal-workspace","version":1,"name":"A","workspace":{"arrangements":{"wide":{"root":{"kind":"split","direction":"row","children":[1,2],"weights":[1,2]}}}}}',
      'damaged',
    ],
  ])('is not read where it is something else (%#)', (text, problem) => {
    expect(readDocument('workspace', text)).toEqual({ ok: false, error: problem });
  });

  it('reads anything without failing', () => {
    fc.assert(
      fc.property(
        fc.json(),
        (workspace) =>
          void readDocument(
            'workspace',
            `{"kind":"terminal-workspace","version":1,"name":"A","workspace":${workspace}}`,
          ),
      ),
    );
  });

  it('forgets what is not known here', () => {
    const text = writeDocument('workspace', { name: 'A', value: own }).replace(
      '"markets":{',
      '"account":"me","markets":{"Z":"SPOT_BTC_USDT","A":"javascript:alert(1)"',
    );
    const read = readDocument('workspace', text);
    expect(read.ok && read.value.value).toEqual(own);
  });

  it('refuses panels that would have no room', () => {
    const row = Array.from({ length: 7 }, (_, index) => ({
      kind: 'group',
      panels: [{ id: `chart-${index}`, content: 'chart', link: 'page' }],
      active: '',
    }));
    const text = JSON.stringify({
      kind: 'terminal-workspace',
      version: 1,
      name: 'A',
      workspace: {
        arrangements: { wide: { root: { kind: 'split', direction: 'row', children: row, weights: row.map(() => 1) } } },
      },
    });
    expect(readDocument('workspace', text)).toEqual({ ok: false, error: 'damaged' });
  });

  it('keeps panels of a colour together with the colour', () => {
    expect(panelsOf(linkPanel(presetFor('wide'), 'book-1', 'B')).find(({ id }) => id === 'book-1')?.link).toBe('B');
  });
});

describe('named things', () => {
  const two = put(put(nothingSaved<number>(), { id: 'a', name: 'One', value: 1 }), { id: 'b', name: 'One', value: 2 });

  it('have names that differ', () => {
    expect(two.items.map(({ name }) => name)).toEqual(['One', 'One 2']);
    expect(rename(two, 'b', 'One').items[1]!.name).toBe('One 2');
  });

  it('are chosen and thrown away; a neighbour takes over', () => {
    expect(discard(choose(two, 'a'), 'a')).toMatchObject({ activeId: 'b' });
    expect(discard(two, 'nobody')).toBe(two);
  });

  it('have names of one tidy line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const name = tidyName(text);
        if (name === undefined) return;
        expect(name).toBe(name.trim());
        expect([...name].length).toBeLessThanOrEqual(longestName);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });
});

describe('a board', () => {
  const board = newBoard(['SPOT_BTC_USDT', 'SPOT_ETH_USDT']);

  it('comes back from a file or a link as it was, also one that was kept by the name of its grid', () => {
    const shared = readDocument('board', writeDocument('board', { name: 'Majors', value: board }));
    expect(shared).toEqual({ ok: true, value: { name: 'Majors', value: board } });
    const { columns: _, count: __, ...kept } = board;
    expect(readBoard({ ...kept, grid: '4x3', tiles: kept.tiles.map(({ id: ___, ...tile }) => tile) })).toEqual(
      fillGrid(board, '4x3'),
    );
  });

  it('is no workspace, and nothing that was tampered with', () => {
    expect(readDocument('workspace', writeDocument('board', { name: 'A', value: board }))).toEqual({
      ok: false,
      error: 'somethingElse',
    });
    const broken = [
      { ...board, count: 13 },
      { ...board, columns: 5 },
      { ...board, tiles: board.tiles.slice(1) },
      { ...board, tiles: board.tiles.map((tile) => ({ ...tile, id: 1 })) },
      { ...board, tiles: board.tiles.map((tile) => ({ ...tile, content: '<b>' })) },
    ];
    for (const value of broken)
      expect(
        readDocument('board', JSON.stringify({ kind: 'market-board', version: 1, name: 'A', board: value })),
      ).toEqual({ ok: false, error: 'damaged' });
    fc.assert(
      fc.property(
        fc.json(),
        (value) => void readDocument('board', `{"kind":"market-board","version":1,"name":"A","board":${value}}`),
      ),
    );
  });

  it('has 2 to 12 tiles, each of them once, whatever is done to it', () => {
    const id = fc.nat({ max: 12 });
    const step = fc.oneof(
      fc.constant(addTile),
      id.map((tile) => (now: MarketBoard) => removeTile(now, tile)),
      fc.tuple(id, fc.integer({ min: -5, max: 5 })).map(
        ([tile, by]) =>
          (now: MarketBoard) =>
            moveTile(now, tile, by),
      ),
      fc
        .constantFrom(...(Object.keys(boardGrids) as BoardGrid[]))
        .map((grid) => (now: MarketBoard) => fillGrid(now, grid)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const now = steps.reduce((made, change) => change(made), board);
        expect(new Set(now.tiles.map((tile) => tile.id)).size).toBe(12);
        expect(tilesOn(now).length).toBeGreaterThanOrEqual(2);
        expect(rowsOf(now) * now.columns).toBeGreaterThanOrEqual(tilesOn(now).length);
        expect(readBoard(JSON.parse(JSON.stringify(now)))).toEqual(now);
      }),
    );
  });

  it('takes a tile to another place, and brings back one that was taken away', () => {
    const ids = (now: MarketBoard): readonly number[] => tilesOn(now).map((tile) => tile.id);
    expect(ids(moveTile(board, 3, -2))).toEqual([0, 3, 1, 2]);
    expect(ids(moveTile(board, 0, 9))).toEqual([1, 2, 3, 0]);
    expect(ids(removeTile(board, 1))).toEqual([0, 2, 3]);
    expect(ids(addTile(removeTile(board, 1)))).toEqual([0, 2, 3, 1]);
    expect([gridOf(board), gridOf(addTile(board))]).toEqual(['2x2', undefined]);
  });

  it('shows one market in all tiles of a colour', () => {
    const linked = changeTile(changeTile(board, 0, { link: 'A' }), 1, { link: 'A' });
    expect(linked.tiles[1]!.symbol).toBe('SPOT_BTC_USDT');
    expect(changeTile(linked, 1, { symbol: 'PERP_BTC_USDT' }).tiles[0]!.symbol).toBe('PERP_BTC_USDT');
  });
});

it('adds contracts, coins and orders up by quote asset', () => {
  const position = (symbol: string, holding: string, mark: string): Position =>
    ({ symbol, holding: decimal(holding), markPrice: decimal(mark) }) as Position;
  const order = (symbol: string, quantity: string, price?: string): Order =>
    ({
      symbol,
      quantity: decimal(quantity),
      price: price === undefined ? undefined : decimal(price),
      executed: decimal('1'),
    }) as Order;
  const account = {
    positions: [
      position('PERP_BTC_USDT', '2', '100'),
      position('PERP_ETH_USDT', '-5', '10'),
      position('PERP_ETH_USDT', '0', '10'),
    ],
    orders: [order('SPOT_BTC_USDT', '3', '90'), order('SPOT_BTC_USDT', '2')],
    balances: [
      { asset: 'USDT', holding: decimal('1000') },
      { asset: 'BTC', holding: decimal('0.5') },
      { asset: 'UNHEARD', holding: decimal('7') },
    ],
  };
  const [sum] = exposures(account, {
    spotMarketOf: (asset) => (asset === 'USDT' ? undefined : `SPOT_${asset}_USDT`),
    lastOf: (symbol) => (symbol.includes('UNHEARD') ? undefined : 100),
  });
  expect([sum!.long, sum!.short, sum!.spot, sum!.net, sum!.orders].map(String)).toEqual([
    '200',
    '50',
    '50',
    '200',
    '280',
  ]);
});
