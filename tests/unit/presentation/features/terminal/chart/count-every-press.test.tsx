import { countEveryPress } from '../../../../../../src/presentation/features/terminal/chart/count-every-press';

/** A chart as the library takes presses: the second within half a second counts for nothing, on the spot it ends all. */
function chartOf() {
  const chart = document.createElement('div');
  const picture = chart.appendChild(document.createElement('canvas'));
  document.body.append(chart);
  let step = 1;
  let pressed = false;
  let waits = false;
  const placed: number[] = [];
  const ends: number[] = [];
  picture.addEventListener('mousedown', () => (pressed = true));
  document.documentElement.addEventListener('mouseup', ({ clientX }) => {
    if (!pressed) return;
    pressed = false;
    if (waits) {
      waits = false;
      if (placed.at(-1) === clientX) ends.push(clientX);
      return;
    }
    waits = true;
    step += 1;
    placed.push(clientX);
  });
  const presses = countEveryPress(chart, () => step);
  const press = (clientX: number, upAt = clientX): void => {
    const at = (type: string, x: number): boolean =>
      picture.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 50 }));
    at('mousedown', clientX);
    at('mouseup', upAt);
    at('click', upAt);
  };
  return { press, placed, ends, presses, rest: () => (waits = false) };
}

describe('presses of somebody who draws fast', () => {
  it('count one by one, however soon they follow', () => {
    const { press, placed } = chartOf();
    press(100);
    press(200);
    press(300);
    expect(placed).toEqual([100, 200, 300]);
  });

  it('count once on the same spot, and do not end the drawing', () => {
    const { press, placed, ends } = chartOf();
    press(100);
    press(102);
    expect(placed).toEqual([100]);
    expect(ends).toEqual([]);
    press(200);
    expect(placed).toEqual([100, 200]);
  });

  it('count for nothing where the chart was dragged, and once nothing is drawn', () => {
    const { press, placed, presses } = chartOf();
    press(100);
    press(150, 190);
    expect(placed).toEqual([100]);
    press(200);
    presses.end();
    press(300);
    expect(placed).toEqual([100, 200]);
  });
});

/** The same by fingers: what a browser tells of a tap, and the library's way with it. */
describe('taps of somebody who draws fast', () => {
  class Tapped extends Event {
    readonly changedTouches: readonly Touch[];
    readonly touches: readonly Touch[];
    constructor(type: string, { touches = [], changedTouches = [], ...about }: TouchEventInit) {
      super(type, about);
      this.touches = touches;
      this.changedTouches = changedTouches;
    }
  }
  const before = window.TouchEvent;
  beforeAll(() => void (window.TouchEvent = Tapped as never));
  afterAll(() => void (window.TouchEvent = before));

  function chartOfTaps() {
    const chart = document.createElement('div');
    const picture = chart.appendChild(document.createElement('canvas'));
    document.body.append(chart);
    let step = 1;
    let started = false;
    let waits = false;
    const placed: number[] = [];
    const ends: number[] = [];
    picture.addEventListener('touchstart', () => (started = true));
    document.documentElement.addEventListener('touchend', (event) => {
      if (!started) return;
      started = false;
      const { clientX } = event.changedTouches[0]!;
      if (waits) {
        waits = false;
        if (Math.abs(placed.at(-1)! - clientX) < 30) ends.push(clientX);
        return;
      }
      waits = true;
      step += 1;
      placed.push(clientX);
    });
    const presses = countEveryPress(chart, () => step);
    const tap = (clientX: number, upAt = clientX, others: readonly Touch[] = []): void => {
      const at = (x: number): Touch => ({ clientX: x, clientY: 50 }) as Touch;
      const about = { bubbles: true, cancelable: true };
      const down = { ...about, touches: [at(clientX), ...others], changedTouches: [at(clientX)] };
      picture.dispatchEvent(new TouchEvent('touchstart', down));
      picture.dispatchEvent(new TouchEvent('touchend', { ...about, touches: [...others], changedTouches: [at(upAt)] }));
    };
    return { tap, placed, ends, presses };
  }

  it('count one by one, and once on the same spot without ending the drawing', () => {
    const { tap, placed, ends, presses } = chartOfTaps();
    tap(100);
    tap(200);
    tap(215);
    tap(300);
    expect(placed).toEqual([100, 200, 300]);
    expect(ends).toEqual([]);
    presses.end();
  });

  it('count for nothing where the chart was dragged, by one finger or two', () => {
    const { tap, placed, presses } = chartOfTaps();
    tap(100);
    tap(150, 190);
    expect(placed).toEqual([100]);
    tap(250);
    tap(300, 300, [{ clientX: 20, clientY: 20 } as Touch]);
    expect(placed).toEqual([100, 250]);
    presses.end();
  });
});
