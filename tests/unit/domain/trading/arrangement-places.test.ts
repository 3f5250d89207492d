import {
  emptyArrangement,
  mostPanels,
  panelOf,
  panelsOf,
  type Arrangement,
} from '../../../../src/domain/trading/arrangement';
import {
  activate,
  addPanel,
  collapse,
  linkPanel,
  moveDivider,
  movePanel,
  movePanelTowards,
  removePanel,
  resizePanel,
  restore,
  toggleMaximised,
  type Drop,
} from '../../../../src/domain/trading/arrangement-changes';
import { presetFor } from '../../../../src/domain/trading/workspace-presets';
import { dropAt, layoutOf } from '../../../../src/domain/trading/arrangement-layout';

/** Where each group lies: its tabs with the one in front first, from the left and the top, width by height, in percent. */
function places(arrangement: Arrangement): readonly string[] {
  const percent = (share: number) => Math.round(share * 100);
  return layoutOf(arrangement).groups.map(({ group, left, top, width, height }) => {
    const tabs = [group.active, ...group.panels.map(({ id }) => id).filter((id) => id !== group.active)];
    return `${tabs.join(' ')} ${percent(left)},${percent(top)} ${percent(width)}x${percent(height)}`;
  });
}
const added = (...contents: readonly string[]) =>
  contents.reduce((now, content) => addPanel(now, content), emptyArrangement);
const one = added('chart');
/** The chart on the left, the book on the right. */
const two = added('chart', 'book');
/** The chart above the tape on the left, the book on the right. */
const three = added('chart', 'book', 'tape');

describe('a new panel', () => {
  it('has all the space, then half of the largest one: beside what is wide, below what is high', () => {
    expect(places(one)).toEqual(['chart-1 0,0 100x100']);
    expect(places(two)).toEqual(['chart-1 0,0 50x100', 'book-1 50,0 50x100']);
    expect(places(three)).toEqual(['chart-1 0,0 50x50', 'tape-1 0,50 50x50', 'book-1 50,0 50x100']);
    expect(places(addPanel(three, 'ladder')).slice(2)).toEqual(['book-1 50,0 50x50', 'ladder-1 50,50 50x50']);
  });

  it('joins the largest one as a tab where it has no room beside it', () => {
    const rows = (['right', 'right', 'right', 'right', 'right'] as const).reduce(
      (now, drop, index) => movePanel(addPanel(now, `p${index}`), `p${index}-1`, 'chart-1', drop),
      one,
    );
    expect(places(rows)).toHaveLength(6);
    const narrow = movePanel(addPanel(rows, 'last'), 'last-1', 'chart-1', 'right');
    expect(places(narrow).find((each) => each.startsWith('last-1'))).toContain('last-1 chart-1 ');
  });

  it('halves nothing into what is too narrow or too low to be of use on a screen', () => {
    expect(places(addPanel(presetFor('wide'), 'ladder')).filter((each) => /chart|ladder/.test(each))).toEqual([
      'chart-1 0,0 28x62',
      'ladder-1 28,0 28x62',
    ]);
    expect(places(addPanel(presetFor('desktop'), 'ladder'))).toContain('ladder-1 chart-1 0,0 45x65');
  });

  it('is one more of its kind, up to as many as there may be', () => {
    expect(
      panelsOf(added('chart', 'chart', 'chart'))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...['chart-1', 'chart-2', 'chart-3']]);
    const full = added(...Array.from({ length: mostPanels }, () => 'chart'));
    expect(panelsOf(full)).toHaveLength(mostPanels);
    expect(addPanel(full, 'chart')).toBe(full);
  });

  it('is seen where another was maximised, and comes as a tab where all were put aside', () => {
    expect(addPanel(toggleMaximised(one, 'chart-1'), 'book').maximised).toBeUndefined();
    expect(places(addPanel(collapse(one, 'chart-1'), 'book'))).toEqual(['book-1 0,0 100x100']);
    expect(places(restore(addPanel(collapse(one, 'chart-1'), 'book'), 'chart-1'))).toEqual([
      'chart-1 book-1 0,0 100x100',
    ]);
  });
});

describe('a panel that is taken to another', () => {
  it.each<[Drop, readonly string[]]>([
    ['left', ['book-1 0,0 50x100', 'chart-1 50,0 50x100']],
    ['right', ['chart-1 0,0 50x100', 'book-1 50,0 50x100']],
    ['up', ['book-1 0,0 100x50', 'chart-1 0,50 100x50']],
    ['down', ['chart-1 0,0 100x50', 'book-1 0,50 100x50']],
    ['tab', ['book-1 chart-1 0,0 100x100']],
  ])('lies on the side that was said: %s', (drop, expected) => {
    expect(places(movePanel(two, 'book-1', 'chart-1', drop))).toEqual(expected);
  });

  it('takes half of its new neighbour and leaves the others as they were', () => {
    expect(places(movePanel(three, 'book-1', 'tape-1', 'right'))).toEqual([
      ...['chart-1 0,0 100x50', 'tape-1 0,50 50x50', 'book-1 50,50 50x50'],
    ]);
    // Of a row within a row each keeps its share.
    expect(places(movePanel(added('chart', 'book', 'tape'), 'tape-1', 'book-1', 'right'))).toEqual([
      ...['chart-1 0,0 50x100', 'book-1 50,0 25x100', 'tape-1 75,0 25x100'],
    ]);
  });

  it('comes back from being put aside, and stays where it cannot go', () => {
    const moved = movePanel(collapse(two, 'book-1'), 'book-1', 'chart-1', 'up');
    expect([moved.collapsed, places(moved)]).toEqual([[], ['book-1 0,0 100x50', 'chart-1 0,50 100x50']]);
    expect(movePanel(two, 'book-1', 'book-1', 'up')).toBe(two);
    expect(movePanel(two, 'nobody', 'book-1', 'up')).toBe(two);
    expect(movePanel(two, 'book-1', 'nobody', 'up')).toBe(two);
    expect(movePanel(collapse(three, 'tape-1'), 'book-1', 'chart-1', 'up').collapsed).toEqual(['tape-1']);
  });
});

describe('a panel that is sent to a side', () => {
  it('changes places with the neighbour there', () => {
    const swapped = ['book-1 0,0 50x100', 'chart-1 50,0 50x100'];
    expect(places(movePanelTowards(two, 'chart-1', 'right'))).toEqual(swapped);
    expect(places(movePanelTowards(two, 'book-1', 'left'))).toEqual(swapped);
    const tapeFirst = ['tape-1 0,0 50x50', 'chart-1 0,50 50x50', 'book-1 50,0 50x100'];
    expect(places(movePanelTowards(three, 'chart-1', 'down'))).toEqual(tapeFirst);
    expect(places(movePanelTowards(three, 'tape-1', 'up'))).toEqual(tapeFirst);
  });

  it('changes places with the one that shares the most of the edge', () => {
    const tall = resizePanel(three, 'chart-1', 'column', -0.2);
    expect(places(movePanelTowards(tall, 'book-1', 'left'))[0]).toBe('chart-1 0,0 50x30');
    expect(places(movePanelTowards(tall, 'book-1', 'left'))[1]).toBe('book-1 0,30 50x70');
    expect(places(movePanelTowards(three, 'tape-1', 'right'))).toEqual([
      ...['chart-1 0,0 50x50', 'book-1 0,50 50x50', 'tape-1 50,0 50x100'],
    ]);
  });

  it('stays where nothing is on that side', () => {
    for (const side of ['left', 'up', 'down'] as const) expect(movePanelTowards(two, 'chart-1', side)).toBe(two);
    expect(movePanelTowards(two, 'nobody', 'left')).toBe(two);
    expect(movePanelTowards(collapse(two, 'book-1'), 'book-1', 'left').collapsed).toEqual(['book-1']);
  });

  it('comes out of its group where it is a tab', () => {
    const tabs = movePanel(two, 'book-1', 'chart-1', 'tab');
    expect(places(movePanelTowards(tabs, 'chart-1', 'left'))).toEqual(['chart-1 0,0 50x100', 'book-1 50,0 50x100']);
    expect(places(movePanelTowards(tabs, 'book-1', 'down'))).toEqual(['chart-1 0,0 100x50', 'book-1 0,50 100x50']);
  });
});

describe('a panel that is put aside', () => {
  it('leaves its room to the others and comes back to it, in front', () => {
    const aside = collapse(three, 'chart-1');
    expect([aside.collapsed, places(aside)]).toEqual([['chart-1'], ['tape-1 0,0 50x100', 'book-1 50,0 50x100']]);
    expect(collapse(aside, 'book-1').collapsed).toEqual(['chart-1', 'book-1']);
    expect(restore(collapse(aside, 'book-1'), 'chart-1').collapsed).toEqual(['book-1']);
    expect(places(restore(aside, 'chart-1'))).toEqual(places(three));
    const tabs = movePanel(two, 'book-1', 'chart-1', 'tab');
    expect(places(restore(collapse(tabs, 'chart-1'), 'chart-1'))).toEqual(['chart-1 book-1 0,0 100x100']);
  });

  it('is not maximised any more, and lets another be', () => {
    expect(collapse(toggleMaximised(two, 'book-1'), 'book-1').maximised).toBeUndefined();
    expect(collapse(toggleMaximised(two, 'book-1'), 'chart-1').maximised).toBe('book-1');
    expect(restore(toggleMaximised(collapse(two, 'book-1'), 'chart-1'), 'book-1').maximised).toBeUndefined();
  });

  it('is put aside once, and only where it is there', () => {
    const aside = collapse(two, 'book-1');
    expect(collapse(aside, 'book-1')).toBe(aside);
    expect(collapse(two, 'nobody')).toBe(two);
    expect(restore(two, 'book-1')).toBe(two);
  });

  it('can be removed for good', () => {
    const gone = removePanel(collapse(collapse(three, 'book-1'), 'tape-1'), 'book-1');
    expect([gone.collapsed, places(gone)]).toEqual([['tape-1'], ['chart-1 0,0 100x100']]);
    expect(removePanel(two, 'nobody')).toBe(two);
    expect(panelOf(removePanel(two, 'book-1'), 'book-1')).toBeUndefined();
    expect(removePanel(toggleMaximised(two, 'book-1'), 'book-1').maximised).toBeUndefined();
    expect(removePanel(toggleMaximised(two, 'book-1'), 'chart-1').maximised).toBe('book-1');
    expect(removePanel(one, 'chart-1').root).toBeUndefined();
  });
});

describe('a panel that has all the space', () => {
  it('has it until it is told again, with its tab in front', () => {
    const tabs = movePanel(three, 'tape-1', 'chart-1', 'tab');
    const all = toggleMaximised(tabs, 'chart-1');
    expect(places(all)).toEqual(['chart-1 0,0 100x100']);
    expect(places(toggleMaximised(all, 'chart-1'))).toEqual(['chart-1 tape-1 0,0 50x100', 'book-1 50,0 50x100']);
    expect(toggleMaximised(all, 'book-1').maximised).toBe('book-1');
  });

  it('is one that is there and not put aside', () => {
    const aside = collapse(two, 'book-1');
    expect(toggleMaximised(aside, 'book-1')).toBe(aside);
    expect(toggleMaximised(two, 'nobody')).toBe(two);
  });
});

describe('tabs and links', () => {
  it('come to the front, and nothing else moves', () => {
    const tabs = movePanel(three, 'tape-1', 'chart-1', 'tab');
    expect(places(activate(tabs, 'chart-1'))[0]).toBe('chart-1 tape-1 0,0 50x100');
    expect(activate(tabs, 'tape-1')).toBe(tabs);
    expect(activate(tabs, 'nobody')).toBe(tabs);
    // What is in front goes on being in front where another is taken away.
    expect(places(removePanel(addPanel(tabs, 'chart'), 'chart-1')).join()).toContain('tape-1 0,0');
  });

  it('are of one panel alone', () => {
    const linked = linkPanel(movePanel(two, 'book-1', 'chart-1', 'tab'), 'chart-1', 'B');
    expect(panelsOf(linked).map(({ id, link }) => [id, link])).toEqual([
      ['chart-1', 'B'],
      ['book-1', 'page'],
    ]);
    expect(linkPanel(linked, 'chart-1', 'B')).toBe(linked);
    expect(linkPanel(linked, 'nobody', 'B')).toBe(linked);
  });
});

describe('the lines between panels', () => {
  const line = (arrangement: Arrangement, direction: 'row' | 'column') =>
    layoutOf(arrangement).dividers.find((each) => each.direction === direction)!;

  it('move as far as both neighbours keep their room', () => {
    expect(places(moveDivider(two, line(two, 'row'), 0.7))).toEqual(['chart-1 0,0 70x100', 'book-1 70,0 30x100']);
    expect(places(moveDivider(two, line(two, 'row'), 0))).toEqual(['chart-1 0,0 17x100', 'book-1 17,0 83x100']);
    expect(places(moveDivider(two, line(two, 'row'), 1))).toEqual(['chart-1 0,0 83x100', 'book-1 83,0 17x100']);
    expect(moveDivider(two, line(two, 'row'), 0.5)).toBe(two);
  });

  it('move alone: each line has its own two neighbours', () => {
    expect(places(moveDivider(three, line(three, 'column'), 0.7))).toEqual([
      ...['chart-1 0,0 50x70', 'tape-1 0,70 50x30', 'book-1 50,0 50x100'],
    ]);
    expect(places(moveDivider(three, line(three, 'row'), 0.3))).toEqual([
      ...['chart-1 0,0 30x50', 'tape-1 0,50 30x50', 'book-1 30,0 70x100'],
    ]);
    // What has become another arrangement meanwhile has no such line.
    expect(moveDivider(one, line(two, 'row'), 0.7)).toBe(one);
    const rows = movePanel(three, 'tape-1', 'book-1', 'right');
    const [, second] = layoutOf(rows).dividers;
    expect(places(moveDivider(rows, second!, 0.6))).toEqual([
      ...['chart-1 0,0 50x100', 'book-1 50,0 17x100', 'tape-1 67,0 33x100'],
    ]);
  });

  it('leave what was put aside its share', () => {
    const rows = movePanel(three, 'tape-1', 'book-1', 'right');
    const aside = collapse(rows, 'tape-1');
    const moved = moveDivider(aside, line(aside, 'row'), 0.5);
    expect(places(moved)).toEqual(['chart-1 0,0 50x100', 'book-1 50,0 50x100']);
    expect(places(restore(moved, 'tape-1'))[2]).toBe('tape-1 75,0 25x100');
  });

  it('make a panel larger by the line behind it, the last one by the line before it', () => {
    expect(places(resizePanel(two, 'chart-1', 'row', 0.1))).toEqual(['chart-1 0,0 60x100', 'book-1 60,0 40x100']);
    expect(places(resizePanel(two, 'book-1', 'row', 0.1))).toEqual(['chart-1 0,0 40x100', 'book-1 40,0 60x100']);
    expect(places(resizePanel(three, 'tape-1', 'column', 0.2))).toEqual([
      ...['chart-1 0,0 50x30', 'tape-1 0,30 50x70', 'book-1 50,0 50x100'],
    ]);
    expect(places(resizePanel(three, 'tape-1', 'row', 0.2))[2]).toBe('book-1 70,0 30x100');
    // Nothing lies above or below the book.
    expect(resizePanel(three, 'book-1', 'column', 0.2)).toBe(three);
    expect(resizePanel(three, 'nobody', 'column', 0.2)).toBe(three);
  });
});

describe('where a panel is dropped', () => {
  const at = (x: number, y: number) => {
    const found = dropAt(layoutOf(three), x, y);
    return found && `${found.place.group.active} ${found.drop}`;
  };

  it('is beside the panel near its edge, and on top of it in its middle', () => {
    expect(at(0.25, 0.25)).toBe('chart-1 tab');
    expect([at(0.02, 0.25), at(0.48, 0.25), at(0.25, 0.02), at(0.25, 0.48)]).toEqual([
      ...['chart-1 left', 'chart-1 right', 'chart-1 up', 'chart-1 down'],
    ]);
    expect([at(0.55, 0.5), at(0.95, 0.5), at(0.75, 0.05), at(0.75, 0.95)]).toEqual([
      ...['book-1 left', 'book-1 right', 'book-1 up', 'book-1 down'],
    ]);
    // A quarter of its own size is near.
    expect([at(0.62, 0.5), at(0.63, 0.5), at(0.75, 0.24), at(0.75, 0.26)]).toEqual([
      ...['book-1 left', 'book-1 tab', 'book-1 up', 'book-1 tab'],
    ]);
  });

  it('belongs to one panel alone on the line between two, and to none outside', () => {
    expect([at(0, 0), at(0.5, 0.3), at(0.2, 0.5)]).toEqual(['chart-1 left', 'book-1 left', 'tape-1 up']);
    expect([at(1, 0.5), at(0.5, 1), at(-0.01, 0.5), at(0.5, -0.01)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
