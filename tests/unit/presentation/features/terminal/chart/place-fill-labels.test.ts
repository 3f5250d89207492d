import { decimal } from '../../../../../../src/domain/shared/decimal';
import {
  placeFillLabels,
  type PlacedFill,
} from '../../../../../../src/presentation/features/terminal/chart/place-fill-labels';

const fill = (id: string, side: 'BUY' | 'SELL', x: number, y: number, total?: string): PlacedFill => ({
  id,
  side,
  x,
  y,
  total: total === undefined ? undefined : decimal(total),
});
const width = 40;
const said = (...fills: readonly PlacedFill[]) =>
  Object.fromEntries([...placeFillLabels(fills, () => width)].map(([id, { total }]) => [id, total.toString()]));

describe('labels of fills', () => {
  it('are at each mark that has room', () => {
    expect(
      said(fill('a', 'BUY', 0, 100, '1'), fill('b', 'SELL', 50, 100, '2'), fill('c', 'BUY', 100, 90, '3')),
    ).toEqual({ a: '1', b: '2', c: '3' });
  });

  it('of one side say together what was traded where each alone would be over the other', () => {
    expect(said(fill('a', 'BUY', 0, 100, '1'), fill('b', 'BUY', 10, 104, '2'), fill('c', 'BUY', 20, 102, '4'))).toEqual(
      {
        b: '7',
      },
    );
    expect(said(fill('a', 'SELL', 0, 100, '1'), fill('b', 'SELL', 10, 104, '2'))).toEqual({ a: '3' });
  });

  it('go beyond the arrows of their neighbours', () => {
    expect(said(fill('a', 'BUY', 0, 100, '1'), fill('b', 'BUY', 12, 112, undefined))).toEqual({ b: '1' });
  });

  it('of two sides too close are those of the later trade', () => {
    expect(said(fill('a', 'BUY', 0, 100, '1'), fill('b', 'SELL', 10, 140, '2'))).toEqual({ b: '2' });
  });

  it('give way to the left of what is said elsewhere, and are left out where that is too far from their mark', () => {
    const tag = (left: number) => ({ left, right: 300, top: 105, bottom: 124 });
    const at = (taken: readonly ReturnType<typeof tag>[], y = 100) =>
      placeFillLabels([fill('a', 'BUY', 100, y, '1')], () => width, taken).get('a')?.x;
    expect(at([])).toBe(100);
    expect(at([tag(108)])).toBe(88);
    expect(at([tag(98), tag(108)])).toBe(78);
    expect(at([tag(108)], 60)).toBe(100);
    expect(at([tag(120)])).toBe(100);
    expect(at([tag(95)])).toBe(75);
    expect(at([tag(94)])).toBeUndefined();
  });

  it('that gave way are over no label of an earlier trade', () => {
    const taken = [{ left: 108, right: 300, top: 105, bottom: 124 }];
    const labels = placeFillLabels(
      [fill('a', 'BUY', 59, 100, '1'), fill('b', 'BUY', 100, 100, '2')],
      () => width,
      taken,
    );
    expect([...labels].map(([id, { total, x }]) => [id, total.toString(), x])).toEqual([['b', '3', 88]]);
  });

  it('of any fills are over no other label and no arrow', () => {
    const fills = Array.from({ length: 120 }, (_, index) =>
      fill(String(index), index % 3 === 0 ? 'SELL' : 'BUY', (index * 37) % 800, (index * 7919) % 300, '1'),
    );
    const labels = placeFillLabels(fills, () => width);
    const boxOf = ({ side, x, y }: PlacedFill, half: number, from: number, to: number) =>
      side === 'BUY' ? [x - half, x + half, y + from, y + to] : [x - half, x + half, y - to, y - from];
    const meet = ([l, r, t, b]: number[], [l2, r2, t2, b2]: number[]): boolean =>
      l! < r2! && l2! < r! && t! < b2! && t2! < b!;
    const texts = fills
      .filter(({ id }) => labels.has(id))
      .map((each) => ({ id: each.id, box: boxOf(each, width / 2, 13, 25) }));
    expect(texts.length).toBeGreaterThan(3);
    for (const { id, box } of texts) {
      expect(texts.filter((other) => other.id !== id && meet(box, other.box))).toEqual([]);
      expect(fills.filter((other) => meet(box, boxOf(other, 5, 2, 11)))).toEqual([]);
    }
  });
});
