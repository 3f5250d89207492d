import { fc } from '../../../support/properties';
import { beginHistory, record, redo, undo } from '../../../../src/domain/shared/history';
import {
  emptyArrangement,
  groupsIn,
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
  type Side,
} from '../../../../src/domain/trading/arrangement-changes';
import { layoutOf, smallestShare } from '../../../../src/domain/trading/arrangement-layout';
import { screenSizes } from '../../../../src/domain/trading/screen-size';
import { presetFor } from '../../../../src/domain/trading/workspace-presets';

type Change = (arrangement: Arrangement) => Arrangement;
const sides: readonly Side[] = ['left', 'right', 'up', 'down'];
const drops: readonly Drop[] = [...sides, 'tab'];

/** The id of some panel, whatever panels there are. */
function some(arrangement: Arrangement, number: number): string {
  const panels = panelsOf(arrangement);
  return panels[number % Math.max(1, panels.length)]?.id ?? 'nobody';
}

const number = fc.nat(30);
const additions = fc.constantFrom('chart', 'book', 'ladder').map(
  (content): Change =>
    (now) =>
      addPanel(now, content),
);
const others: fc.Arbitrary<Change> = fc.oneof(
  number.map(
    (at): Change =>
      (now) =>
        collapse(now, some(now, at)),
  ),
  number.map(
    (at): Change =>
      (now) =>
        restore(now, some(now, at)),
  ),
  number.map(
    (at): Change =>
      (now) =>
        toggleMaximised(now, some(now, at)),
  ),
  number.map(
    (at): Change =>
      (now) =>
        activate(now, some(now, at)),
  ),
  fc.tuple(number, fc.constantFrom('page' as const, 'A' as const, 'B' as const)).map(
    ([at, link]): Change =>
      (now) =>
        linkPanel(now, some(now, at), link),
  ),
  fc.tuple(number, number, fc.constantFrom(...drops)).map(
    ([at, to, drop]): Change =>
      (now) =>
        movePanel(now, some(now, at), some(now, to), drop),
  ),
  fc.tuple(number, fc.constantFrom(...sides)).map(
    ([at, side]): Change =>
      (now) =>
        movePanelTowards(now, some(now, at), side),
  ),
  fc.tuple(number, fc.constantFrom('row' as const, 'column' as const), fc.double({ min: -1, max: 1, noNaN: true })).map(
    ([at, direction, by]): Change =>
      (now) =>
        resizePanel(now, some(now, at), direction, by),
  ),
  fc.tuple(number, fc.double({ min: -1, max: 2, noNaN: true })).map(([at, to]): Change => (now) => {
    const { dividers } = layoutOf(now);
    const divider = dividers[at % Math.max(1, dividers.length)];
    return divider ? moveDivider(now, divider, to) : now;
  }),
);
const removals = number.map(
  (at): Change =>
    (now) =>
      removePanel(now, some(now, at)),
);
const starts = fc.constantFrom(emptyArrangement, ...screenSizes.map(presetFor));
const everything = fc.oneof(
  { weight: 3, arbitrary: additions },
  { weight: 8, arbitrary: others },
  { weight: 1, arbitrary: removals },
);

function changed(start: Arrangement, changes: readonly Change[]): Arrangement {
  return changes.reduce((now, change) => change(now), start);
}

it('fills the whole space without overlaps, and leaves each panel room, whatever was done', () => {
  fc.assert(
    fc.property(starts, fc.array(everything, { maxLength: 40 }), (start, changes) => {
      const { groups } = layoutOf(changed(start, changes));
      for (const { width, height } of groups) {
        expect(width).toBeGreaterThan(smallestShare - 1e-6);
        expect(height).toBeGreaterThan(smallestShare - 1e-6);
      }
      for (const [index, a] of groups.entries())
        for (const b of groups.slice(index + 1)) {
          const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
          const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
          expect(Math.min(wide, high)).toBeLessThan(1e-6);
        }
      if (groups.length > 0) expect(groups.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(1);
    }),
  );
});

it('loses no panel unless it is removed', () => {
  fc.assert(
    fc.property(
      starts,
      fc.array(additions, { maxLength: 6 }),
      fc.array(others, { maxLength: 30 }),
      (start, adding, changes) => {
        const before = changed(start, adding);
        const after = changed(before, changes);
        const ids = (of: Arrangement) =>
          panelsOf(of)
            .map(({ id }) => id)
            .sort();
        expect(ids(after)).toEqual(ids(before));
        expect(after.collapsed.every((id) => panelOf(after, id))).toBe(true);
      },
    ),
  );
});

it('shows each panel, as a tab to choose or on the restore strip, while none is maximised', () => {
  fc.assert(
    fc.property(starts, fc.array(everything, { maxLength: 30 }), (start, changes) => {
      const now = { ...changed(start, changes), maximised: undefined };
      const shown = layoutOf(now).groups.flatMap(({ group }) => group.panels.map(({ id }) => id));
      expect([...shown, ...now.collapsed].sort()).toEqual(
        panelsOf(now)
          .map(({ id }) => id)
          .sort(),
      );
      for (const { group } of layoutOf(now).groups) expect(group.panels.map(({ id }) => id)).toContain(group.active);
    }),
  );
});

it('takes each change back, and does it again', () => {
  fc.assert(
    fc.property(starts, everything, (start, change) => {
      const before = beginHistory(start);
      const after = record(before, change(start));
      if (after !== before) expect(undo(after).present).toBe(start);
      expect(redo(undo(after)).present).toBe(after.present);
    }),
  );
});

it('puts a panel that was put aside back to where it was', () => {
  fc.assert(
    fc.property(starts, number, (start, at) => {
      const id = some(start, at);
      const visible = groupsIn(start.root).some(({ active }) => active === id);
      const back = restore(collapse(start, id), id);
      if (visible) expect(layoutOf(back).groups).toEqual(layoutOf(start).groups);
      expect(back.collapsed).toEqual([]);
    }),
  );
});

it('changes places with the neighbour on that side', () => {
  const before = presetFor('wide');
  const book = layoutOf(before).groups.find(({ group }) => group.active === 'book-1')!;
  const after = movePanelTowards(before, 'chart-1', 'right');
  expect(layoutOf(after).groups.find(({ group }) => group.active === 'chart-1')).toMatchObject({
    left: book.left,
    top: book.top,
  });
});

it('makes a panel larger only while its neighbours keep their room', () => {
  const larger = resizePanel(presetFor('wide'), 'chart-1', 'column', 0.1);
  expect(layoutOf(larger).groups[0]!.height).toBeCloseTo(0.72);
  const most = resizePanel(larger, 'chart-1', 'column', 5);
  expect(layoutOf(most).groups[0]!.height).toBeCloseTo(1 - smallestShare);
});
