import { autorun } from 'mobx';
import { ChartView } from '../../../../../../src/presentation/features/terminal/chart/chart-view';

it('what is written over the candles is made anew once a chart is so wide or so low that it differs', () => {
  const view = new ChartView();
  const rooms: string[] = [];
  const stop = autorun(() => rooms.push(view.room));
  for (const [width, height] of [
    [470, 300],
    [479, 300],
    [480, 300],
    [700, 300],
    [720, 300],
    [720, 219],
    [720, 179],
    [720, 149],
    [720, 109],
  ] as const)
    view.measure(width, height);
  stop();
  expect(new Set(rooms).size).toBe(rooms.length);
  expect(rooms).toHaveLength(8);
});
