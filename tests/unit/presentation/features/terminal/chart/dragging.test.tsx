import { drawDrawings } from '../../../../../../src/presentation/features/terminal/chart/draw-drawings';
import { LineDrawer } from '../../../../../../src/presentation/features/terminal/chart/draw-lines';
import { canvas, css, line, noEvents } from './canvas-fixture';
import { lift, mouse } from './pointer';

describe('lines across a chart', () => {
  /** A line at 100, or elsewhere, and the pointer that presses on it. */
  const pressed = (price = 100) => {
    const drawn = canvas(900);
    const moved: number[] = [];
    const drawer = new LineDrawer(drawn.chart, 'own lines', { ...noEvents, moved: (_, to) => moved.push(to) });
    drawer.draw([line('a', price), line('b', 250)], css);
    const overlay = () => drawn.overlays.get('own lines a')!;
    /** The library moves what it saw pressed for as long as the pointer is over the prices, as far as that went. */
    const pressedOn = overlay();
    const crosshairs: unknown[] = [];
    const dragTo = (y: number, x?: number): void => {
      crosshairs.push('through the tag');
      if (!pressedOn.lock && x === undefined) {
        pressedOn.points = [{ value: price + y }];
        pressedOn.onPressedMoving({ preventDefault: () => crosshairs.pop() });
      }
      mouse('mousemove', y, x);
    };
    const at = () => overlay().points[0]!.value;
    overlay().onPressedMoveStart({ y: 100 });
    return { ...drawn, drawer, moved, overlay, dragTo, at, crosshairs };
  };

  it.each([100, -5000])(
    'taken at %d are at the pointer, say there what would be sent, and are asked about there',
    (price) => {
      const { dragTo, at, texts, moved, drawer, crosshairs } = pressed(price);
      dragTo(118);
      expect(crosshairs).toEqual([]);
      expect([at(), texts()]).toEqual([120, ['Sell a 120.00']]);
      // Something else of the page changes meanwhile.
      drawer.draw([{ ...line('a', price), label: 'Sell half' }, line('b', 250)], css);
      expect([at(), texts()]).toEqual([120, ['Sell half 120.00']]);
      dragTo(163);
      expect([at(), texts()]).toEqual([160, ['Sell half 160.00']]);
      mouse('mouseup', 163);
      expect(moved).toEqual([160]);
    },
  );

  it('are where they were, and nothing is asked, after they were put down there', () => {
    const { dragTo, at, moved } = pressed();
    dragTo(140);
    dragTo(103);
    mouse('mouseup', 103);
    expect([at(), moved]).toEqual([100, []]);
  });

  it('stay where they are while the pointer moves no farther than in a click', () => {
    const { dragTo, at, moved } = pressed(-5000);
    dragTo(104);
    dragTo(96);
    expect(at()).toBe(-5000);
    mouse('mouseup', 96);
    expect(moved).toEqual([]);
  });

  it.each([
    ['below the prices', 350, 50],
    ['beside the chart', 120, 950],
    ['off the page', -20, 50],
  ])('go back once they are dragged %s, are not asked about there, and nothing of them stays in hand', (_, y, x) => {
    const { dragTo, at, moved, overlay } = pressed();
    dragTo(140);
    dragTo(y, x);
    expect(at()).toBe(100);
    mouse('mouseup', y, x);
    expect([at(), moved]).toEqual([100, []]);
    // The next press in the picture, far from the line, of which the library takes the end for that of the first.
    dragTo(180);
    mouse('mouseup', 180);
    expect([at(), moved]).toEqual([100, []]);
    overlay().onPressedMoveStart({ y: 100 });
    dragTo(130);
    mouse('mouseup', 130);
    expect(moved).toEqual([130]);
  });

  it('come along again when they are dragged back to the prices, and up and down beside their axis', () => {
    const { dragTo, at, moved } = pressed();
    dragTo(350, 50);
    dragTo(150, 890);
    expect(at()).toBe(150);
    mouse('mouseup', 172, 890);
    expect(moved).toEqual([170]);
  });

  it.each([
    ['over the prices', 170, [170]],
    ['elsewhere', 420, []],
  ])('are put down by a finger that is lifted %s alone', (_, y, asked) => {
    const { dragTo, moved } = pressed();
    dragTo(140);
    lift(y);
    expect(moved).toEqual(asked);
  });

  it.each([
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['the browser', () => window.dispatchEvent(new Event('pointercancel'))],
    ['a finger that the browser takes for itself', () => window.dispatchEvent(new Event('touchcancel'))],
    ['another finger', () => document.body.dispatchEvent(new Event('pointerdown'))],
    ['another window', () => window.dispatchEvent(new Event('blur'))],
    ['another page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('stay where they are when %s lets go of one that is dragged, wherever the pointer ends', (_, letGo) => {
    const { dragTo, at, texts, overlay, moved } = pressed(-5000);
    dragTo(120);
    letGo();
    expect([at(), texts()]).toEqual([-5000, ['↑ Sell a -5000.00']]);
    dragTo(140);
    mouse('mouseup', 140);
    expect([at(), moved]).toEqual([-5000, []]);
    overlay().onPressedMoveStart({ y: 140 });
    dragTo(130);
    mouse('mouseup', 130);
    expect(moved).toEqual([130]);
  });

  it('that are gone while they are dragged leave Escape to others', () => {
    const { dragTo, drawer, moved } = pressed();
    dragTo(120);
    drawer.draw([line('b', 250)], css);
    const heard = jest.fn();
    document.addEventListener('keydown', heard, { once: true });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    mouse('mouseup', 120);
    expect([heard.mock.calls.length, moved]).toEqual([1, []]);
  });
});

describe('drawings', () => {
  const points = [{ at: 10, price: 100 }];
  const ways = { magnet: false, locked: false, hidden: false };
  /** A line at 100 that a pointer has brought to 140. */
  const carried = () => {
    const drawn = canvas(900);
    const moved: unknown[] = [];
    const draw = (): void =>
      drawDrawings(drawn.chart, [{ id: '1', tool: 'price', points }], ways, css, {
        moved: (_, to) => moved.push(to),
        chosen: () => undefined,
        lost: draw,
      });
    draw();
    const overlay = () => drawn.overlays.get('own drawings 1')!;
    const pressedOn = overlay();
    pressedOn.onPressedMoveStart({ y: 100, overlay: pressedOn });
    pressedOn.points = [{ timestamp: 10, value: 140 }];
    return { moved, overlay, pressedOn, at: () => overlay().points[0]!.value };
  };

  it('stay where they are let go of, also beside the chart, and are no longer in hand then', () => {
    const { moved, overlay, pressedOn } = carried();
    mouse('mouseup', 400);
    expect(moved).toEqual([[{ at: 10, price: 140 }]]);
    expect([overlay() === pressedOn, pressedOn.lock]).toEqual([false, true]);
  });

  it('are kept once where the library sees them put down', () => {
    const { moved, pressedOn } = carried();
    pressedOn.onPressedMoveEnd({ overlay: pressedOn });
    mouse('mouseup', 140);
    expect(moved).toEqual([[{ at: 10, price: 140 }]]);
  });

  it('go back on Escape, and a click on one is no change that could be taken back', () => {
    const { moved, overlay, at } = carried();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect([at(), moved]).toEqual([100, []]);
    overlay().onPressedMoveStart({ y: 100, overlay: overlay() });
    overlay().onPressedMoveEnd({ overlay: overlay() });
    expect(moved).toEqual([]);
  });
});
