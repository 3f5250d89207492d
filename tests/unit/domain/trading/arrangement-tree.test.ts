import {
  emptyArrangement,
  group,
  mapGroups,
  narrowed,
  split,
  type Arrangement,
  type ArrangementNode,
  type Split,
} from '../../../../src/domain/trading/arrangement';
import {
  addPanel,
  collapse,
  moveDivider,
  movePanel,
  movePanelTowards,
  resizePanel,
  restore,
} from '../../../../src/domain/trading/arrangement-changes';
import { dropAt, fits, layoutOf } from '../../../../src/domain/trading/arrangement-layout';

const panel = (id: string) => ({ id, content: 'chart', link: 'page' as const });
const one = (...ids: readonly string[]): ArrangementNode => group(...ids.map(panel));
const row = (...parts: readonly (readonly [ArrangementNode, number])[]): Split => split('row', ...parts);
const column = (...parts: readonly (readonly [ArrangementNode, number])[]): Split => split('column', ...parts);
const arranged = (root: ArrangementNode): Arrangement => ({ ...emptyArrangement, root });
/** Where each group lies: the panel in front, from the left and the top, width by height, in percent. */
const places = (arrangement: Arrangement): readonly string[] =>
  layoutOf(arrangement).groups.map(({ group: { active }, left, top, width, height }) => {
    const [x, y, w, h] = [left, top, width, height].map((share) => Math.round(share * 100));
    return `${active} ${x},${y} ${w}x${h}`;
  });
const stack = (count: number): readonly (readonly [ArrangementNode, number])[] =>
  Array.from({ length: count }, (_, at) => [one(`p${at}`), 1] as const);

/** Two rows of two: the lines between left and right meet. */
const quarters = arranged(column([row([one('a'), 1], [one('b'), 1]), 1], [row([one('c'), 1], [one('d'), 1]), 1]));
/** Two columns of two. */
const turned = arranged(row([column([one('a'), 1], [one('b'), 1]), 1], [column([one('c'), 1], [one('d'), 1]), 1]));

describe('the tree of an arrangement', () => {
  it('is gone with its last group, and a split with all but one of its parts', () => {
    expect(mapGroups(quarters.root, () => undefined)).toBeUndefined();
    expect(mapGroups(quarters.root, (each) => (each.active === 'c' ? each : undefined))).toEqual(one('c'));
  });

  it('is the same tree where nothing of it changed', () => {
    expect(mapGroups(quarters.root, (each) => each)).toBe(quarters.root);
    const tabs = group(panel('a'), panel('b'));
    expect(narrowed(tabs, () => true)).toBe(tabs);
  });

  it('keeps in front of a group what was in front, else brings its first there', () => {
    const tabs = { ...group(panel('a'), panel('b'), panel('c')), active: 'b' };
    expect(narrowed(tabs, ({ id }) => id !== 'a')?.active).toBe('b');
    expect(narrowed(tabs, ({ id }) => id !== 'c')?.active).toBe('b');
    expect(narrowed(tabs, ({ id }) => id !== 'b')?.active).toBe('a');
    expect(narrowed(tabs, () => false)).toBeUndefined();
  });

  it('has no row within a row: each part of it keeps its share', () => {
    const moved = movePanel(arranged(row([one('a'), 1], [one('b'), 1], [one('c'), 2])), 'a', 'c', 'right');
    expect(moved.root).toEqual(row([one('b'), 1], [one('c'), 1], [one('a'), 1]));
    const below = movePanel(arranged(row([one('a'), 1], [one('b'), 3])), 'a', 'b', 'down');
    expect(below.root).toEqual(column([one('b'), 1], [one('a'), 1]));
    expect(movePanel(turned, 'a', 'd', 'down').root).toEqual(
      row([one('b'), 1], [column([one('c'), 1], [one('d'), 0.5], [one('a'), 0.5]), 1]),
    );
  });

  it('has room for six panels beside each other and six above each other, and for no seventh', () => {
    expect([fits(row(...stack(6))), fits(row(...stack(7)))]).toEqual([true, false]);
    expect([fits(column(...stack(6))), fits(column(...stack(7)))]).toEqual([true, false]);
    expect(fits(undefined)).toBe(true);
  });
});

describe('a new panel', () => {
  it('goes to the largest group, wherever that is', () => {
    const upper = arranged(column([one('a'), 7], [one('b'), 3]));
    expect(places(addPanel(upper, 'chart'))).toEqual(['a 0,0 50x70', 'chart-1 50,0 50x70', 'b 0,70 100x30']);
    const lower = arranged(column([one('a'), 3], [one('b'), 7]));
    expect(places(addPanel(lower, 'chart'))).toEqual(['a 0,0 100x30', 'b 0,30 50x70', 'chart-1 50,30 50x70']);
  });
});

describe('a panel that is sent to a side', () => {
  it('goes as a tab to the neighbour where its own group has no room beside it', () => {
    const full = arranged(row([one('p0', 'x'), 1], ...stack(6).slice(1)));
    const sent = movePanelTowards(full, 'x', 'right');
    expect(places(sent).slice(0, 2)).toEqual(['p0 0,0 17x100', 'x 17,0 17x100']);
    expect(sent.root).toMatchObject({
      children: [{ panels: [panel('p0')] }, { panels: [panel('p1'), panel('x')] }, {}, {}, {}, {}],
    });
    // Nobody is on the left.
    expect(movePanelTowards(full, 'x', 'left')).toBe(full);
  });

  it('changes places with the one that shares the most of the edge, on each side', () => {
    const beside = arranged(row([column([one('a'), 5], [one('b'), 5]), 1], [column([one('c'), 3], [one('d'), 7]), 1]));
    expect(places(movePanelTowards(beside, 'a', 'right'))[0]).toBe('c 0,0 50x50');
    expect(places(movePanelTowards(beside, 'b', 'right'))[1]).toBe('d 0,50 50x50');
    expect(places(movePanelTowards(beside, 'd', 'left'))[1]).toBe('d 0,50 50x50');
    const stacked = arranged(column([row([one('a'), 5], [one('b'), 5]), 1], [row([one('c'), 3], [one('d'), 7]), 1]));
    expect(places(movePanelTowards(stacked, 'a', 'down'))[0]).toBe('c 0,0 50x50');
    expect(places(movePanelTowards(stacked, 'b', 'down'))[1]).toBe('d 50,0 50x50');
    expect(places(movePanelTowards(stacked, 'd', 'up'))[1]).toBe('d 50,0 50x50');
    expect(places(movePanelTowards(stacked, 'c', 'up'))[0]).toBe('c 0,0 50x50');
  });
});

describe('a line between panels', () => {
  it('says where it is and how far it goes: no further than both its neighbours keep a sixth', () => {
    expect(layoutOf(arranged(row([one('a'), 1], [one('b'), 1]))).dividers).toEqual([
      {
        path: [],
        before: 0,
        after: 1,
        direction: 'row',
        area: { left: 0, top: 0, width: 1, height: 1 },
        at: 0.5,
        from: expect.closeTo(1 / 6) as number,
        to: expect.closeTo(5 / 6) as number,
      },
    ]);
  });

  it('moves alone where several meet', () => {
    expect(places(resizePanel(quarters, 'c', 'row', 0.1))).toEqual([
      ...['a 0,0 50x50', 'b 50,0 50x50', 'c 0,50 60x50', 'd 60,50 40x50'],
    ]);
    expect(places(resizePanel(quarters, 'a', 'row', 0.1))[2]).toBe('c 0,50 50x50');
    expect(places(resizePanel(turned, 'c', 'column', 0.1))).toEqual([
      ...['a 0,0 50x50', 'b 0,50 50x50', 'c 50,0 50x60', 'd 50,60 50x40'],
    ]);
    expect(places(resizePanel(turned, 'd', 'column', 0.1))[3]).toBe('d 50,40 50x60');
    expect(places(resizePanel(quarters, 'd', 'row', 0.1))[3]).toBe('d 40,50 60x50');
  });

  it('makes the last of several larger by the line just before it', () => {
    const three = arranged(row([one('a'), 1], [one('b'), 1], [one('c'), 1]));
    expect(places(resizePanel(three, 'c', 'row', 0.1))).toEqual(['a 0,0 33x100', 'b 33,0 23x100', 'c 57,0 43x100']);
    expect(places(resizePanel(three, 'b', 'row', 0.1))).toEqual(['a 0,0 33x100', 'b 33,0 43x100', 'c 77,0 23x100']);
  });

  it('is another one once what it divided was put aside', () => {
    const three = arranged(row([one('a'), 1], [one('b'), 1], [one('c'), 1]));
    const aside = collapse(three, 'b');
    for (const line of layoutOf(three).dividers)
      for (const to of [0.3, 0.7]) expect(moveDivider(aside, line, to)).toBe(aside);
    const [line] = layoutOf(aside).dividers;
    expect(places(moveDivider(aside, line!, 0.7))).toEqual(['a 0,0 70x100', 'c 70,0 30x100']);
  });

  it('leaves what was put aside its share, also within a part of the space', () => {
    const inner = column([one('a'), 1], [one('b'), 1], [one('c'), 2]);
    const deep = arranged(column([row([inner, 1], [one('d'), 1]), 4], [one('e'), 1]));
    const aside = collapse(deep, 'c');
    const line = layoutOf(aside).dividers.find(({ path }) => path.length === 2)!;
    const back = restore(moveDivider(aside, line, line.at + 0.05), 'c');
    expect(places(back).find((each) => each.startsWith('c'))).toBe('c 0,40 50x40');
  });
});

it('a quarter of a panel from its edge is its middle already', () => {
  const drop = (x: number, y: number) => dropAt(layoutOf(quarters), x, y)?.drop;
  expect([drop(0.125, 0.25), drop(0.124, 0.25)]).toEqual(['tab', 'left']);
});
