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
